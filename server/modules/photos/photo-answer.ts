import * as z from 'zod/mini';

const variant = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) });

const variants = z.object({
  width: z.int(),
  height: z.int(),
  color: z.string(),
  small: variant,
  medium: variant,
  large: variant,
});

export type Variant = z.output<typeof variant>;
/** The copies that are made of a photo, with the large one's size in pixels and its mean colour. */
export type Variants = z.output<typeof variants>;

/** What the process that reads photos says of one: its copies, or why it has none, for people. */
export const photoAnswerOfChild = z.union([
  z.object({ variants }),
  z.object({ refused: z.string() }),
]);

export type PhotoAnswerOfChild = z.output<typeof photoAnswerOfChild>;

/** What it says of a picture that it was to draw: a JPEG. */
export const pictureAnswerOfChild = z.object({
  picture: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

export type PictureAnswerOfChild = z.output<typeof pictureAnswerOfChild>;
