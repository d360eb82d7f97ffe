import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { BRAND } from '../../../src/domain/brand';
import { HOME_PICTURE_SIZE } from '../../../src/domain/previews/home-picture';
import { HOUSE_PATHS, PICTURE_COLORS } from '../../../src/domain/previews/picture-look';
import type { PictureOrder } from './picture-order';
import { canWrite, type Writing, type Written, writtenLine } from './written-line';

const { width: WIDTH, height: HEIGHT } = HOME_PICTURE_SIZE;
/** Chat apps on slow lines leave out a picture that takes longer. */
const MOST_BYTES = 60_000;
const BEST_QUALITY = 80;
const LEAST_QUALITY = 30;
/** What is too rich at the lowest quality is softened, by so many pixels; the words never are. */
const SOFTNESS = [0, 3, 12];
const EDGE = 48;
const BAND_EDGE = 36;
const GAP = 20;
const ROOM = WIDTH - 2 * EDGE;
const { green: GREEN, orange: ORANGE, white: WHITE, dark: DARK, light: LIGHT } = PICTURE_COLORS;

const PRICE: Writing = { size: 60, weight: 'Bold', color: WHITE, width: ROOM, lines: 1 };
const LONG_PRICE: Writing = { ...PRICE, size: 46 };
const TITLE: Writing = { size: 38, weight: 'Bold', color: WHITE, width: ROOM, lines: 2 };
const PLACE: Writing = {
  size: 30,
  weight: 'Normal',
  color: PICTURE_COLORS.soft,
  width: ROOM,
  lines: 1,
};
const NAME: Writing = { size: 40, weight: 'Bold', color: WHITE, width: 400, lines: 1 };

/** The length of a price from which on it is written smaller: a trillion naira has all of its digits. */
const LONG = 24;

/**
 * The picture of a home for link previews: its photo, or a drawn ground, with price, title and place
 * on a dark band over it. A JPEG of 60 KB at most. It takes the thread pool of its process: requests
 * go through `PhotoQueue`.
 */
export async function drawHomePicture(order: PictureOrder): Promise<Uint8Array> {
  const layers = [...(await brandLayers()), ...(await bandLayers(order))];
  const ground = await groundOf(order.photo);
  for (const softness of SOFTNESS) {
    const soft = softness === 0 ? ground : await raw(pixels(ground).blur(softness));
    const jpeg = await smallEnough(await raw(pixels(soft).composite(layers)));
    if (jpeg !== null) return jpeg;
  }
  throw new Error('A picture takes too many bytes however soft it is');
}

/** The picture in the best of the qualities that is small enough; null where none is. */
async function smallEnough(picture: Buffer): Promise<Uint8Array | null> {
  const inQuality = (quality: number) =>
    pixels(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
  const best = await inQuality(BEST_QUALITY);
  if (best.length <= MOST_BYTES) return best;
  let fitting = await inQuality(LEAST_QUALITY);
  if (fitting.length > MOST_BYTES) return null;
  let [fits, exceeds] = [LEAST_QUALITY, BEST_QUALITY];
  while (exceeds - fits > 8) {
    const quality = Math.round((fits + exceeds) / 2);
    const jpeg = await inQuality(quality);
    if (jpeg.length > MOST_BYTES) exceeds = quality;
    else [fits, fitting] = [quality, jpeg];
  }
  return fitting;
}

const RAW = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
const pixels = (data: Buffer) => sharp(data, { raw: RAW });
const raw = (picture: Sharp) => picture.removeAlpha().toColourspace('srgb').raw().toBuffer();

/** A photo that cannot be read is none. */
async function groundOf(photo: Uint8Array | null): Promise<Buffer> {
  if (photo !== null) {
    const filled = sharp(photo).resize({ width: WIDTH, height: HEIGHT, fit: 'cover' });
    const read = await raw(filled).catch(() => null);
    if (read !== null) return read;
  }
  return raw(sharp(Buffer.from(DRAWN_GROUND)));
}

/** Price, title and place above each other, and the band under them, as high as they need. */
async function bandLayers(order: PictureOrder): Promise<OverlayOptions[]> {
  // A machine without any font has boxes in place of letters: better no words.
  if (!(await canWrite('A'))) return [];
  // Many fonts have no ₦ (DejaVu, Noto and Liberation have it): where none has, the currency's code stands for it.
  const naira = await canWrite('₦');
  const said = (text: string) => (naira ? text : text.replaceAll('₦', 'NGN '));
  const price = said(order.price);
  const written: Written[] = [];
  for (const line of [
    await writtenLine(price, price.length > LONG ? LONG_PRICE : PRICE),
    await writtenLine(said(order.title), TITLE),
    await writtenLine(said(order.place), PLACE),
  ])
    if (line !== null) written.push(line);
  const height = written.reduce((sum, line) => sum + line.height + GAP, 2 * BAND_EDGE - GAP);
  const top = HEIGHT - height;
  const layers = [{ input: svg(bandAt(top, height)), top: 0, left: 0 }];
  let y = top + BAND_EDGE;
  for (const line of written) {
    layers.push({ input: line.png, top: y, left: EDGE });
    y += line.height + GAP;
  }
  return layers;
}

/** The brand in the corner that a round or square cut of the picture leaves alone the longest. */
async function brandLayers(): Promise<OverlayOptions[]> {
  const name = (await canWrite('A')) ? await writtenLine(BRAND, NAME) : null;
  const [left, top, height] = [EDGE, 40, 76];
  const width = 84 + (name === null ? 0 : name.width + 24);
  const plate = `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="18" fill="${GREEN}" stroke="${WHITE}" stroke-opacity="0.7" stroke-width="2"/>
    <g transform="translate(${left + 6} ${top + 2}) scale(0.14)">${HOUSE}</g>`;
  const layers = [{ input: svg(plate), top: 0, left: 0 }];
  if (name !== null) {
    const middle = Math.round(top + (height - name.height) / 2);
    layers.push({ input: name.png, top: middle, left: left + 80 });
  }
  return layers;
}

const svg = (content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`,
  );

// So dark that white words on it are legible whatever photo shines through.
const bandAt = (top: number, height: number): string =>
  `<rect y="${top}" width="${WIDTH}" height="${height}" fill="${DARK}" fill-opacity="0.9"/>
   <rect y="${top}" width="${WIDTH}" height="6" fill="${ORANGE}"/>`;

/** The house of the app's icon, on its ground of 512 points. */
const HOUSE = `<path d="${HOUSE_PATHS.roof}" fill="none" stroke="${WHITE}" stroke-width="40" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="${HOUSE_PATHS.walls}" fill="none" stroke="${WHITE}" stroke-width="40" stroke-linejoin="round"/>
  <path d="${HOUSE_PATHS.door}" fill="${ORANGE}"/>`;

const DRAWN_GROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${LIGHT}"/><stop offset="1" stop-color="${GREEN}"/></linearGradient></defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>
  <g transform="translate(400 -40) scale(0.95)" opacity="0.28">${HOUSE}</g>
</svg>`;
