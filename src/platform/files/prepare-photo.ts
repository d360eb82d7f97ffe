import { isWholeJpeg } from './is-whole-jpeg';

/** A photo ready to be kept and sent: upright, pixels only, of a listing at most 1600 px and 350 KB. */
type PreparedPhoto = { type: string; data: ArrayBuffer; width: number; height: number };

/** A file that cannot become a photo; the message is for the person who chose it. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
}

export const LONG_EDGE = 1600;
export const MAX_BYTES = 350_000;
const QUALITIES = [0.82, 0.7, 0.58, 0.46];
const SHRINK = 0.8;

/**
 * Makes a chosen file small on the device itself: turned upright by its EXIF orientation, drawn anew
 * so that no metadata survives, and compressed until it fits.
 * @throws PhotoError when the browser cannot read it as a picture, or a part of it is missing.
 */
export async function preparePhoto(
  file: File,
  { longEdge, maxBytes } = { longEdge: LONG_EDGE, maxBytes: MAX_BYTES },
): Promise<PreparedPhoto> {
  const picture = await decode(file);
  try {
    let scale = Math.min(1, longEdge / Math.max(picture.width, picture.height));
    for (let round = 0; round < 6; round += 1) {
      const canvas = draw(picture, scale);
      for (const quality of QUALITIES) {
        const blob = await encode(canvas, quality);
        if (blob.size <= maxBytes) {
          return {
            type: blob.type,
            data: await blob.arrayBuffer(),
            width: canvas.width,
            height: canvas.height,
          };
        }
      }
      scale *= SHRINK;
    }
    throw new PhotoError(`${file.name} could not be made small enough to send.`);
  } finally {
    picture.close();
  }
}

async function decode(file: File): Promise<ImageBitmap> {
  const bytes = await bytesOf(file);
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  if (isJpeg && !isWholeJpeg(bytes))
    throw new PhotoError(
      `${file.name} is damaged: a part of it is missing. Choose another, or take it again.`,
    );
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    const heic = /\.hei[cf]$/i.test(file.name) || /hei[cf]/.test(file.type);
    throw new PhotoError(
      heic
        ? `${file.name} is a HEIC photo, which this browser cannot read. Save it as JPEG, or take the photo here.`
        : `${file.name} cannot be read as a photo. It may be damaged, or not a picture.`,
    );
  }
}

/** A gallery names photos too that lie elsewhere, or that it has let go of. */
async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new PhotoError(
      `${file.name} could not be read: it may not be on this device. Choose it again, or take it here.`,
    );
  }
}

function draw(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new PhotoError('This browser cannot prepare photos.');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    // JPEG: every browser encodes it; Safari answers PNG when asked for WebP.
    canvas.toBlob(
      (blob) =>
        blob ? resolve(blob) : reject(new PhotoError('This photo could not be prepared.')),
      'image/jpeg',
      quality,
    );
  });
}
