import { expect, type Page, type Request } from '@playwright/test';
import type { Origin } from '../support/origin';
import { test } from './shared-origin';

const KB = 1024;

/** The scripts, by their paths, that the document asks for itself: what must come before a tap is answered. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="(\/[^"]+\.js)"/g)].flatMap(
    ([, path]) => path ?? [],
  );

/** Bytes on the wire by kind of file until `ready`; what the worker fetches is for later. */
async function bytesUntil(page: Page, ready: () => Promise<void>): Promise<Record<string, number>> {
  const arrived: Promise<[string, number]>[] = [];
  const note = (request: Request) => {
    if (request.serviceWorker() !== null) return;
    arrived.push(
      request.sizes().then(({ responseBodySize }) => [request.resourceType(), responseBodySize]),
    );
  };
  page.on('requestfinished', note);
  await ready();
  // What comes later would be asked about when the page is closed.
  page.off('requestfinished', note);
  const sums: Record<string, number> = {};
  for (const [type, bytes] of await Promise.all(arrived)) sums[type] = (sums[type] ?? 0) + bytes;
  return sums;
}

const PAGES = [
  ['results', async () => '/search-results?listingType=sale&location=Lagos', 150],
  ['home', async () => '/', 150],
  // Many come to a home from a link in a chat.
  ['property', firstHome, 160],
] as const;

async function firstHome(origin: Origin): Promise<string> {
  const answer = await fetch(`${origin.url}/api/properties?listingType=sale&limit=1`);
  const { properties } = (await answer.json()) as { properties: { id: string }[] };
  return `/property-detail/${properties[0]?.id}`;
}

for (const [name, addressOf, most] of PAGES) {
  test(`the ${name} page stays in its byte budget`, async ({ device: page, origin }) => {
    const path = await addressOf(origin);
    const named = scriptsOf(await (await page.request.get(path)).text());
    expect(named.filter((file) => file.includes('/engine-'))).toEqual([]);
    // The page begins with those alone: what it asks for afterwards is not counted.
    await page.route(
      ({ pathname }) => pathname.startsWith('/assets/') && pathname.endsWith('.js'),
      (route) =>
        named.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    const sums = await bytesUntil(page, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('load');
      // Until it answers a tap.
      await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    });
    expect(sums.script).toBeGreaterThan(50 * KB);
    expect(sums.script).toBeLessThanOrEqual(most * KB);
    expect(sums.stylesheet).toBeLessThanOrEqual(20 * KB);
    expect(sums.font).toBeUndefined();
    console.log(
      `${name}: ${Math.round((sums.script ?? 0) / KB)} KB of scripts, ${Math.round((sums.stylesheet ?? 0) / KB)} KB of styles`,
    );
  });
}
