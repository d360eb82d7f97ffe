import { chromium, type Page } from '@playwright/test';
import type { CachedListing } from '../../src/db/records';
import { madeListing } from '../support/made-listing';
import { Origin } from '../support/origin';

// Searches of ten thousand listings kept on the device, in Chromium slowed down four times: the
// time the search itself takes of the page's one thread, and the time until it is on the screen.
const LISTINGS = 10_000;
const SLOWDOWN = 4;
const ROUNDS = 9;
const SEARCHES = {
  'everything for sale': 'listingType=sale',
  'a place': 'listingType=rent&location=lekki',
  'place, price and rooms': 'listingType=rent&location=lekki&priceMax=10000000&bedroomsMin=2',
  'within 5 km': 'listingType=sale&lat=6.45&lng=3.47&radiusKm=5',
  'a keyword': 'listingType=sale&text=borehole',
  'two keywords': 'listingType=rent&text=boys%20quarters,gym',
};

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const PLACES = ['Lekki Phase 1', 'Ikeja GRA', 'Yaba', 'Surulere', 'Wuse 2', 'Gbagada', 'Ajah'];
const EXTRAS = ['borehole', 'solar panels', 'boys quarters', 'fitted kitchen', 'garden', 'gym'];
const FILLER = 'Good light, tiled floors, prepaid meter and a steady water supply. '.repeat(8);

function madeUp(at: number): CachedListing {
  const extras = [EXTRAS[at % 6] ?? '', EXTRAS[(at * 5 + 1) % 6] ?? ''];
  return {
    ...madeListing({
      title: `${(at % 5) + 1} Bedroom Flat in ${PLACES[at % 7]}`,
      address: `${at} Test Close, ${PLACES[at % 7]}, Lagos`,
      price: 500_000 + ((at * 7919) % 200) * 250_000,
      bedrooms: (at % 5) + 1,
      bathrooms: (at % 4) + 1,
      areaSize: 60 + (at % 300),
      type: at % 3 === 0 ? 'Detached' : 'Flat',
      listingType: at % 2 === 0 ? 'rent' : 'sale',
      keyFeatures: extras,
      description: `A quiet home near the road with ${extras.join(' and ')}. ${FILLER}`,
      location: { lat: 6.4 + (at % 97) / 500, lng: 3.3 + (at % 89) / 300 },
      isBoosted: at % 50 === 0,
      publishedAt: new Date(1.75e12 + at * 60_000).toISOString(),
    }),
    fetchedAt: Date.now() + at,
  };
}

/** Puts made-up listings into the database of a visitor, as months of searching would. */
function fill(page: Page, listings: CachedListing[]): Promise<void> {
  return page.evaluate(async (rows) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const open = indexedDB.open('gida-anonymous');
      open.addEventListener('success', () => resolve(open.result));
      open.addEventListener('error', () => reject(open.error));
    });
    const write = database.transaction('listings', 'readwrite');
    for (const row of rows) write.objectStore('listings').put(row);
    await new Promise((resolve, reject) => {
      write.addEventListener('complete', resolve);
      write.addEventListener('error', () => reject(write.error));
    });
    database.close();
  }, listings);
}

const origin = await Origin.create();
await origin.start();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
try {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(`${origin.url}/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await fill(
    page,
    Array.from({ length: LISTINGS }, (_, at) => madeUp(at)),
  );
  await origin.stop();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  console.log(
    `${LISTINGS} listings on the device, processor slowed down ${SLOWDOWN} times; milliseconds`,
  );
  console.log('search                    median   most   first, with reading all listings in');
  for (const [name, query] of Object.entries(SEARCHES)) {
    const begin = Date.now();
    await page.goto(`${origin.url}/search-results?${query}`);
    await page.getByRole('article').first().waitFor();
    const first = Date.now() - begin;
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Another order is another search of the same listings: the index is there already.
      const sort = ['price-asc', 'price-desc', 'newest'][round % 3] ?? 'newest';
      await page.getByLabel('Sort').selectOption(sort);
      await page.waitForFunction(
        (count) => performance.getEntriesByName('search on the device').length > count,
        round,
      );
    }
    times.push(
      ...(await page.evaluate(() =>
        performance.getEntriesByName('search on the device').map((entry) => entry.duration),
      )),
    );
    console.log(
      `${name.padEnd(24)} ${median(times).toFixed(1).padStart(7)} ${Math.max(...times)
        .toFixed(1)
        .padStart(6)} ${String(first).padStart(7)}`,
    );
  }
} finally {
  await browser.close();
  await origin.dispose();
}
