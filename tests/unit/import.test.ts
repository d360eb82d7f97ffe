import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkListings } from '../../server/modules/import/check-listings';
import { reportLines } from '../../server/modules/import/report-lines';
import { propertyContentSchema } from '../../src/contract/property';
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
  for (const never of ['3000 years ago', '300000 years ago', '0000-01-01', '0000-00-00', 'year 0'])
    expect(parseRelativeDate(never, NOW)).toBeNull();
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

describe('what a file may do to a listing', () => {
  const flag = (n: number) => `${n} ${'very long name of a feature '.repeat(4)}`.slice(0, 100);
  const flags = Array.from({ length: 70 }, (_, n) => flag(n));
  const LONG = 'x'.repeat(159);

  test('every listing read fits the contract, however odd its row', () => {
    const rows = [
      ['45m', `${LONG}😀 flat`, 'Yaba', '1990-01-01'],
      ['45m', '3 Bedroom Flat', 'Yaba '.repeat(200), '3000 years ago'],
      ['45m', '3 Bedroom Flat', 'Surulere', '300000 years ago'],
      ['45m', '3 Bedroom Flat', `${'é'.repeat(299)}😀`, '0000-01-01'],
      ['1e15', '3 Bedroom Flat', 'Yaba', ''],
      ['1000000000000000', `3 Bedroom Flat ${' '.repeat(145)}x`, 'Yaba', 'year 0'],
    ];
    const yes = flags.map(() => 'true').join(',');
    const file = read(
      [
        `price,title,town,posted,${flags.join(',')}`,
        ...rows.map((row) => `${row.join(',')},${yes}`),
      ].join('\n'),
    );
    expect(file.listings).toHaveLength(5);
    for (const { content, postedAt } of file.listings) {
      expect(propertyContentSchema.parse(content)).toEqual(content);
      expect(content.keyFeatures).toHaveLength(60);
      // Half a character would be refused by the database, with the whole file.
      expect(JSON.stringify(content)).not.toMatch(/\\ud[89a-f]/i);
      expect(postedAt?.getUTCFullYear() ?? 1990).toBe(1990);
    }
    expect(file.listings[0]?.content.title).toBe(LONG);
  });

  test.each([
    ['price,title,town\n45m,3 Bedroom Flat,Nigeria\n', 'no place'],
    ['price,title,town\n45m,3 Bedroom Flat,"., ,"\n', 'no place'],
    ['price,title,town\n1000000000000001,3 Bedroom Flat,Yaba\n', 'price out of range'],
    ['price,title,town\n99999999 billion,3 Bedroom Flat,Yaba\n', 'price out of range'],
    [`price,title,town\n${'9'.repeat(400)},3 Bedroom Flat,Yaba\n`, 'price out of range'],
    ['price,title,town\n45m,3 Bedroom\0Flat,Yaba\n', 'not text (has a NUL character)'],
    ['price,title,town\n45m,3 Bedroom Flat,Yaba,more,\0\n', 'not text (has a NUL character)'],
  ])('%j is refused', (text, reason) => {
    const file = read(text);
    expect(file.listings).toEqual([]);
    expect(file.refusals).toMatchObject([{ reason, count: 1, firstLine: 2 }]);
    expect(file.refusals[0]?.firstValue.length).toBeLessThanOrEqual(80);
  });

  test('a dollar price is in range by what it is in naira', () => {
    const dollars = (price: string, nairaPerDollar: number) =>
      readListingFile(`price,title,town\n${price},3 Bedroom Flat,Yaba\n`, {
        defaultListingType: 'sale',
        nairaPerDollar,
        now: NOW,
      });
    expect(dollars('$900bn', 1600).refusals[0]?.reason).toBe('price out of range');
    expect(dollars('$1', 0.1).refusals[0]?.reason).toBe('price out of range');
    expect(dollars('$100000', 1600).listings[0]?.content.price).toBe(160_000_000);
  });

  test("an address that is only the country gives way to the row's town", () => {
    const file = read('price,title,address,town\n45m,3 Bedroom Flat,Nigeria,Yaba\n');
    expect(file.listings[0]?.content.address).toBe('Yaba, Lagos');
  });

  test('features of merged rows are clipped too', () => {
    const names = Array.from({ length: 70 }, (_, n) => `Feature ${n}`);
    const half = (first: boolean) => names.map((_, n) => (n < 35 === first ? 'yes' : '')).join(',');
    const file = read(
      `id,price,title,town,${names.join(',')}\nA,45m,Flat,Yaba,${half(true)}\nA,45m,Flat,Yaba,${half(false)}\n`,
    );
    expect(file.listings[0]?.content.keyFeatures).toHaveLength(60);
  });

  test('what the contract does not take is refused before it is written', () => {
    const file = read('price,title,town\n45m,3 Bedroom Flat,Yaba\n46m,3 Bedroom Flat,Yaba\n');
    const second = file.listings[1];
    if (second === undefined) throw new Error('two listings expected');
    second.content.address = ' ';
    const checked = checkListings(file);
    expect(checked.listings).toHaveLength(1);
    expect(checked.refusals).toEqual([
      {
        reason: 'address not valid (Address is required)',
        count: 1,
        firstLine: 3,
        firstValue: '3 Bedroom Flat',
      },
    ]);
    expect(file.refusals).toEqual([]);
  });
});
