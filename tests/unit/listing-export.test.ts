import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  COMMERCIAL_TENURES,
  LISTING_TYPES,
  PROPERTY_CATEGORIES,
  PROPERTY_TYPES,
} from '../../src/contract/listing/property-options';
import type { PropertyContent } from '../../src/contract/listing/listing-fields';
import { listingTable } from '../../src/domain/export/listing-table';
import { listingsCsv } from '../../src/domain/export/listings-csv';
import { listingsWorkbook } from '../../src/domain/export/listings-workbook';
import { workbookText } from '../../src/domain/import/file/workbook-text';
import { planImport } from '../../src/domain/import/plan-import';
import { readListingFile } from '../../src/domain/import/read-listing-file';
import { EMPTY_CONTENT } from '../../src/domain/property/form/empty-content';

const OPTIONS = { defaultListingType: 'sale', now: new Date('2026-11-21T12:00:00Z') } as const;

/** Words that a spreadsheet, a CSV or a reader of adverts could take for something else. */
const WORDS = [
  '3 bedroom flat to let, ₦2.5m per annum',
  '=SUM(A1:A9)',
  "'quoted",
  "'=not a formula",
  '-5% off',
  '+234 801 234 5678',
  'a, b; c\\d',
  'He said "yes"',
  'two\nlines\n\nand a third',
  ' blanks around ',
  'Ọ̀yọ́ 🏠',
  '0012',
  '1e9',
  'TRUE',
  '2026-11-21',
  'sep=,',
  '<b>&amp;</b>',
  'ditto',
];

const made = (at: number): PropertyContent => {
  const word = (step: number) => WORDS[(at * 7 + step) % WORDS.length] ?? '';
  const of = <Option>(options: readonly Option[]) => options[at % options.length] as Option;
  return {
    ...EMPTY_CONTENT,
    title: word(0),
    address: word(1).trim(),
    description: word(2),
    price: at * 12_345 + 1,
    serviceCharge: at % 3 === 0 ? null : at * 10,
    bedrooms: at % 4 === 0 ? null : at % 10,
    areaSize: at % 2 === 0 ? null : at + 0.125,
    type: of(PROPERTY_TYPES),
    propertyCategory: of(PROPERTY_CATEGORIES),
    listingType: of(LISTING_TYPES),
    commercialTenureType: at % 2 === 0 ? null : of(COMMERCIAL_TENURES),
    furnished: at % 2 === 0,
    keyFeatures: [word(3).trim(), word(4).trim()],
    amenities: at % 2 === 0 ? [] : [word(5).trim()],
    location: at % 3 === 0 ? null : { lat: 6.4478123456, lng: 3.000001 + (at % 1000) / 7 },
    approximateLocation: at % 5 === 0,
    yearBuilt: at % 2 === 0 ? null : 1900 + (at % 100),
  };
};
const listings = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `id-${at}`,
    status: 'Active' as const,
    content: made(at),
  }));

describe('[IMP-2] what is exported is imported again without a difference', () => {
  const ways = {
    csv: async (table: string[][]) => listingsCsv(table),
    xlsx: async (table: string[][]) =>
      (await workbookText(new Uint8Array(await (await listingsWorkbook(table)).arrayBuffer())))
        .text,
  };
  test.each(Object.entries(ways))('10,000 homes as %s', async (_name, writeAndRead) => {
    const own = listings(10_000);
    const text = await writeAndRead(listingTable(own));
    const file = readListingFile(text, OPTIONS);
    expect(file.refusedRows).toEqual([]);
    expect(file.unreadColumns).toEqual([]);
    expect(file.listings.map(({ reference }) => reference)).toEqual(own.map(({ id }) => id));
    const different = file.listings.flatMap(({ content }, at) =>
      isDeepStrictEqual(content, own[at]?.content) ? [] : [[content, own[at]?.content]],
    );
    expect(different.slice(0, 2)).toEqual([]);
  });

  test('a row that was changed changes that alone, also to nothing', () => {
    const [one] = listings(2).slice(1);
    const table = listingTable(one === undefined ? [] : [one]);
    const at = (name: string) => table[0]?.indexOf(name) ?? -1;
    const row = table[1] ?? [];
    row[at('Price (₦)')] = '2.5m';
    row[at('Amenities')] = '';
    row[at('Furnished')] = 'Yes';
    const file = readListingFile(listingsCsv(table), OPTIONS);
    const planned = planImport(
      file.listings.map((listing) => ({ ...listing, id: 'id-1' })),
      new Map([['id-1', { content: made(1), lastRead: undefined }]]),
    );
    expect(planned.map(({ step, content }) => [step, content])).toEqual([
      ['update', { ...made(1), price: 2_500_000, amenities: [], furnished: true }],
    ]);
  });

  test.each([
    ['Price (₦)', 'two million', 'Price (₦): '],
    ['Price (₦)', '', 'Price (₦): Price is required'],
    ['Type', 'Castle', 'Type: one of '],
    ['Furnished', 'perhaps', 'Furnished: yes or no'],
    ['Position on the map', 'Lekki', 'Position on the map: latitude and longitude'],
    ['Bedrooms', '2.5', 'Bedrooms: Write a whole number'],
  ])('%s as “%s” is refused with the reason', (column, cell, reason) => {
    const table = listingTable(listings(2));
    const row = table[1];
    if (row === undefined) throw new Error('no row');
    row[table[0]?.indexOf(column) ?? 0] = cell;
    const file = readListingFile(listingsCsv(table), OPTIONS);
    expect(file.refusedRows[0]?.reason.startsWith(reason)).toBe(true);
    expect(file.listings).toHaveLength(1);
  });

  test('with a column taken out it is read as any other file', () => {
    const table = listingTable(listings(3)).map((row) => row.slice(0, -1));
    const file = readListingFile(listingsCsv(table), OPTIONS);
    expect(file.listings.some(({ exported }) => exported)).toBe(false);
  });
});
