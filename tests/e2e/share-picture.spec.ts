import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openApp } from './helpers';
import { alone as test } from './shared-origin';

/** Presses the button, where the browser has no share sheet, and reads what it downloads. */
async function picture(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share as picture' }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** How many colours there are in a part of the photo's place: a drawn ground has few. */
async function colors(bytes: Buffer): Promise<number> {
  const { data } = await sharp(bytes)
    .extract({ left: 0, top: 0, width: 800, height: 600 })
    .resize(40, 30)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = new Set<string>();
  for (let at = 0; at < data.length; at += 3)
    found.add([data[at], data[at + 1], data[at + 2]].map((one) => (one ?? 0) >> 4).join());
  return found.size;
}

test('[SHARE-5] a home is shared as a picture that the phone draws without a network', {
  tag: '@long',
}, async ({ device: page, origin }) => {
  await openApp(page, '/search-results?listingType=sale&location=Lagos');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Share as picture' })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const shown = document.querySelector<HTMLImageElement>('section[aria-label=Photos] img');
        return shown !== null && (await caches.match(shown.currentSrc)) !== undefined;
      }),
    )
    .toBe(true);
  await origin.stop();
  await page.reload();
  const { name, bytes } = await picture(page);
  expect(name).toMatch(/^Gida .+\.jpg$/);
  expect(bytes.length).toBeLessThanOrEqual(80_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 1000 });
  const withPhoto = await colors(bytes);

  // A phone that let go of the photo draws a house.
  await page.evaluate(async () => {
    for (const cache of await caches.keys())
      if (cache.includes('photos')) await caches.delete(cache);
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });
  const plain = await picture(page);
  expect(plain.bytes.length).toBeLessThanOrEqual(80_000);
  expect(await colors(plain.bytes)).not.toBe(withPhoto);
});
