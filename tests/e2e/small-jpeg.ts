import sharp from 'sharp';

/** A photo that costs nothing to make small. */
export const smallJpeg = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#668866' },
  })
    .jpeg()
    .toBuffer(),
});
