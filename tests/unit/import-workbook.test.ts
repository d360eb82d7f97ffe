import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/universal';
import { readListingFile } from '../../src/domain/import/read-listing-file';
import { workbookText } from '../../src/domain/import/workbook-text';

type Sheet = { sheet: string; data: (string | number | null)[][] };

async function read(sheets: Sheet[]) {
  const blob = await writeWorkbook(sheets).toBlob();
  const text = await workbookText(new Uint8Array(await blob.arrayBuffer()));
  const file = readListingFile(text, { defaultListingType: 'sale', now: new Date('2026-11-26') });
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
  expect(await read([RENT, plain])).toEqual([...SALES, ...RENTS]);
});
