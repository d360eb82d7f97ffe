import { expect } from '@playwright/test';
import sharp from 'sharp';
import { AGENT, logInVisitor, phonePhoto } from './helpers';
import { test } from './shared-origin';
import { keptPhotos } from './kept-photos';
import { patience } from '../support/patience';

test('photos are made small, upright and bare before they are kept', async ({ visitor: page }) => {
  await logInVisitor(page, AGENT);
  await page.goto('/add-property');
  await page
    .getByLabel('Add photos')
    .setInputFiles([
      { name: 'side.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto('#996633') },
    ]);
  await expect(page.getByText('1 of 10')).toBeVisible({ timeout: patience(30_000) });
  const [photo] = await keptPhotos(page);
  const meta = await sharp(photo).metadata();
  expect(photo?.byteLength).toBeLessThanOrEqual(350_000);
  expect(Math.max(meta.width, meta.height)).toBeLessThanOrEqual(1600);
  // Orientation 6 lies on its side: upright it is higher than wide.
  expect(meta.height).toBeGreaterThan(meta.width);
  expect(meta.exif).toBeUndefined();
  expect(meta.orientation).toBeUndefined();
});

test('what is no photo is refused in words, and an eleventh is named', { tag: '@long' }, async ({
  visitor: page,
}) => {
  await logInVisitor(page, AGENT);
  await page.goto('/add-property');
  const input = page.getByLabel('Add photos');
  await input.setInputFiles([
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('just text') },
  ]);
  await expect(page.getByText('notes.jpg cannot be read as a photo.')).toBeVisible();
  const dot = (n: number) =>
    sharp({ create: { width: 40 + n, height: 30, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
  await input.setInputFiles(
    await Promise.all(
      Array.from({ length: 11 }, async (_, n) => ({
        name: `room-${n + 1}.png`,
        mimeType: 'image/png',
        buffer: await dot(n),
      })),
    ),
  );
  await expect(
    page.getByText('A listing takes at most 10 photos. Not added: room-11.png.'),
  ).toBeVisible({ timeout: patience(30_000) });
  await expect(page.getByText('10 of 10')).toBeVisible();
});
