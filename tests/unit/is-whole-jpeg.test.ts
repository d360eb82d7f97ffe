import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isWholeJpeg } from '../../src/platform/files/is-whole-jpeg';

const noise = { width: 64, height: 48, channels: 3 as const, background: '#c96' };
const picture = (options: object) =>
  sharp({ create: { ...noise, noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .jpeg(options)
    .toBuffer();
/** As a camera writes it that marks each eighth of the picture: `restarts` are the marks in their order. */
const marked = (...restarts: number[]) =>
  Uint8Array.from([
    0xff,
    0xd8,
    0xff,
    0xda,
    0,
    2,
    ...restarts.flatMap((mark) => [1, 0xff, 0, 2, 0xff, mark]),
    3,
    0xff,
    0xd9,
  ]);

describe('a JPEG', () => {
  test.each([{}, { progressive: true }, { quality: 100 }])('is whole (%o)', async (options) => {
    const bytes = await picture(options);
    expect(isWholeJpeg(bytes)).toBe(true);
    // Phones put a preview or a film behind it.
    expect(isWholeJpeg(Buffer.concat([bytes, Buffer.from('MotionPhoto_Data')]))).toBe(true);
    // The last two bytes are the end mark.
    for (const part of [0.5, 0.99])
      expect(isWholeJpeg(bytes.subarray(0, Math.floor(bytes.length * part)))).toBe(false);
    expect(isWholeJpeg(bytes.subarray(0, -2))).toBe(false);
  });

  test('has its restarts in their order', () => {
    expect(isWholeJpeg(marked(0xd0, 0xd1, 0xd2))).toBe(true);
    expect(isWholeJpeg(marked(...Array.from({ length: 17 }, (_, at) => 0xd0 + (at % 8))))).toBe(
      true,
    );
    expect(isWholeJpeg(marked(0xd0, 0xd2))).toBe(false);
    expect(isWholeJpeg(marked(0xd1))).toBe(false);
  });

  const REAL = '../shared/data/photos';
  test.skipIf(!existsSync(REAL))('of a real camera is whole, the damaged one is not', () => {
    const files = readdirSync(REAL).filter((name) => name.endsWith('.jpg'));
    const broken = files.filter((name) => !isWholeJpeg(readFileSync(join(REAL, name))));
    expect(files.length).toBeGreaterThan(5);
    expect(broken).toEqual(['corrupted.jpg']);
  });
});
