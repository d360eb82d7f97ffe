import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/universal';
import { readListingFile } from '../../src/domain/import/read-listing-file';
import { unreadSheetsWords } from '../../src/domain/import/unread-sheets-words';
import { workbookText } from '../../src/domain/import/file/workbook-text';

type Sheet = { sheet: string; data: (string | number | null)[][] };

async function fileOf(sheets: Sheet[]) {
  const blob = await writeWorkbook(sheets).toBlob();
  const { text, leftOut } = await workbookText(new Uint8Array(await blob.arrayBuffer()));
  const file = readListingFile(text, { defaultListingType: 'sale', now: new Date('2026-11-26') });
  return { ...file, leftOut };
}

async function read(sheets: Sheet[]) {
  const file = await fileOf(sheets);
  expect(file.refusedRows).toEqual([]);
  return file.listings.map(({ content }) => [
    content.title,
    content.listingType,
    content.price,
    content.address,
  ]);
}

const RENT: Sheet = {
  sheet: 'Rent',
  data: [
    ['HARMONY REALTORS', null, null],
    ['Property', 'Price', 'Location'],
    ['2 bedroom flat', 2_500_000, 'Yaba, Lagos'],
    ['3 bedroom flat', 4_000_000, 'Ikeja, Lagos'],
  ],
};
const SALE: Sheet = {
  sheet: 'Sales',
  data: [
    ['Location', 'Price', 'Property', 'Bedrooms'],
    ['Lekki Phase 1, Lagos', 95_000_000, '4 bedroom terrace', 4],
  ],
};
const NOTES: Sheet = {
  sheet: 'Notes',
  data: [
    ['Call', 'When'],
    ['Ada', 'Monday'],
  ],
};
const RENTS = [
  ['2 bedroom flat', 'rent', 2_500_000, 'Yaba, Lagos'],
  ['3 bedroom flat', 'rent', 4_000_000, 'Ikeja, Lagos'],
];
const SALES = [['4 bedroom terrace', 'sale', 95_000_000, 'Lekki Phase 1, Lagos']];

test('[IMP-1] every sheet of homes is read, under its own names, and its name says what they are offered for', async () => {
  expect(await read([RENT, NOTES, SALE])).toEqual([...RENTS, ...SALES]);
  expect(await read([SALE, RENT])).toEqual([...SALES, ...RENTS]);
});

test('[IMP-1] a sheet whose name says no offer takes none from the sheet before it', async () => {
  const plain = { ...SALE, sheet: 'Sheet1' };
  expect(await read([RENT, plain])).toEqual([...RENTS, ...SALES]);
});

test('[IMP-1] the name of the only sheet of homes says what they are offered for', async () => {
  expect(await read([{ ...RENT, sheet: 'RENT 2026' }, NOTES])).toEqual(RENTS);
});

test('[IMP-1] a sheet with far fewer columns is read; what is no table of homes is named', async () => {
  const wide: Sheet = {
    sheet: 'Sales',
    data: [
      ['Location', 'Price', 'Property', 'Bedrooms', 'Bathrooms', 'Toilets', 'Size', 'Title'],
      [
        'Lekki Phase 1, Lagos',
        95_000_000,
        '4 bedroom terrace',
        4,
        4,
        5,
        '300 sqm',
        'Lekki terrace',
      ],
    ],
  };
  const summary: Sheet = {
    sheet: 'Summary',
    data: [
      ['Location', 'Homes', 'Agent'],
      ['Lekki', 12, 'Ada'],
    ],
  };
  const file = await fileOf([wide, RENT, summary, NOTES, { sheet: 'Sheet4', data: [[null]] }]);
  expect(file.listings.map(({ content }) => content.address)).toEqual([
    'Lekki Phase 1, Lagos',
    'Yaba, Lagos',
    'Ikeja, Lagos',
  ]);
  expect(file.leftOut).toEqual([
    { name: 'Summary', isSparse: true },
    { name: 'Notes', isSparse: false },
  ]);
});

test('[IMP-1] rows keep the numbers of their sheet, and its name where there are several', async () => {
  const broken = { ...RENT, data: [...RENT.data, ['Shop', '-', 'Yaba, Lagos']] };
  const one = await fileOf([broken]);
  expect(one.listings.map(({ line }) => line)).toEqual([3, 4]);
  expect(one.refusedRows.map(({ line }) => line)).toEqual([5]);
  const several = await fileOf([SALE, broken]);
  expect(several.listings.map(({ line }) => line)).toEqual([
    '2 of Sales',
    '3 of Rent',
    '4 of Rent',
  ]);
  expect(several.refusedRows.map(({ line }) => line)).toEqual(['5 of Rent']);
});

test('[IMP-1] sheets whose prices are in unlike units are read, each in its own', async () => {
  const millions: Sheet = {
    sheet: 'Sales',
    data: [
      ['Property', 'Price (₦m)', 'Location', 'Size (sqft)'],
      ['4 bedroom terrace', 95, 'Lekki Phase 1, Lagos', 3229],
      ['5 bedroom duplex', 120_000_000, 'Ikeja, Lagos', null],
    ],
  };
  const monthly: Sheet = {
    sheet: 'Lettings',
    data: [
      ['Property', 'Rent per month', 'Location', 'Size'],
      ['2 bedroom flat', 200_000, 'Yaba, Lagos', 90],
    ],
  };
  const nightly: Sheet = {
    sheet: 'Short lets',
    data: [
      ['Property', 'Nightly rate', 'Location'],
      ['1 bedroom flat', 85_000, 'Oniru, Lagos'],
    ],
  };
  const file = await fileOf([millions, monthly, nightly]);
  expect(file.refusedRows).toEqual([]);
  expect(
    file.listings.map(({ content }) => [content.listingType, content.price, content.areaSize]),
  ).toEqual([
    ['sale', 95_000_000, 299.98],
    ['sale', 120_000_000, null],
    ['rent', 2_400_000, 90],
    ['shortlet', 85_000, null],
  ]);
});

test('[IMP-1] what stands in a sheet or below a heading of homes that are gone is asked about', async () => {
  const doubted = async (sheets: Sheet[]) =>
    (await fileOf(sheets)).listings.map(({ content, doubts }) => [
      content.title,
      doubts.map(({ kind }) => kind),
    ]);
  expect(await doubted([SALE, { ...RENT, sheet: 'RENTED OUT 2025' }])).toEqual([
    ['4 bedroom terrace', []],
    ['2 bedroom flat', ['gone already']],
    ['3 bedroom flat', ['gone already']],
  ]);
  const [, names = [], first = [], second = []] = RENT.data;
  const headed = { ...RENT, data: [names, ['SOLD'], first, ['TO LET'], second] };
  expect(await doubted([headed])).toEqual([
    ['2 bedroom flat', ['gone already']],
    ['3 bedroom flat', []],
  ]);
  // Listed among those to be had as well.
  expect(await doubted([RENT, { ...RENT, sheet: 'Sold' }])).toEqual([
    ['2 bedroom flat', ['gone already']],
    ['3 bedroom flat', ['gone already']],
  ]);
});

test('[IMP-1] sheets that count their rows each by itself list different homes', async () => {
  const counted = (sheet: string, ...rows: [number, string, number][]): Sheet => ({
    sheet,
    data: [
      ['Ref', 'Property', 'Price', 'Location'],
      ...rows.map(([ref, name, price]) => [ref, name, price, 'Yaba, Lagos']),
    ],
  });
  const sales = counted('Sales', [1, '4 bedroom terrace', 95_000_000]);
  const rents = counted('Rent', [1, '2 bedroom flat', 2_500_000]);
  const keys = async (...sheets: Sheet[]) =>
    (await fileOf(sheets)).listings.map(({ key }) => key).toSorted();
  const both = await keys(sales, rents);
  expect(both).toHaveLength(2);
  expect(new Set(both).size).toBe(2);
  // In whatever order the sheets stand they are the same listings.
  expect(await keys(rents, sales)).toEqual(both);
  // A sheet that says of a home what another has said lists it once.
  expect(await keys(sales, { ...sales, sheet: 'All' })).toEqual(['ref:1']);
});

test('[IMP-1] rents in one column and sale prices in another are both prices', async () => {
  const sheet: Sheet = {
    sheet: 'Homes',
    data: [
      ['Property', 'Location', 'Sale price', 'Rent per month'],
      ['4 bedroom terrace', 'Lekki Phase 1, Lagos', 95_000_000, null],
      ['2 bedroom flat', 'Yaba, Lagos', null, 200_000],
      ['3 bedroom flat', 'Ikeja, Lagos', 60_000_000, 300_000],
    ],
  };
  const { listings, refusedRows } = await fileOf([sheet]);
  expect(refusedRows).toEqual([]);
  expect(
    listings.map(({ content, doubts }) => [content.price, doubts.map(({ kind }) => kind)]),
  ).toEqual([
    [95_000_000, []],
    [2_400_000, []],
    [0, ['price unclear']],
  ]);
  expect(listings.slice(0, 2).map(({ content }) => content.listingType)).toEqual(['sale', 'rent']);
});

test('[IMP-1] letters that a workbook writes as numbers are read, and a sheet of one line is named', async () => {
  const [names = []] = SALE.data;
  const coded: Sheet = {
    ...SALE,
    data: [names, ['Lekki Phase 1, Lagos', 95_000_000, '4 bed_x0072_oom terrace', 4]],
  };
  const file = await fileOf([coded, { sheet: 'About', data: [['Harmony Realtors']] }]);
  expect(file.listings.map(({ content }) => content.title)).toEqual(['4 bedroom terrace']);
  expect(file.leftOut).toEqual([{ name: 'About', isSparse: false }]);
});

test('[IMP-1] which sheets were not read is said with why', () => {
  const [notes, prices] = [
    { name: 'Notes', isSparse: false },
    { name: 'Prices', isSparse: true },
  ];
  expect(unreadSheetsWords([notes])).toBe(
    'The sheet ‘Notes’ is not read: it has no columns for prices and places of homes.',
  );
  expect(unreadSheetsWords([notes, { ...notes, name: 'Old' }, prices])).toBe(
    'The sheets ‘Notes’, ‘Old’ are not read: they have no columns for prices and places of homes. The sheet ‘Prices’ is not read: it has too few columns to tell a home by.',
  );
});

test('[IMP-1] a column of types that tells more is read for it', async () => {
  const sheet: Sheet = {
    sheet: 'Sheet1',
    data: [
      ['Type', 'Loc.', 'Amt', 'Per'],
      ['3 bedroom flat for rent', 'Yaba, Lagos', 5_000_000, null],
      ['2 bed flat - rent', 'Ikeja, Lagos', 250_000, 'month'],
    ],
  };
  const { listings, refusedRows } = await fileOf([sheet]);
  expect(refusedRows).toEqual([]);
  expect(
    listings.map(({ content }) => [content.listingType, content.price, content.bedrooms]),
  ).toEqual([
    ['rent', 5_000_000, 3],
    ['rent', 3_000_000, 2],
  ]);
});

test('[IMP-1] remarks are asked only whether a home is gone', async () => {
  const [names = [], first = [], second = []] = RENT.data.slice(1);
  const sheet = {
    ...RENT,
    data: [
      [...names, 'Remarks'],
      [...first, 'SOLD'],
      [...second, 'Ask for the key'],
    ],
  };
  const { listings } = await fileOf([sheet]);
  expect(listings.map(({ doubts }) => doubts.map(({ kind }) => kind))).toEqual([
    ['gone already'],
    [],
  ]);
  expect(JSON.stringify(listings)).not.toContain('Ask for the key');
});

test('[IMP-1] the title of land is its paper', async () => {
  const sheet: Sheet = {
    sheet: 'Sheet1',
    data: [
      ['Location', 'Size', 'Price', 'Title'],
      ['Guzape, Abuja', '1200 sqm', 300_000_000, 'C of O'],
    ],
  };
  const { listings } = await fileOf([sheet]);
  expect(listings.map(({ content }) => [content.type, content.description])).toEqual([
    ['Land', 'Title: C of O.'],
  ]);
});

test('[IMP-1] one home of two sheets with two prices is one, and asked about', async () => {
  const counted = (sheet: string, price: number): Sheet => ({
    sheet,
    data: [
      ['Ref', 'Property', 'Price', 'Location'],
      ['A1', '4 bedroom terrace', price, 'Yaba, Lagos'],
    ],
  });
  const { listings } = await fileOf([counted('All', 95_000_000), counted('Hot', 90_000_000)]);
  expect(listings.map(({ doubts }) => doubts.map(({ kind }) => kind))).toEqual([['said twice']]);
});

test('[IMP-1] a sheet named after its place needs no column for it, and its title says the rest', async () => {
  const named: Sheet = {
    sheet: 'Lekki',
    data: [
      ['APARTMENTS FOR RENT', null, null],
      ['Property', 'Price', 'Beds'],
      ['Flat with a view', 3_500_000, 3],
    ],
  };
  expect(await read([named])).toEqual([['Flat with a view', 'rent', 3_500_000, 'Lekki, Lagos']]);
  expect(await read([named, SALE])).toEqual([
    ['Flat with a view', 'rent', 3_500_000, 'Lekki, Lagos'],
    ...SALES,
  ]);
});

test('[IMP-1] another sheet changes nothing of which homes those of the first are', async () => {
  const [alone, beside] = [await fileOf([RENT]), await fileOf([RENT, SALE])];
  const keys = alone.listings.map(({ key }) => key);
  expect(keys).toEqual([
    'row:2 bedroom flat|2500000|yaba, lagos',
    'row:3 bedroom flat|4000000|ikeja, lagos',
  ]);
  expect(beside.listings.map(({ key }) => key).slice(0, 2)).toEqual(keys);
});
