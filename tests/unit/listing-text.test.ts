import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { feesNamedTogether, readFees } from '../../src/domain/listing-text/read-fees';
import { readFeatures } from '../../src/domain/listing-text/read-features';
import { readListingText, sure } from '../../src/domain/listing-text/read-listing-text';
import { readPrice } from '../../src/domain/listing-text/read-price';

const read = (title: string, description = '', price: number | null = null) =>
  readListingText({ title, description, price });

describe('bedrooms', () => {
  test.each([
    ['4 bedroom detached duplex', 4],
    ['3-BED APARTMENT+BQ', 3],
    ['Five bedroom house', 5],
    ['2bdrm flat', 2],
    ['Spacious 5br duplex with a room bq', 5],
    ['Mini flat', 1],
    ['A room and parlour', 1],
    ['3 bedroom flat with 2 bedroom BQ', 3],
    ['Three (3) bedroom flat', 3],
    ['Four(4) Bedroom terrace', 4],
    ['1 room in a shared 4 bedroom duplex', 1],
    ['Detached house with 5 master bedrooms', 5],
    ['2 b/room flat', 2],
    ['2bedrom flat', 2],
    ['One room for rent, face-me-I-face-you', 1],
    ['Room in a 3 bedroom flat to share', 1],
    ['One room in a shared 5-bedroom house', 1],
    ['Bedspace in a 3 bedroom flat', 1],
    ['Laundry room in a 4 bedroom duplex', 4],
    ['2 rooms in a 5 bedroom house to let', 1],
    ['Two rooms available to let in a 4 bedroom flat', 1],
    ['BQ of a 5 bedroom house at Ikoyi to let', 1],
    ['Self-contained BQ in a 5 bedroom duplex', 1],
    ['Furnished room (ensuite) in 3 bed flat', 1],
    ['Ensuite room with shared kitchen in 4-bed apartment', 1],
    ['4 bedroom duplex with 2 room BQ in Magodo', 4],
    ['3 bedroom flat, 2 rooms ensuite in Yaba', 3],
  ])('%s', (title, bedrooms) => {
    expect(sure(read(title).bedrooms)).toBe(bedrooms);
  });
  test('stand beside bathrooms and house numbers', () => {
    const text = read('', 'No 12, 4 beds, 3 baths, 5 toilets');
    expect([sure(text.bedrooms), sure(text.bathrooms)]).toEqual([4, 3]);
  });
  test.each([
    '2 & 3 bedroom apartments',
    '1-, 2- & 3-Bedroom Apartments',
    '2-4 bedroom flats',
    'Self contain',
    '450 sqm of land',
    '1 bedroom BQ',
  ])('%s: no number of them', (title) => {
    expect(read(title).bedrooms).toBeNull();
  });
});

describe('where it is', () => {
  const placeIn = (title: string, description = '') => {
    const place = read(title, description).place;
    return place === null ? null : [place.value.name, place.confidence >= 0.8];
  };
  test.each([
    ['3-BEDROOM APARTMENT | IKOYI', 'Ikoyi'],
    ['Newly built 4 bedroom duplex in Lekki Phase 1', 'Lekki Phase 1'],
    ['Mini flat @ Gbagada, Lagos', 'Gbagada'],
    ['5 bedroom duplex, Gwarinpa, Abuja', 'Gwarinpa'],
  ])('%s', (title, name) => expect(placeIn(title)).toEqual([name, true]));
  test.each([
    ['A clean flat upstairs at Soluyi, Gbagada. Near Ikeja.', 'Soluyi'],
    ['Sharp flat. Location: Lekki Phase 1. Rent 2m', 'Lekki Phase 1'],
    ['2 bedroom flat for rent Yaba Lagos ... New.', 'Yaba'],
    ['Executive mini flat at OMOLE PH.1,ESTATE. Available', 'Omole Phase 1'],
  ])('%s', (description, name) => expect(placeIn('', description)).toEqual([name, true]));
  test.each([
    ['Spacious 3 bedroom flat', 'All en suite, 10 minutes from Lekki'],
    ['Duplex in Lagos', ''],
    ['Shop', 'A shop near Ikeja'],
    ['Flat', 'off Ikorodu Road'],
  ])('%s: %s names none', (title, description) => expect(placeIn(title, description)).toBeNull());
  test('a title and a description that disagree are not sure', () => {
    expect(placeIn('Flat in Ikoyi', 'Located in Gwarinpa.')).toEqual(['Ikoyi', false]);
  });
  test('one of many of a name is not sure without its state', () => {
    expect(placeIn('Duplex in GRA Phase 2')?.[1]).toBe(false);
    expect(placeIn('Duplex in GRA Phase 2, Rivers')).toEqual(['New GRA', true]);
  });
});

describe('what it is', () => {
  test.each([
    ['Semi detached bungalow', 'Bungalow'],
    ['4 bedroom semi-detached duplex', 'Semi detached'],
    ['3 bedroom Flat / Apartment', 'Flat'],
    ['Penthouse in Ikoyi', 'Apartment'],
    ['A room self contain', 'Studio'],
    ['Mini flat', 'Flat'],
    ['745sqm land with 14 bedroom duplex', 'Detached'],
    ['Plot for a block of flats', 'Land'],
    ['Commercial land at Oniru', 'Commercial Land'],
    ['90sqm office space with co-working space', 'Office Space'],
    ['Warehouse on Oshodi road', 'Warehouse'],
    ['Hotel with 40 rooms', 'Retail Space'],
  ])('%s', (title, type) => {
    expect(sure(read(title).type)?.type).toBe(type);
  });
  test('a shop that is a neighbour decides nothing', () => {
    const description = 'Newly built 3 bedroom bungalow in a quiet close. Near schools and a shop.';
    expect(sure(read('', description).type)?.type).toBe('Bungalow');
  });
});

describe('what it is offered for', () => {
  test.each([
    ['3 bedroom flat for rent', 'rent'],
    ['To let: shop', 'rent'],
    ['Duplex for sale', 'sale'],
    ['Short let apartment', 'shortlet'],
    ['Office for lease', 'lease'],
    ['Land for joint venture', 'joint venture'],
  ])('%s', (title, offer) => {
    expect(sure(read(title).offer)).toBe(offer);
  });
  test('a sale or a rent is left open, and a short let in passing is none', () => {
    expect(sure(read('Flat for sale or rent').offer)).toBeNull();
    expect(sure(read('', 'Can also be used for short let. Rent 5m, agency 10%').offer)).toBeNull();
  });
});

describe('a price', () => {
  test.each([
    ['₦35,000,000', 35_000_000],
    ['NGN25,000,000', 25_000_000],
    ['N4,500,000', 4_500_000],
    ['#35,000,000', 35_000_000],
    ['2500000.0', 2_500_000],
    ['₦ 2 500 000', 2_500_000],
    ['₦45m', 45_000_000],
    ['1.5 billion', 1_500_000_000],
    ['850k', 850_000],
    ['NGN800,000,000#800,000,000', 800_000_000],
    ['₦90,000,000 (negotiable)', 90_000_000],
  ])('%s', (cell, amount) => {
    expect(readPrice(cell)).toEqual({ kind: 'amount', amount, currency: 'NGN', unit: null });
  });
  test.each([
    ['NGN3,000,000 per annum', 'year'],
    ['#6,500,000/year', 'year'],
    ['N12,000,000per annum', 'year'],
    ['₦2,000,000 p.a', 'year'],
    ['₦250,000 monthly', 'month'],
    ['₦75,000 / night', 'night'],
    ['₦75,000 per day', 'night'],
    ['₦450,000 per sqm', 'sqm'],
    ['₦15m per plot', 'plot'],
    ['₦40m/hectare', 'hectare'],
    ['50m per plot of land', 'plot'],
    ['50m per 600sqm plot', 'plot'],
    ['50m for a plot', 'plot'],
    ['₦4.5m per square meter / per annum', 'sqm'],
    ['₦3m per calendar month', 'month'],
    ['₦1.2m pcm', 'month'],
    ['50m per unit', 'home'],
    ['50m each', 'home'],
  ])('%s is for a %s', (cell, unit) => {
    expect(readPrice(cell)).toMatchObject({ kind: 'amount', unit });
  });
  test.each(['#NAME?', 'N/A', '', '-', 'null'])('%s is none', (cell) => {
    expect(readPrice(cell)).toEqual({ kind: 'none', reason: 'missing' });
  });
  test.each(['Call for price', 'Price on Request', 'POA', 'Contact agent', 'DM', 'negotiable'])(
    '%s is told to who asks',
    (cell) => expect(readPrice(cell)).toEqual({ kind: 'none', reason: 'on request' }),
  );
  test.each(['60.000', '₦450.000'])('%s may be thousands', (cell) =>
    expect(readPrice(cell)).toEqual({ kind: 'none', reason: 'two prices' }),
  );
  test.each(['abc', '₦', '0', '-5', '12,34', '5 bedrooms'])('%s is not understood', (cell) => {
    expect(readPrice(cell)).toEqual({ kind: 'none', reason: 'not a price' });
  });
  test('two prices are none', () => {
    for (const cell of ['₦12m to 15m', 'from 95m to 120m', '3 plots: 15m, 18m, 20m'])
      expect(readPrice(cell)).toEqual({ kind: 'none', reason: 'two prices' });
    expect(readPrice('₦12m - ₦15m')).toEqual({ kind: 'none', reason: 'two prices' });
  });
  test('dollars are kept apart from naira', () => {
    expect(readPrice('$250,000')).toMatchObject({ currency: 'USD', amount: 250_000 });
    expect(readPrice('USD 1,000/month')).toMatchObject({
      currency: 'USD',
      amount: 1000,
      unit: 'month',
    });
  });
});

test('fees named together are left out rather than guessed', () => {
  expect(readFees('Rent 1.3m, agency 10%, legal 130k, agreement and commission 100k')).toEqual({
    agencyFee: { percent: 10 },
    legalFee: { naira: 130_000 },
  });
  for (const both of ['Agency & legal 10% each', 'A&L: 10 % each', 'agency/agreement fee 10% each'])
    expect(readFees(`Rent 1.3m, ${both}`)).toEqual({
      agencyFee: { percent: 10 },
      legalFee: { percent: 10 },
    });
  expect(readFees('Agency & legal 10%')).toEqual({});
  expect(readFees('Service charge: 1.5 million naira')).toEqual({
    serviceCharge: { naira: 1_500_000 },
  });
});
test.each([
  ['Rent 2.5m. Agency & legal 10%. Caution 200k', 'Agency & legal 10%'],
  ['agreement and commission: 500,000 only', 'agreement and commission: 500,000'],
  ['Agency & legal 10% each', null],
  ['Agency 10%, legal 5%, service charge 300k', null],
  ['Agency and legal apply', null],
])('%s: fees that share one amount are told', (text, words) => {
  expect(feesNamedTogether(text)).toBe(words);
});

test('what a text denies is not there', () => {
  expect(readFeatures('Furnished, pool, gym and parking for 3 cars. C of O')).toEqual({
    features: ['Swimming pool', 'Gym', 'Car park'],
    documents: ['Certificate of Occupancy'],
    furnished: true,
    parkingSpaces: 3,
    yearBuilt: null,
  });
  expect(readFeatures('Title: Gov consent. C of O in process. Awaiting excision')).toMatchObject({
    documents: ["Governor's consent"],
  });
  expect(readFeatures('Pool coming soon, gym')).toMatchObject({ features: ['Gym'] });
  expect(readFeatures('Unfurnished. No parking, no pool')).toEqual({
    features: [],
    documents: [],
    furnished: false,
    parkingSpaces: null,
    yearBuilt: null,
  });
});

const REAL = join(process.cwd(), '..', 'shared', 'data', 'listings');
const FIELDS = ['bedrooms', 'type', 'offer', 'price', 'currency', 'unit'] as const;
type Expected = Record<'file' | 'row' | (typeof FIELDS)[number], string>;

const table = <Row>(path: string) =>
  Papa.parse<Row>(readFileSync(path, 'utf8'), { header: true, skipEmptyLines: true }).data;

// 299 rows of real files, whose meaning was written down by hand before this reader was written.
test.skipIf(!existsSync(REAL))('rows of real files are read as a person reads them', () => {
  const files = new Map<string, Record<string, string>[]>();
  const right = new Map<string, number>();
  const wrong = new Map<string, number>();
  const missed = new Map<string, number>();
  const count = (counts: Map<string, number>, field: string) =>
    counts.set(field, (counts.get(field) ?? 0) + 1);
  for (const expected of table<Expected>(join('tests', 'expected', 'listing-text-expected.csv'))) {
    if (!files.has(expected.file)) files.set(expected.file, table(join(REAL, expected.file)));
    const row = files.get(expected.file)?.[Number(expected.row) - 1] ?? {};
    const found = readRow(row.title ?? '', row.price_raw ?? row.price ?? '', row.description ?? '');
    for (const field of FIELDS) {
      if (found[field] === expected[field]) {
        if (found[field] !== '') count(right, field);
        continue;
      }
      if (found[field] !== '') count(wrong, field);
      if (expected[field] !== '') count(missed, field);
    }
  }
  for (const field of FIELDS) {
    const hits = right.get(field) ?? 0;
    expect(hits, field).toBeGreaterThan(10);
    expect(hits / (hits + (wrong.get(field) ?? 0)), `precision of ${field}`).toBeGreaterThanOrEqual(
      0.99,
    );
    expect(hits / (hits + (missed.get(field) ?? 0)), `recall of ${field}`).toBeGreaterThanOrEqual(
      0.95,
    );
  }
});

function readRow(title: string, cell: string, description: string) {
  const price = readPrice(cell);
  const amount = price.kind === 'amount' ? price : null;
  const text = read(title, description, amount?.amount);
  return {
    bedrooms: String(sure(text.bedrooms) ?? ''),
    type: sure(text.type)?.type ?? '',
    offer: (sure(text.offer) ?? '').replace(' ', ''),
    price: String(amount?.amount ?? ''),
    currency: amount?.currency ?? '',
    unit: amount?.unit ?? sure(text.unit) ?? '',
  };
}
