import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { importListings } from '../../server/modules/import/import-listings';
import type { Listing } from '../../src/contract/listing/property';
import { PROPERTY_TYPES } from '../../src/contract/listing/property-options';
import { type FilterKey, RANGE_KEYS } from '../../src/contract/search/search-filters';
import { type ListingFile, readListingFile } from '../../src/domain/import/read-listing-file';
import { elsewhereOf } from '../../src/domain/search/elsewhere-of';
import { ListingIndex } from '../../src/domain/search/on-device/listing-index';
import { Random } from '../chaos/random';
import { propertyContent } from '../support/property-content';
import { sharedApp } from '../support/shared-app';
import { TEST_DATABASE } from '../support/test-database';

// The server and the device answer each filter alike: alone, and beside every other one.

const REAL = join(process.cwd(), '..', 'shared', 'data', 'listings');
/** PostgreSQL answers the pairs, over many homes; the embedded database each shape of question. */
const { MADE, REAL_OF_EACH, ROUNDS } =
  TEST_DATABASE === 'pglite'
    ? { MADE: 120, REAL_OF_EACH: 30, ROUNDS: 30 }
    : { MADE: 300, REAL_OF_EACH: 200, ROUNDS: 150 };
const DAY_MS = 86_400_000;
const random = Random.named(11, 'parity');

/** What is asked of each filter. One that is missing here does not compile. */
const ASKED: Record<FilterKey, readonly string[]> = {
  listingType: ['listingType=rent', 'listingType=sale'],
  place: [
    'location=Lekki',
    'location=phase 1, lekki',
    'location=LAGOS',
    'location=Ogba',
    'location=Ọ̀GBÀ',
    'location=Aba',
    'location=epe',
    'location=Ibeju Lekki',
    'location=Lekki Pha',
    'location=V.I.',
    'lat=6.6&lng=3.35&radiusKm=1&location=Aba',
    'location=Epe&lat=6.6&lng=3.35&extentKm=1',
    'location=Aba&lat=5.1&lng=7.36&extentKm=1',
    'location=Allen&lat=6.6&lng=3.35&extentKm=1',
    'lat=6.446&lng=3.477&radiusKm=3',
    'lat=6.6&lng=3.35&radiusKm=6&location=nothing like it',
    'lat=6.446&lng=3.477&radiusKm=1&extentKm=3&location=Lekki',
    'location=Ikeja&lat=6.6&lng=3.35&extentKm=5',
    'location=Ikeja&lat=6.601&lng=3.351&extentKm=5',
    'location=Lekki&lat=6.446&lng=3.477&extentKm=8',
    'south=6.4&west=3.3&north=6.5&east=3.5',
    'south=6.5&west=3.5&north=6.4&east=3.3',
    'area=circle:6.446,3.477,4',
    'area=shape:6.3,3.2;6.7,3.2;6.7,3.5',
    'area=shape:99,3;99,4;98,4',
  ],
  text: [
    'text=pool',
    'text=quiet, flat',
    'text=DUPLEX',
    'text=100%',
    'text=ac',
    'text=BQ',
    'text=boys quarters',
    'text=en suite',
    'text=self con',
    'text=studio',
    'text=furnished',
    'text=fully furnished, flat',
    'text=furnish',
    'text=ile',
    'text=ilé',
  ],
  category: ['category=Commercial', 'category=Residential'],
  type: ['type=House', 'type=Duplex', 'type=Land', 'type=Mixed-Use', 'type=Flat/Apartment'],
  range: [
    'priceMin=5000000',
    'priceMax=5000000',
    'priceMin=1000000&priceMax=20000000',
    'bedroomsMin=3',
    'bedroomsMax=2',
    'bedroomsMin=0',
    'bathroomsMin=2&bathroomsMax=2',
    'sizeMin=100',
    'sizeMax=500',
    'sizeMin=0',
    // A filter of tomorrow is asked as well.
    ...RANGE_KEYS.flatMap((key) => [`${key}Min=1`, `${key}Max=1`]),
  ],
  features: [
    'features=parking',
    'features=ac',
    'features=elevator,security',
    'features=security',
    'features=elevator',
  ],
  added: ['addedWithinDays=7', 'addedWithinDays=30'],
};

const index = new ListingIndex();
let count = 0;
const t = sharedApp({ rateLimits: false });
beforeAll(async () => {
  const agent = await t.account('agent');
  const now = new Date();
  const files: ListingFile[] = [made(now)];
  for (const [name, defaultListingType] of [
    ['lagos-mixed.csv', 'sale'],
    ['lagos-rents.csv', 'rent'],
  ] as const) {
    if (!existsSync(REAL)) break;
    const rows = readFileSync(join(REAL, name), 'utf8').split('\n', REAL_OF_EACH).join('\n');
    files.push(readListingFile(rows, { defaultListingType, now }));
  }
  if (files.length === 1) console.log('Without the real files: made listings alone');
  for (const file of files) await importListings(t.database, agent.id, file, now);
  for (const listingType of ['sale', 'rent']) {
    const listings = await ask(new URLSearchParams({ listingType }));
    index.put(listings);
    count += listings.length;
  }
});

/** Listings with every kind of value, none among them, and none at all. */
function made(now: Date): ListingFile {
  const maybe = <Value>(value: Value): Value | null => (random.chance(0.2) ? null : value);
  const listings = Array.from({ length: MADE }, (_, at) => {
    const type = random.pick(PROPERTY_TYPES);
    const isHome = PROPERTY_TYPES.indexOf(type) < 9;
    return {
      key: `made ${at}`,
      line: at,
      content: propertyContent({
        title: random.pick([
          '',
          'Mixed use block',
          '4 bedroom duplex with pool and BQ',
          'Self-contained room, all ensuite',
          '100% dry land',
        ]),
        address: random.pick([
          'Admiralty Way, Lekki Phase 1, Lagos',
          'Allen Avenue, IKEJA, Lagos',
          'Wuse 2, Abuja',
          'Ọ̀gbà, Lagos',
          '7 Palm Close',
          'Plot 9 (V.I.), Lagos',
          'Magodo-Isheri, Lagos',
          'Banana Island',
          '3 Ikoyi Road',
          'Opebi',
          'Herbert Macaulay Way, Yaba, Lagos',
          '5 Faulks Road, Aba',
          '23 Aba Road, Port Harcourt',
          'Lekki-Epe Expressway, Ajah',
          'Off Epe Expressway, Epe',
          'Eleko, Ibeju-Lekki',
        ]),
        price: random.pick([1, 999_999, 5_000_000, 20_000_000, 4_000_000_000]),
        bedrooms: maybe(random.below(6)),
        bathrooms: maybe(random.below(5)),
        areaSize: maybe(random.pick([0, 99.5, 100, 500, 501])),
        type,
        propertyCategory: isHome ? 'Residential' : 'Commercial',
        listingType: random.pick(['sale', 'rent']),
        keyFeatures: random.pick([
          [],
          ['AC '],
          ['Central AC', 'Lift'],
          ['No parking'],
          ['Garage'],
          ['Fully furnished'],
        ]),
        parkingSpaces: random.pick([null, null, 0, 2]),
        furnished: isHome && at % 5 === 0,
        amenities: random.pick([[], ['24hr Security', 'Elevator'], ['Car Park']]),
        description: random.pick([
          'A quiet flat.',
          'Swimming POOL',
          'Ilé tó dára',
          'Fully furnished flat.',
          'UNFURNISHED, and not fully furnished',
          'Nothing to see',
          'Newly painted; parking; A/C.',
          'No parking, WITHOUT any passenger lift. Security doors.',
          'Gated estate with security: none.',
          'Two lifts\nand central-AC',
        ]),
        location: maybe({ lat: 6.3 + random.next() * 0.5, lng: 3.2 + random.next() * 0.4 }),
      }),
      postedAt: new Date(now.getTime() - random.below(60) * DAY_MS - 3_600_000),
      reference: null,
      doubts: [],
      notes: [],
    };
  });
  return {
    rowsRead: MADE,
    duplicates: 0,
    refusals: [],
    refusedRows: [],
    listings,
    unreadColumns: [],
  };
}

/** Every listing that the server finds, page by page. */
async function ask(query: URLSearchParams): Promise<Listing[]> {
  const found: Listing[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: URLSearchParams = new URLSearchParams({
      ...Object.fromEntries(query),
      limit: '100',
    });
    if (cursor !== '') page.set('cursor', cursor);
    const answer = await t.call(`GET /api/properties?${page}`);
    found.push(...answer.properties);
    cursor = answer.nextCursor;
  }
  return found;
}

/** @returns how many were found */
async function compare(query: URLSearchParams): Promise<number> {
  const server = (await ask(query)).map(({ id }) => id);
  const device = index.search(query, Date.now(), await elsewhereOf(query));
  expect(device, query.toString()).toEqual(server);
  return server.length;
}

const single = Object.values(ASKED).flat();

test.each(single)('%s finds the same on the server and on the device', async (words) => {
  const found: number[] = [];
  for (const listingType of ['sale', 'rent']) {
    const query = new URLSearchParams({
      listingType,
      ...Object.fromEntries(new URLSearchParams(words)),
    });
    found.push(await compare(query));
  }
  // A question that all or none answer proves little; a place that is nowhere is one of them.
  if (!words.startsWith('area=shape:99')) expect(Math.max(...found)).toBeGreaterThan(0);
  expect(Math.min(...found)).toBeLessThan(count);
});

test('random pairs of filters find the same, in each order', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [random.pick(single), random.pick(single)];
    const query = new URLSearchParams({
      ...Object.fromEntries(new URLSearchParams(one)),
      ...Object.fromEntries(new URLSearchParams(other)),
      sort: random.pick(['newest', 'price-asc', 'price-desc']),
    });
    await compare(query);
  }
});
