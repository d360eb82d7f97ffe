import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import { ProblemError } from '../../plugins/problem-error';
import type { Variant, Variants } from './photo-answer';

/** The large one is as wide as a phone of three points to the pixel: more would be paid for and not seen. */
const WIDTHS = { small: 320, medium: 640, large: 1080 } as const;
const LAST_DIGIT = { small: 0, medium: 1, large: 2 } as const;
/** In pixels: a wider picture is made smaller. */
export const LARGEST_WIDTH = WIDTHS.large;
// A small file can claim a picture that fills the memory: these take some 160 MB to read whole.
const MAX_MEGAPIXELS = 40;
// An ordinary JPEG is shrunk while it is read and never there in full: phones make some of 108 megapixels.
const MAX_SHRUNK_MEGAPIXELS = 120;
const FORMATS = new Set(['jpeg', 'png', 'webp']);
const MEGA = 1_000_000;

/**
 * Decodes an uploaded photo and makes WebP copies 320, 640 and 1080 px wide, upright and without
 * any metadata. It takes the thread pool of its process: requests go through `PhotoQueue`. `effort` is
 * libwebp's, 0 to 6: a photo of many visitors is worth the work that makes it smaller.
 * @throws 422 with field 'photo' when the bytes are not a whole JPEG, PNG or WebP picture, or one
 * that takes too much to read
 */
export async function makeVariants(bytes: Uint8Array, effort = 4): Promise<Variants> {
  try {
    // Only its header is read: what is too large is told by its size.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!FORMATS.has(metadata.format)) throw new Error(`format ${metadata.format}`);
    const most = requireReadable(metadata);
    return await copiesOf(bytes, most, effort);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw refusal(
      'This file is not a photo we can read. Please choose a JPEG, PNG or WebP picture.',
    );
  }
}

async function copiesOf(
  bytes: Uint8Array,
  mostMegapixels: number,
  effort: number,
): Promise<Variants> {
  // Decoded once and shrunk at once: three copies from the original would decode it three times.
  const base = await sharp(bytes, { limitInputPixels: mostMegapixels * MEGA, failOn: 'error' })
    .rotate()
    .resize({ width: WIDTHS.large, withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: base.info.width, height: base.info.height, channels: base.info.channels };
  const encoded = (width: number) =>
    sharp(base.data, { raw })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 72, effort })
      .toBuffer();
  const large = await encoded(WIDTHS.large);
  // One hash names all three, but for its last digit: names are most of what cannot be compressed in a page of
  // results. They look as they always did, for who takes a release back.
  const hash = createHash('sha256').update(large).digest('hex').slice(0, 31);
  const variant = async (size: keyof typeof WIDTHS): Promise<Variant> => ({
    name: `${hash.slice(0, 2)}/${hash}${LAST_DIGIT[size]}.webp`,
    bytes: size === 'large' ? large : await encoded(WIDTHS[size]),
  });
  const [pixel] = [await sharp(base.data, { raw }).resize(1, 1).raw().toBuffer()];
  return {
    width: base.info.width,
    height: base.info.height,
    color: `#${[0, 1, 2].map((i) => (pixel[i] ?? pixel[0] ?? 200).toString(16).padStart(2, '0')).join('')}`,
    small: await variant('small'),
    medium: await variant('medium'),
    large: await variant('large'),
  };
}

/** How many megapixels a picture of this kind may have. @throws 422 for one that takes too much to read */
function requireReadable({ format, width, height, depth, isProgressive }: Metadata): number {
  const most = format === 'jpeg' && !isProgressive ? MAX_SHRUNK_MEGAPIXELS : MAX_MEGAPIXELS;
  const megapixels = (width * height) / MEGA;
  if (megapixels > most) {
    throw refusal(
      `This photo has ${Math.ceil(megapixels)} megapixels (${width} × ${height} points), more than the ${most} we can read. Please send a smaller copy of it.`,
    );
  }
  if (depth !== 'uchar') {
    throw refusal(
      'This photo has more colours (16 bits for each) than we can read. Please save it as a JPEG and send that.',
    );
  }
  return most;
}

function refusal(sentence: string): ProblemError {
  return new ProblemError(422, 'invalid', sentence, { field: 'photo' });
}
