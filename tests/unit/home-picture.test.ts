import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawHomePicture } from '../../server/modules/photos/draw-home-picture';
import { canWrite, writtenLine } from '../../server/modules/photos/written-line';

const ORDER = {
  price: '₦4,500,000 a year',
  title: '3 Bedroom Flat in Admiralty Way',
  place: '12 Admiralty Way, Lekki Phase 1, Lagos',
  photo: null,
};
const plain = (background: string) =>
  sharp({ create: { width: 1280, height: 960, channels: 3, background } })
    .webp()
    .toBuffer();
const noise = () =>
  sharp({
    create: {
      width: 1280,
      height: 960,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .webp({ quality: 90 })
    .toBuffer();

test.each([
  ['no photo', async () => ORDER],
  ['a bright photo', async () => ({ ...ORDER, photo: await plain('#ffffff') })],
  ['a photo richer than a picture may be', async () => ({ ...ORDER, photo: await noise() })],
  ['a file that is no photo', async () => ({ ...ORDER, photo: new Uint8Array([1, 2, 3]) })],
  [
    'the longest words, which look like markup',
    async () => ({
      ...ORDER,
      title: '</span><b>"&\u0000\uD800'.repeat(20),
      place: `<span foreground="red">${'W'.repeat(280)}`,
    }),
  ],
  ['no title', async () => ({ ...ORDER, title: '' })],
  ['the highest price', async () => ({ ...ORDER, price: '₦1,000,000,000,000,000 a night' })],
])('with %s a JPEG of 1200 × 630 comes out, of 60 KB at most', async (_what, order) => {
  const jpeg = await drawHomePicture(await order());
  const { format, width, height } = await sharp(jpeg).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(jpeg.length).toBeLessThanOrEqual(60_000);
});

// Needs a machine with any font, as a server's should be.
const hasFonts = await canWrite('A');

test.runIf(hasFonts)(
  'under the words it is dark, however bright the photo, which fills the rest',
  async () => {
    const jpeg = await drawHomePicture({ ...ORDER, photo: await plain('#ffffff') });
    const colourAt = async (left: number, top: number) =>
      Array.from(
        await sharp(jpeg).extract({ left, top, width: 8, height: 8 }).resize(1, 1).raw().toBuffer(),
      );
    // White words on it have a contrast of 9 to 1 and more below a brightness of 90.
    expect(Math.max(...(await colourAt(1180, 600)))).toBeLessThan(90);
    expect(Math.min(...(await colourAt(1180, 10)))).toBeGreaterThan(245);
  },
);

test.runIf(hasFonts)(
  'words are cut to their room, and a sign that no font has is told from one that is there',
  async () => {
    const room = { size: 38, weight: 'Bold', color: '#ffffff', width: 600, lines: 2 } as const;
    const short = await writtenLine('Two rooms', room);
    const long = await writtenLine('A home with a garden '.repeat(8), room);
    expect(short?.height).toBeLessThan(61);
    expect(long?.height).toBeLessThan(99);
    expect(long?.width).toBeLessThanOrEqual(600);
    expect(await writtenLine(' \u0007 🔥🏠🇳🇬👍🏿 ', room)).toBeNull();
    // Two that no font may ever have.
    expect(await canWrite('\uFDD1')).toBe(false);
    expect(await canWrite('\uFDEF')).toBe(false);
  },
);

test('a machine without any font draws a picture without words, and not boxes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gida-no-fonts-'));
  const config = join(folder, 'fonts.conf');
  writeFileSync(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  const program = `
    const { canWrite } = await import('./server/modules/photos/written-line.ts');
    const { drawHomePicture } = await import('./server/modules/photos/draw-home-picture.ts');
    const draw = (title) => drawHomePicture({ price: '₦1', title, place: 'x', photo: null });
    const [one, other] = [await draw('A home'), await draw('Another')];
    console.log(JSON.stringify([await canWrite('A'), await canWrite('₦'), Buffer.compare(one, other)]));
  `;
  const said = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { env: { ...process.env, FONTCONFIG_FILE: config }, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect(JSON.parse(said)).toEqual([false, false, 0]);
});
