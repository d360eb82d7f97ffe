import { encode } from 'uqr';
import type { AgentCard } from '../../../contract/listing/property';
import { BRAND } from '../../../domain/brand';
import { shownPhone } from '../../../domain/format/shown-phone';
import { HOUSE_PATHS, PICTURE_COLORS } from '../../../domain/previews/picture-look';
import type { homeLines } from '../../../domain/property/words/home-lines';
import { fittedText } from './fitted-text';

/** In pixels: upright, as phones show it, with the photo in 4:3 above the words. */
const WIDTH = 800;
const HEIGHT = 1000;
const PHOTO_HEIGHT = 600;
const MOST_BYTES = 80_000;
const QUALITIES = [0.85, 0.75, 0.65, 0.55, 0.45, 0.35];
/** A photo too rich for all of these is softened, by so many pixels; the words never are. */
const SOFTNESS = [0, 2, 8];
const EDGE = 40;
const ROOM = WIDTH - 2 * EDGE;
/** The code and the light squares around it, without which cameras do not find it. */
const CODE_SIZE = 200;
const BORDER = 3;
const { green, light, dark, orange, white, soft } = PICTURE_COLORS;

export type PictureOrder = {
  lines: ReturnType<typeof homeLines>;
  agent: Pick<AgentCard, 'name' | 'company' | 'phone'>;
  /** The address of the home's page. */
  url: string;
  photo: ImageBitmap | null;
};

/**
 * The picture of a home for a chat: its photo, or a drawn ground, over price, title, rooms and place, with
 * its agent, the app's name and the link as words and as a QR code. A JPEG of 80 KB at most.
 * @throws Error where the browser cannot draw
 */
export async function drawPicture(order: PictureOrder): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw pictures');
  const grounds =
    order.photo === null ? [] : SOFTNESS.map((blur) => ({ photo: order.photo, blur }));
  // Without its photo a picture always fits.
  for (const { photo, blur } of [...grounds, { photo: null, blur: 0 }]) {
    if (photo === null) drawGround(pen);
    else drawPhoto(pen, photo, blur);
    drawWords(pen, order);
    for (const quality of QUALITIES) {
      const jpeg = await encoded(canvas, quality);
      if (jpeg.size <= MOST_BYTES) return jpeg;
    }
  }
  throw new Error('A picture takes too many bytes');
}

/** The middle of the photo, filling its place. */
function drawPhoto(pen: CanvasRenderingContext2D, photo: ImageBitmap, blur: number): void {
  const scale = Math.max(WIDTH / photo.width, PHOTO_HEIGHT / photo.height);
  const [width, height] = [photo.width * scale, photo.height * scale];
  pen.save();
  pen.imageSmoothingQuality = 'high';
  if (blur > 0) pen.filter = `blur(${blur}px)`;
  pen.drawImage(photo, (WIDTH - width) / 2, (PHOTO_HEIGHT - height) / 2, width, height);
  pen.restore();
}

function drawGround(pen: CanvasRenderingContext2D): void {
  const ground = pen.createLinearGradient(0, 0, WIDTH, PHOTO_HEIGHT);
  ground.addColorStop(0, light);
  ground.addColorStop(1, green);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, PHOTO_HEIGHT);
  pen.save();
  pen.translate(144, 30);
  drawHouse(pen);
  pen.restore();
}

/** The house of the app's icon, on 512 points. */
function drawHouse(pen: CanvasRenderingContext2D): void {
  pen.strokeStyle = white;
  pen.lineWidth = 40;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.stroke(new Path2D(HOUSE_PATHS.roof));
  pen.stroke(new Path2D(HOUSE_PATHS.walls));
  pen.fillStyle = orange;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
  pen.fill(new Path2D(HOUSE_PATHS.door));
}

function drawWords(pen: CanvasRenderingContext2D, { lines, agent, url }: PictureOrder): void {
  pen.fillStyle = dark;
  pen.fillRect(0, PHOTO_HEIGHT, WIDTH, HEIGHT - PHOTO_HEIGHT);
  pen.fillStyle = orange;
  pen.fillRect(0, PHOTO_HEIGHT, WIDTH, 6);
  const x = EDGE;
  const wide = { width: ROOM, color: white, weight: 'bold' } as const;
  let top = PHOTO_HEIGHT + 30;
  top = fittedText(pen, lines.price, { x, top }, { ...wide, size: 46, least: 26, lines: 1 });
  top = fittedText(
    pen,
    lines.title,
    { x, top: top + 6 },
    { ...wide, size: 32, least: 24, lines: 2 },
  );
  const narrow = { width: ROOM - CODE_SIZE - 24, color: soft, weight: 'normal' } as const;
  top = Math.max(top + 10, 772);
  if (lines.rooms !== '')
    top = fittedText(pen, lines.rooms, { x, top }, { ...narrow, size: 28, least: 20, lines: 1 });
  fittedText(pen, lines.place, { x, top: top + 4 }, { ...narrow, size: 26, least: 20, lines: 2 });
  drawBrand(pen);
  drawAgent(pen, agent);
  const link = url.replace(/^https?:\/\//, '');
  fittedText(pen, link, { x, top: 932 }, { ...narrow, size: 18, least: 16, lines: 2 });
  drawCode(pen, url);
}

function drawBrand(pen: CanvasRenderingContext2D): void {
  pen.save();
  pen.translate(EDGE - 10, 882);
  pen.scale(0.09, 0.09);
  drawHouse(pen);
  pen.restore();
  const narrow = { width: 300, color: white, weight: 'bold' } as const;
  fittedText(pen, BRAND, { x: EDGE + 36, top: 890 }, { ...narrow, size: 28, least: 28, lines: 1 });
}

/** Whose home it is, beside the app's name and above the link. */
function drawAgent(
  pen: CanvasRenderingContext2D,
  { name, company, phone }: PictureOrder['agent'],
): void {
  const x = EDGE + 130;
  const line = { width: ROOM - CODE_SIZE - 24 - 130, size: 20, least: 16, lines: 1 } as const;
  const who = company.trim() || name;
  fittedText(pen, who, { x, top: 880 }, { ...line, color: soft, weight: 'normal' });
  if (phone === null) return;
  fittedText(pen, shownPhone(phone), { x, top: 905 }, { ...line, color: white, weight: 'bold' });
}

function drawCode(pen: CanvasRenderingContext2D, url: string): void {
  const { data, size } = encode(url, { ecc: 'M', border: BORDER });
  const module = Math.max(1, Math.floor(CODE_SIZE / size));
  const width = module * size;
  const [left, top] = [WIDTH - EDGE - width, HEIGHT - 24 - width];
  pen.fillStyle = white;
  pen.fillRect(left, top, width, width);
  pen.fillStyle = dark;
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pen.fillRect(left + x * module, top + y * module, module, module);
}

function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser cannot write a JPEG'))),
      'image/jpeg',
      quality,
    );
  });
}
