import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { randomUUID } from 'node:crypto';
import { Origin } from '../support/origin';
import { callAs } from './call-as';
import { AGENT, logInVisitor, newVisitor, phonePhoto, SEEKER } from './helpers';
import { test } from './shared-origin';

const REAL = join(process.cwd(), '..', 'shared', 'data', 'photos');

/** The photos that lie on the device, as files. */
async function keptPhotos(page: Page): Promise<Buffer[]> {
  const texts = await page.evaluate(async () => {
    const name = (await indexedDB.databases())
      .map((database) => database.name ?? '')
      .find((known) => /^gida-[0-9a-f]{8}-/.test(known));
    const records = await new Promise<{ data: ArrayBuffer }[]>((resolve) => {
      const open = indexedDB.open(name ?? '');
      open.addEventListener('success', () => {
        const all = open.result.transaction('photoData').objectStore('photoData').getAll();
        all.addEventListener('success', () => {
          open.result.close();
          resolve(all.result);
        });
      });
    });
    return records.map((record) => {
      let text = '';
      for (const byte of new Uint8Array(record.data)) text += String.fromCharCode(byte);
      return btoa(text);
    });
  });
  return texts.map((text) => Buffer.from(text, 'base64'));
}

test('photos are made small, upright and bare before they are kept', async ({
  browser,
  origin,
}) => {
  const { page } = await newVisitor(browser, origin);
  await logInVisitor(page, AGENT);
  await page.goto('/add-property');
  await page
    .getByLabel('Add photos')
    .setInputFiles([
      { name: 'side.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto('#996633') },
    ]);
  await expect(page.getByText('1 of 10')).toBeVisible({ timeout: 30_000 });
  const [photo] = await keptPhotos(page);
  const meta = await sharp(photo).metadata();
  expect(photo?.byteLength).toBeLessThanOrEqual(350_000);
  expect(Math.max(meta.width, meta.height)).toBeLessThanOrEqual(1600);
  // Orientation 6 lies on its side: upright it is higher than wide.
  expect(meta.height).toBeGreaterThan(meta.width);
  expect(meta.exif).toBeUndefined();
  expect(meta.orientation).toBeUndefined();
});

test('what is no photo is refused in words, and an eleventh is named', async ({
  browser,
  origin,
}) => {
  const { page } = await newVisitor(browser, origin);
  await logInVisitor(page, AGENT);
  await page.goto('/add-property');
  const input = page.getByLabel('Add photos');
  await input.setInputFiles([
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('just text') },
  ]);
  await expect(page.getByText('notes.jpg cannot be read as a photo.')).toBeVisible();
  const dot = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await input.setInputFiles(
    Array.from({ length: 11 }, (_, n) => ({
      name: `room-${n + 1}.png`,
      mimeType: 'image/png',
      buffer: dot,
    })),
  );
  await expect(
    page.getByText('A listing takes at most 10 photos. Not added: room-11.png.'),
  ).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('10 of 10')).toBeVisible();
});

test('[DASH-4] photos taken at an inspection stay on the phone with it', async ({ browser }) => {
  const origin = await Origin.create();
  await origin.start();
  const answer = await fetch(`${origin.url}/api/properties?listingType=rent&limit=1`);
  const { properties } = (await answer.json()) as { properties: { id: string }[] };
  await callAs(origin, SEEKER, 'seeker', '/inspections/requests', 'POST', {
    id: randomUUID(),
    propertyId: properties[0]?.id,
    requestDate: '2099-05-04',
    requestTime: '10:00',
    contactNumber: '+234 803 555 0101',
  });
  const { page } = await newVisitor(browser, origin);
  await logInVisitor(page, SEEKER);
  await page.goto('/customer-dashboard?tab=inspections');
  const day = page.getByRole('region', { name: 'Inspection day' });
  await day.getByText('What to look at: 0 of 7').click();
  await day.locator('input[type=file]').setInputFiles({
    name: 'seen.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto('#7a8b9c'),
  });
  await expect(day.getByRole('img', { name: 'Seen here, 1' })).toBeVisible();
  await page.reload();
  await day.getByText('What to look at: 0 of 7').click();
  await expect(day.getByRole('img', { name: 'Seen here, 1' })).toBeVisible();
  await origin.dispose();
});

test('real photos: EXIF orientations, a phone with GPS, damaged and HEIC', async ({
  browser,
  origin,
}) => {
  test.skip(!existsSync(REAL), 'the real photos are not on this machine');
  const { page } = await newVisitor(browser, origin);
  await logInVisitor(page, AGENT);
  await page.goto('/add-property');
  const good = readdirSync(REAL).filter((name) => /^(Landscape|Portrait|house|HMD)/.test(name));
  await page.getByLabel('Add photos').setInputFiles(good.map((name) => join(REAL, name)));
  await expect(page.getByText(`${good.length} of 10`)).toBeVisible({ timeout: 60_000 });
  for (const photo of await keptPhotos(page)) {
    const meta = await sharp(photo).metadata();
    expect(photo.byteLength).toBeLessThanOrEqual(350_000);
    expect(meta.exif).toBeUndefined();
  }
  await page.getByLabel('Add photos').setInputFiles(join(REAL, 'IMG_5195.HEIC'));
  await expect(page.getByText('is a HEIC photo, which this browser cannot read')).toBeVisible();
  await page.getByLabel('Add photos').setInputFiles(join(REAL, 'corrupted.jpg'));
  await expect(page.getByText('corrupted.jpg is damaged: a part of it is missing.')).toBeVisible();
});
