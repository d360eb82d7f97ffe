import { chromium, expect } from '@playwright/test';
import sharp from 'sharp';
import type { Origin } from '../support/origin';
import { startTileServer } from '../support/start-tile-server';
import { newDevice, openApp } from '../e2e/helpers';
import { originWithTiles } from '../e2e/origin-with-tiles';
import { test } from '../e2e/shared-origin';

let origin: Origin;
let dispose: () => Promise<void>;

test.beforeAll(async () => {
  ({ origin, dispose } = await originWithTiles());
});

test.afterAll(() => dispose());

/** The colour of a picture's point, red, green and blue. */
async function colourAt(png: Buffer, x: number, y: number): Promise<number[]> {
  const point = sharp(png).removeAlpha().extract({ left: x, top: y, width: 1, height: 1 });
  return [...(await point.raw().toBuffer())];
}

test('a download that is cut off goes on by itself, and with no server the page says what it can', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await openApp(page, '/areas?place=Ikeja');
  const keep = page.getByRole('button', { name: 'Keep Ikeja on this device' });
  await expect(keep).toBeVisible();
  await origin.stop();
  await keep.click();
  const kept = page.getByRole('article', { name: 'Ikeja' });
  await expect(kept.getByText(/It goes on by itself whenever there is a network/)).toBeVisible();
  await page.reload();
  await expect(kept.getByText(/It goes on by itself whenever there is a network/)).toBeVisible();
  await page.getByLabel('Place').fill('Yaba');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'How big is it?' }).click();
  await expect(page.getByText(/^Cannot connect to the server/)).toBeVisible();
  await origin.start();
  await kept.getByRole('button', { name: 'Go on now' }).click();
  await expect(kept.getByText('Checked just now.')).toBeVisible();
  await page.getByLabel('Place').fill('Atlantis');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'How big is it?' }).click();
  await expect(page.getByText('No matches found for "Atlantis"').first()).toBeVisible();
  await context.close();
});

test('[MAP-1] tiles that stop coming leave those that were seen, and the drawing where none was', async ({
  launchOptions,
}) => {
  const tiles = await startTileServer();
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...tiles.args],
  });
  try {
    const { context, page } = await newDevice(browser, origin);
    await openApp(page);
    await page.goto('/search-results?listingType=rent&location=Lekki&view=map');
    const map = page.getByRole('region', { name: 'Map of the results' });
    const loaded = map.locator('img.leaflet-tile-loaded');
    await expect.poll(() => loaded.count()).toBeGreaterThan(2);
    await expect(map.getByText('No detailed map now.')).toHaveCount(0);
    expect(tiles.asked.length).toBeGreaterThan(2);
    // What was seen is in the worker's cache, and is all there is.
    const cached = await page.evaluate(async () => {
      const cache = await caches.open('gida-tiles');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
    expect(new Set(cached)).toEqual(new Set(tiles.asked));
    await tiles.stop();
    await page.reload();
    await expect.poll(() => loaded.count()).toBeGreaterThan(2);
    // Where nobody has looked: a drawing, and a word about it. Never grey.
    await map.getByRole('button', { name: 'Zoom out' }).click();
    await map.getByRole('button', { name: 'Zoom out' }).click();
    await expect(map.getByText('No detailed map now.')).toBeVisible();
    const png = await map.locator('.leaflet-container').screenshot();
    const { width, height } = await sharp(png).metadata();
    const edges = [
      [0.03, 0.33],
      [0.03, 0.43],
      [0.98, 0.43],
    ] as const;
    const colours = await Promise.all(
      edges.map(([x, y]) => colourAt(png, Math.round(width * x), Math.round(height * y))),
    );
    for (const [red = 0, green = 0, blue = 0] of colours)
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeGreaterThan(4);
    await context.close();
  } finally {
    await browser.close();
    await tiles.stop().catch(() => undefined);
  }
});
