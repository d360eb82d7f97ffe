import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ProblemError } from '../../plugins/problem-error';

const WIDTHS = { small: 320, medium: 640, large: 1280 } as const;
// A small file can claim a picture that fills the memory: 50 megapixels is beyond any phone's upload here.
const MAX_PIXELS = 50_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp']);

export type Variant = { name: string; bytes: Uint8Array };
export type Variants = {
  width: number;
  height: number;
  color: string;
  small: Variant;
  medium: Variant;
  large: Variant;
};

/**
 * Decodes an uploaded photo and makes WebP copies 320, 640 and 1280 px wide, upright and without
 * any metadata.
 * @throws 422 with field 'photo' when the bytes are not a whole JPEG, PNG or WebP picture.
 */
export async function makeVariants(bytes: Uint8Array): Promise<Variants> {
  try {
    const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await source.metadata();
    if (!FORMATS.has(format)) throw new Error(`format ${format}`);
    // Decoded once and shrunk at once: three copies from the original would decode it three times.
    const base = await source
      .rotate()
      .resize({ width: WIDTHS.large, withoutEnlargement: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: base.info.width, height: base.info.height, channels: base.info.channels };
    const variant = async (width: number): Promise<Variant> => {
      const webp = await sharp(base.data, { raw })
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 72 })
        .toBuffer();
      const hash = createHash('sha256').update(webp).digest('hex').slice(0, 32);
      return { name: `${hash.slice(0, 2)}/${hash}.webp`, bytes: webp };
    };
    const [pixel] = [await sharp(base.data, { raw }).resize(1, 1).raw().toBuffer()];
    return {
      width: base.info.width,
      height: base.info.height,
      color: `#${[0, 1, 2].map((i) => (pixel[i] ?? pixel[0] ?? 200).toString(16).padStart(2, '0')).join('')}`,
      small: await variant(WIDTHS.small),
      medium: await variant(WIDTHS.medium),
      large: await variant(WIDTHS.large),
    };
  } catch {
    throw new ProblemError(
      422,
      'invalid',
      'This file is not a photo we can read. Please choose a JPEG, PNG or WebP picture.',
      { field: 'photo' },
    );
  }
}
