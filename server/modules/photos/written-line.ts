import sharp from 'sharp';
import { escapeHtml } from '../../../src/domain/format/escape-html';

/** Words as they are to be written: their size in pixels, and the room they have. */
export type Writing = {
  size: number;
  weight: 'Bold' | 'Normal';
  color: string;
  width: number;
  lines: number;
};
/** Written words with the pixels they take. */
export type Written = { png: Buffer; width: number; height: number };

/** No font has a sign for it: what it is written as stands for every sign that is missing. */
const NO_SIGN = '\uFDD0';
/** Nothing longer fits anywhere on a picture. */
const MOST_CHARACTERS = 200;
const UNWRITABLE = /[\p{Cc}\p{Cs}\u2028\u2029]/gu;
/** Adverts are full of them, few servers have a font for them, and they say nothing of the home. */
const PICTOGRAPHS =
  /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F/gu;

/** Words on a transparent ground, cut with '…' to what fits; null where there is nothing to write. */
export async function writtenLine(text: string, writing: Writing): Promise<Written | null> {
  const signs = signsOf(text);
  if (signs.length === 0) return null;
  const whole = await write(signs.join(''), writing);
  if (fits(whole, writing)) return whole;
  let fitting: Written | null = null;
  let least = 0;
  let most = signs.length - 1;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    const cut = await write(`${signs.slice(0, middle).join('').trimEnd()}…`, writing);
    if (fits(cut, writing)) {
      fitting = cut;
      least = middle;
    } else most = middle - 1;
  }
  return fitting;
}

/** Whether the machine has a font with this sign: a missing one is a box of always the same size. */
export async function canWrite(sign: string): Promise<boolean> {
  const writing: Writing = { size: 40, weight: 'Bold', color: '#000', width: 400, lines: 1 };
  const [own, none] = [await write(sign, writing), await write(NO_SIGN, writing)];
  return own.width !== none.width || own.height !== none.height;
}

/** What people see as one sign stays whole where a text is cut. */
function signsOf(text: string): string[] {
  const clean = text.replace(UNWRITABLE, ' ').replace(PICTOGRAPHS, ' ').replace(/\s+/g, ' ').trim();
  const segments = new Intl.Segmenter('en').segment(clean.slice(0, MOST_CHARACTERS * 4));
  return Array.from(segments, ({ segment }) => segment).slice(0, MOST_CHARACTERS);
}

// Between n lines and n + 1 of them, in any font.
const fits = ({ width, height }: Written, room: Writing): boolean =>
  width <= room.width && height <= (room.lines + 0.6) * room.size;

async function write(text: string, { size, weight, color, width }: Writing): Promise<Written> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(text)}</span>`,
      font: `sans-serif ${weight} ${size}`,
      // A point is a pixel then.
      dpi: 72,
      rgba: true,
      width,
      wrap: 'word-char',
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}
