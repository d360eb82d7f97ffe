import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from '@playwright/test';
import * as esbuild from 'esbuild';
import { openPglite } from '../../server/db/open-pglite';
import { Origin } from '../support/origin';
import { fillWithListings } from './fill-with-listings';
import { RecordedOrigin } from './recorded-origin';
import type { BenchListing, BenchQuery } from './rivals';

// Areas kept on the phone, in Chromium at full speed and slowed down four times: how long the import
// takes, what a search costs the page's one thread, and how smoothly 10,000 pins are dragged. Beside
// it the same listings and questions in PouchDB and RxDB, which are given no network at all.
const SIZES = (process.env.BENCH_SIZES ?? '10000,100000').split(',').map(Number);
const SLOWDOWNS = [1, 4];
const ROUNDS = 40;
/** Longer than this nobody waits; the rival is written down as slower. */
const PATIENCE_MS = Number(process.env.BENCH_PATIENCE_MS ?? 180_000);
const RIVALS = process.env.BENCH_RIVALS === '0' ? [] : (['RxDB', 'PouchDB'] as const);
const RIVAL_QUERIES = 5;

const PLACES = ['lekki', 'ajah', 'ikoyi', 'yaba', 'ikeja'];
const WORDS = ['borehole', 'fitted kitchen', 'swimming pool', 'duplex'];

/** Searches as people make them: a kind and a place, then one thing more after the other. */
const QUERIES: BenchQuery[] = Array.from({ length: ROUNDS }, (_, at) => ({
  listingType: at % 3 === 0 ? 'rent' : 'sale',
  ...(at % 2 === 0 && { address: PLACES[at % 5] ?? '' }),
  ...(at % 4 === 1 && { text: WORDS[at % 4] ?? '' }),
  ...(at % 4 === 3 && { text: WORDS[(at >> 2) % 4] ?? '' }),
  ...(at % 5 < 3 && { priceMax: 20_000_000 + (at % 7) * 20_000_000 }),
  ...(at % 3 === 1 && { bedroomsMin: 1 + (at % 4) }),
  ...(at % 7 === 6 && { box: [6.43, 3.45, 6.47, 3.55] as BenchQuery['box'] & object }),
}));

function searchOf(query: BenchQuery, at: number): string {
  const params = new URLSearchParams({ listingType: query.listingType });
  const [south, west, north, east] = query.box ?? [];
  const wanted = {
    location: query.address,
    text: query.text,
    priceMax: query.priceMax,
    bedroomsMin: query.bedroomsMin,
    south,
    west,
    north,
    east,
    // A distance around a point, and a shape drawn on the map.
    ...(at % 8 === 5 && { lat: 6.45, lng: 3.45, radiusKm: 5 }),
    ...(at % 8 === 2 && { area: 'shape:6.4,3.4;6.5,3.42;6.48,3.5;6.44,3.46;6.41,3.52' }),
    // Never the same search twice, or the answer would be known.
    addedWithinDays: 3000 + at,
  };
  for (const [name, value] of Object.entries(wanted))
    if (value !== undefined) params.set(name, String(value));
  return `/search-results?${params.toString()}`;
}

const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
const at = (values: number[], part: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
const ms = (value: number) => (value < 100 ? value.toFixed(1) : value.toFixed(0)).padStart(8);

async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** An origin whose data has so many listings, all within 80 km of Lagos. */
async function originWith(count: number): Promise<Origin> {
  const origin = await Origin.create();
  // The first start makes the tables.
  await origin.start();
  await origin.stop();
  const database = await openPglite({ dataDir: origin.dataDir });
  await fillWithListings(database, count);
  await database.query(
    'UPDATE properties SET lat = 6.3 + (lat - 4) * 0.05, lng = 3.2 + (lng - 2) * 0.05 WHERE lng > 3.7',
  );
  await database.close();
  await origin.start();
  return origin;
}

/** Keeps the greater Lagos in a new browser; answers the page, how long it took and how big it is. */
async function keepArea(browser: Browser, url: string, rate: number) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/areas?place=Lagos');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByLabel('How far around').selectOption('80');
  await page.getByRole('button', { name: 'How big is it?' }).click();
  const keep = page.getByRole('button', { name: 'Keep Lagos on this device' });
  await keep.waitFor({ timeout: PATIENCE_MS });
  await slowDown(page, rate);
  const began = performance.now();
  await keep.click();
  await page.getByText('Checked just now.').waitFor({ timeout: 10 * PATIENCE_MS });
  const imported = performance.now() - began;
  const kept = await page.getByRole('article', { name: 'Lagos' }).innerText();
  const size = /homes within 80 km, ([\d.]+ [KMG]?B)/.exec(kept)?.[1] ?? '?';
  return { page, imported, size };
}

async function benchOurs(browser: Browser, origin: Origin, count: number, rate: number) {
  const recorded = new RecordedOrigin(origin.url, '/api/area-packs/');
  const url = await recorded.open();
  const live = await keepArea(browser, url, rate);
  await live.page.context().close();
  recorded.replays = true;
  const { page, imported, size } = await keepArea(browser, url, rate);

  await page.goto(`${url}/search-results?listingType=sale&location=nowhere+at+all`);
  await origin.stop();
  recorded.replays = false;
  const opened = performance.now();
  await page.goto(`${url}${searchOf(QUERIES[0] ?? { listingType: 'sale' }, ROUNDS)}`);
  await page.getByRole('article').first().waitFor({ timeout: PATIENCE_MS });
  const first = performance.now() - opened;
  for (const [round, query] of QUERIES.entries()) {
    const before = await measured(page);
    await page.evaluate(
      (path) => {
        window.history.pushState(null, '', path);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      },
      searchOf(query, round),
    );
    await page.waitForFunction(
      (known) => performance.getEntriesByName('search on the device').length > known,
      before.length,
      { polling: 50 },
    );
  }
  const times = (await measured(page)).slice(-ROUNDS);
  console.log(
    `ours      ${String(count).padStart(7)} ${rate}x  import ${ms(imported)} (${size} over HTTP; ${ms(live.imported)} with the server on the same cores)  search p50 ${ms(at(times, 0.5))} p95 ${ms(at(times, 0.95))} most ${ms(at(times, 1))}  first after a reload ${ms(first)}`,
  );
  const frames = rate === 1 && count >= 10_000 ? await benchPan(page, url) : null;
  if (frames) console.log(frames);
  await page.context().close();
  recorded.close();
  await origin.start();
}

function measured(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    performance.getEntriesByName('search on the device').map((entry) => entry.duration),
  );
}

/** Drags the map of all that is for sale to and fro, and counts the frames. */
async function benchPan(page: Page, url: string): Promise<string> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${url}/search-results?listingType=sale&view=map&bedroomsMin=1`);
  const map = page.getByRole('region', { name: 'Map of the results' });
  await map.getByRole('button', { name: /^₦|\d/ }).first().waitFor({ timeout: PATIENCE_MS });
  const pins = /[\d,]+/.exec(await page.getByText(/are on the map/).innerText())?.[0] ?? '?';
  const box = await map.boundingBox();
  if (box === null) throw new Error('the map is nowhere');
  // As text: what bundles this file gives functions names that the page does not know.
  await page.evaluate(`{
    window.frames = [];
    let last = performance.now();
    requestAnimationFrame(function tick(now) {
      window.frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    });
  }`);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  for (let swing = 0; swing < 4; swing += 1) {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    for (let step = 1; step <= 40; step += 1)
      await page.mouse.move(middle.x + (swing % 2 === 0 ? -step : step) * 5, middle.y - step);
    await page.mouse.up();
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const good = frames.filter((frame) => frame < 17.5).length / frames.length;
  return `pins pan  ${pins} pins: frame p50 ${ms(at(frames, 0.5))} p95 ${ms(at(frames, 0.95))} ms, ${(good * 100).toFixed(0)} % of ${frames.length} frames within 1/60 s`;
}

async function benchRival(browser: Browser, name: 'PouchDB' | 'RxDB', count: number, rate: number) {
  const script = await esbuild.build({
    entryPoints: ['tests/bench/rivals.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    define: { global: 'globalThis' },
    logLevel: 'error',
  });
  const server = createServer((request, response) => {
    const isScript = request.url === '/rivals.js';
    response
      .writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
      .end(
        isScript
          ? script.outputFiles[0]?.text
          : '<!doctype html><script src="/rivals.js"></script>',
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(10 * PATIENCE_MS);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const listings = Array.from({ length: count }, (_, n) => rivalListing(n));
  await page.evaluate(async (which) => {
    window.store = await window.rivals[which]();
  }, name);
  await slowDown(page, rate);
  let given = 0;
  let imported = 0;
  // Given in pieces, so that what takes too long can be stopped; the time on the way is not counted.
  while (given < count && imported < PATIENCE_MS) {
    const piece = listings.slice(given, given + 10_000);
    imported += await page.evaluate(async (rows) => {
      const began = performance.now();
      await window.store.fill(rows);
      return performance.now() - began;
    }, piece);
    given += piece.length;
  }
  const times: number[] = [];
  for (const query of QUERIES.slice(0, RIVAL_QUERIES)) {
    times.push(
      await page.evaluate(async (asked) => {
        const began = performance.now();
        await window.store.find(asked);
        return performance.now() - began;
      }, query),
    );
    if (times.reduce((sum, time) => sum + time, 0) > PATIENCE_MS) break;
  }
  const whole = given === count ? '' : ` (given up at ${given})`;
  console.log(
    `${name.padEnd(9)} ${String(count).padStart(7)} ${rate}x  import ${ms(imported)}${whole}  search p50 ${ms(at(times, 0.5))} most ${ms(at(times, 1))} of ${times.length}`,
  );
  await context.close();
  server.close();
}

function rivalListing(n: number): BenchListing {
  const [r, s] = [(n * 7919) % 100, (n * 104_729) % 1000];
  return {
    id: `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`,
    listingType: s % 3 === 0 ? 'rent' : 'sale',
    address: `${PLACES[r % 5]}, lagos`,
    text: `${1 + (r % 6)} bedroom duplex a home near the main road, ${WORDS[s % 4]}`,
    price: s % 3 === 0 ? 500_000 + s * 9000 : 15_000_000 + s * 250_000,
    bedrooms: 1 + (r % 6),
    lat: 6.4 + r * 0.001,
    lng: 3.4 + s * 0.0002,
    publishedAt: new Date(1.75e12 + n * 60_000).toISOString(),
  };
}

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
try {
  console.log('milliseconds');
  for (const count of SIZES) {
    const origin = await originWith(count);
    try {
      for (const rate of SLOWDOWNS) await benchOurs(browser, origin, count, rate);
    } finally {
      await origin.dispose();
    }
    for (const rate of SLOWDOWNS)
      for (const name of RIVALS) await benchRival(browser, name, count, rate);
  }
} finally {
  await browser.close();
}
