import * as z from 'zod/mini';

/** What stands on a home's picture, and the bytes of the photo behind it; null for a home without one. */
export const pictureOrder = z.object({
  price: z.string(),
  title: z.string(),
  place: z.string(),
  photo: z.nullable(z.custom<Uint8Array>((value) => value instanceof Uint8Array)),
});

export type PictureOrder = z.output<typeof pictureOrder>;
