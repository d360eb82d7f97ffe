import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportLines } from '../../server/modules/import/report-lines';
import { HeaderError } from '../../src/domain/import/map-header';
import { parsePrice } from '../../src/domain/import/parse-price';
import { parseRelativeDate } from '../../src/domain/import/parse-relative-date';
import { priceDoubt } from '../../src/domain/import/price-doubt';
import { readListingFile } from '../../src/domain/import/read-listing-file';

const NOW = new Date('2026-11-21T12:00:00Z');
const read = (text: string) => readListingFile(text, { defaultListingType: 'sale', now: NOW });

describe('prices as files write them', () => {
  test.each([
    ['₦35,000,000', 35_000_000],
    ['NGN25,000,000', 25_000_000],
    ['N4,500,000', 4_500_000],
    ['#35,000,000', 35_000_000],
    ['380,000,000', 380_000_000],
    ['2500000.0', 2_500_000],
    ['₦ 2 500 000', 2_500_000],
    ['NGN3,000,000 per annum', 3_000_000],
    ['#6,500,000/year', 6_500_000],
    ['N12,000,000per annum', 12_000_000],
    ['₦45m', 45_000_000],
    ['1.5 billion', 1_500_000_000],
    ['850k', 850_000],
  ])('%s', (cell, amount) => {
    expect(parsePrice(cell)).toMatchObject({ kind: 'naira', amount });
  });
  test.each(['#NAME?', 'N/A', '', '-', 'Call for price', 'null'])('%s is no price', (cell) => {
    expect(parsePrice(cell)).toEqual({ kind: 'none', reason: 'missing' });
  });
  test.each(['abc', '12 to 15', '₦', '0', '-5'])('%s is not understood', (cell) => {
    expect(parsePrice(cell)).toEqual({ kind: 'none', reason: 'not a price' });
  });
  test('dollars are kept apart from naira', () => {
    expect(parsePrice('$250,000')).toMatchObject({ kind: 'dollar', amount: 250_000 });
    expect(parsePrice('USD 1,000/month')).toMatchObject({ kind: 'dollar', amount: 1000 });
  });
});

test('relative dates count back from now', () => {
  expect(parseRelativeDate('3 months ago', NOW)?.toISOString()).toBe('2026-08-23T12:00:00.000Z');
  expect(parseRelativeDate('an hour ago', NOW)?.toISOString()).toBe('2026-11-21T11:00:00.000Z');
  expect(parseRelativeDate('yesterday', NOW)?.toISOString()).toBe('2026-11-20T12:00:00.000Z');
  expect(parseRelativeDate('2026-01-02', NOW)?.toISOString()).toBe('2026-01-02T00:00:00.000Z');
  expect(parseRelativeDate('2027-01-02', NOW)).toBeNull();
  expect(parseRelativeDate('soon', NOW)).toBeNull();
});

test('absurd prices are doubted, usual ones are not', () => {
  const sale = { listingType: 'sale', bedrooms: 4 } as const;
  expect(priceDoubt({ ...sale, price: 90_000 })).toContain('far below');
  expect(priceDoubt({ ...sale, price: 1_800_000_000_000 })).toContain('far above');
  expect(priceDoubt({ ...sale, price: 65_000_000 })).toBeNull();
  expect(priceDoubt({ listingType: 'rent', bedrooms: 2, price: 850_000 })).toBeNull();
  expect(priceDoubt({ listingType: 'rent', bedrooms: 2, price: 9_000 })).toContain('far below');
});

describe('a file', () => {
  test('without a price or a place column is refused with its columns named', () => {
    expect(() => read('colour,weight\nred,3\n')).toThrow(HeaderError);
    expect(() => read('colour,weight\nred,3\n')).toThrow(/a price and a place .* colour, weight/);
    expect(() => read('')).toThrow(HeaderError);
    expect(() => read('price,town\n')).toThrow(HeaderError);
  });

  test('merges rows that say the same, completing the first', () => {
    const file = read(
      'id,price,title,town,beds,size\nA,₦50m,3 Bedroom Flat,Yaba,3,\nA,₦50m,3 Bedroom Flat,Yaba,,120 sqm\nB,₦50m,3 Bedroom Flat,Yaba,3,\n',
    );
    expect(file).toMatchObject({ rowsRead: 3, duplicates: 1 });
    expect(file.listings).toHaveLength(2);
    expect(file.listings[0]?.content).toMatchObject({ bedrooms: 3, areaSize: 120 });
  });

  test('puts a town back into its own state and says so', () => {
    const file = read('price,title,town,state\n45000000,4 Bedroom Duplex,Ikeja,Abuja\n');
    expect(file.listings[0]?.content.address).toBe('Ikeja, Lagos');
    expect(file.listings[0]?.notes).toEqual(['Ikeja is in Lagos, not Abuja']);
  });

  test('counts each refusal with its first line', () => {
    const file = read(
      'price,title,town\n#NAME?,Flat,Yaba\nN/A,Flat,Yaba\n$9,000,Flat,Yaba\n10m,Flat,\n10m,Something odd,Yaba\n',
    );
    expect(file.refusals.map(({ reason, count, firstLine }) => [reason, count, firstLine])).toEqual(
      expect.arrayContaining([
        ['no price', 2, 2],
        ['no place', 1, 5],
        ['type of property not understood', 1, 6],
      ]),
    );
  });

  test('the sample of the project imports as its lines say', () => {
    const file = read(readFileSync(join(process.cwd(), 'public', 'sample-listings.csv'), 'utf8'));
    expect(file.rowsRead).toBe(63);
    expect(file.duplicates).toBe(1);
    expect(file.refusals.reduce((sum, refusal) => sum + refusal.count, 0)).toBe(3);
    expect(file.listings).toHaveLength(59);
    expect(file.listings.filter((listing) => listing.doubts.length > 0)).toHaveLength(1);
    expect(file.listings.every((listing) => listing.content.location !== null)).toBe(true);
  });
});

const REAL = join(process.cwd(), '..', 'shared', 'data', 'listings');
describe('the real files', () => {
  test.skipIf(!existsSync(REAL)).each([
    ['nigeria-sales.csv', 'sale', 24_326, 10_438],
    ['lagos-mixed.csv', 'sale', 1325, 170],
    ['lagos-rents.csv', 'rent', 4488, 1],
  ] as const)('%s', (name, defaultListingType, rows, duplicates) => {
    const file = readListingFile(readFileSync(join(REAL, name), 'utf8'), {
      defaultListingType,
      now: NOW,
    });
    console.log(reportLines(name, file, null).join('\n'));
    const refused = file.refusals.reduce((sum, refusal) => sum + refusal.count, 0);
    expect(file.rowsRead).toBe(rows);
    if (name === 'nigeria-sales.csv') expect(file.duplicates).toBe(duplicates);
    else expect(file.duplicates).toBeGreaterThanOrEqual(duplicates);
    expect(file.listings.length + file.duplicates + refused).toBe(rows);
    expect(refused / rows).toBeLessThan(0.08);
    const placed = file.listings.filter((listing) => listing.content.location !== null).length;
    expect(placed / file.listings.length).toBeGreaterThan(0.95);
  });
});
