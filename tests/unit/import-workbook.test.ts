import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/universal';
import { readListingFile } from '../../src/domain/import/read-listing-file';
import { workbookText } from '../../src/domain/import/workbook-text';

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
  expect(file.leftOut).toEqual(['Summary', 'Notes']);
});

test('[IMP-1] rows keep the numbers of their sheet, and its name where there are several', async () => {
  const broken = { ...RENT, data: [...RENT.data, ['Shop', 'ask', 'Yaba, Lagos']] };
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
