import { expect, type Page } from '@playwright/test';
import { newDevice } from './helpers';
import { test } from './shared-origin';

const KB = 1024;

/** Bytes on the wire by kind of file until `ready`; what the worker fetches for later is not counted. */
async function bytesUntil(page: Page, ready: () => Promise<void>): Promise<Record<string, number>> {
  const arrived: Promise<[string, number]>[] = [];
  page.on('requestfinished', (request) => {
    // The engine starts once the page is idle.
    if (request.serviceWorker() !== null || request.url().includes('/engine-')) return;
    arrived.push(
      request.sizes().then(({ responseBodySize }) => [request.resourceType(), responseBodySize]),
    );
  });
  await ready();
  const sums: Record<string, number> = {};
  for (const [type, bytes] of await Promise.all(arrived)) sums[type] = (sums[type] ?? 0) + bytes;
  return sums;
}

for (const [name, path] of [
  ['results', '/search-results?listingType=sale&location=Lagos'],
  ['home', '/'],
] as const) {
  test(`the ${name} page stays in its byte budget`, async ({ browser, origin }) => {
    const { page } = await newDevice(browser, origin);
    const sums = await bytesUntil(page, async () => {
      await page.goto(path);
      const first = name === 'home' ? page.getByLabel('Location') : page.getByRole('article');
      await expect(first.first()).toBeVisible();
      await page.waitForLoadState('load');
      // Until it answers a tap.
      await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    });
    expect(sums.script).toBeGreaterThan(50 * KB);
    expect(sums.script).toBeLessThanOrEqual(150 * KB);
    expect(sums.stylesheet).toBeLessThanOrEqual(20 * KB);
    expect(sums.font).toBeUndefined();
    console.log(
      `${name}: ${Math.round((sums.script ?? 0) / KB)} KB of scripts, ${Math.round((sums.stylesheet ?? 0) / KB)} KB of styles`,
    );
  });
}
