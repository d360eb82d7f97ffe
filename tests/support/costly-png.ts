import sharp from 'sharp';

/** A PNG of a few KB that is `megapixels` large once it is read. */
export function costlyPng(megapixels: number): Promise<Buffer> {
  return sharp({
    create: { width: 8000, height: megapixels * 125, channels: 3, background: '#8a7f70' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
