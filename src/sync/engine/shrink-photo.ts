const SHRINK = 0.6;
const QUALITY = 0.6;

/**
 * Draws a photo again at 60 % of its size, in a page or in the service worker, for a server that
 * found it too large. Null where the browser has no OffscreenCanvas or cannot read the photo.
 */
export async function shrinkPhoto(photo: {
  type: string;
  data: ArrayBuffer;
}): Promise<{ type: string; data: ArrayBuffer } | null> {
  if (typeof OffscreenCanvas === 'undefined') return null;
  try {
    const picture = await createImageBitmap(new Blob([photo.data], { type: photo.type }));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(picture.width * SHRINK)),
      Math.max(1, Math.round(picture.height * SHRINK)),
    );
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return { type: blob.type, data: await blob.arrayBuffer() };
  } catch {
    return null;
  }
}
