import { describe, expect, test } from 'vitest';
import { readListingFile } from '../../src/domain/import/read-listing-file';

// What files say of homes that can no longer be had, and what sounds like it and says nothing of the kind.
const rows = (text: string) =>
  readListingFile(text, { defaultListingType: 'sale', now: new Date('2026-11-30') }).listings;
const isGone = (text: string) =>
  rows(text).map(({ doubts }) => doubts.some(({ kind }) => kind === 'gone already'));
const inColumn = (column: string, cell: string) =>
  isGone(`Type,Location,Price,${column}\nFlat,Lekki,85m,"${cell}"`);

describe('[IMP-1] a column of what is gone', () => {
  test.each([
    ['Sold?', 'yes - paid'],
    ['Sold?', 'sold by Ade'],
    ['Sold?', 'Chief paid in May'],
    ['Sold?', 'No (taken)'],
    ['Taken', 'by Mrs Obi'],
    ['Rented', 'Till 2027'],
    ['Available?', 'No (taken)'],
    ['Availability', 'NO - rented'],
    ['Availability', 'N - rented'],
    ['Availability', 'out of stock'],
    ['Availability', 'Occupied till Dec'],
    ['Availability', 'Not yet available'],
    ['Availability', 'not vacant yet'],
    ['Availability', 'Sold by Ade'],
    ['Availability', 'fully booked'],
    ['Vacant?', 'No, tenant inside'],
    ['availability', 'recently_sold'],
    ['availability', 'sale_pending'],
    ['availability', 'off_market'],
    ['Status', 'recently_sold'],
    ['Occupancy', 'Occupied till Dec'],
    ['post_status', 'draft'],
    ['post_status', 'private'],
    ['post_status', 'trash'],
  ])('%s: %s', (column, cell) => {
    expect(inColumn(column, cell)).toEqual([true]);
  });

  test.each([
    ['Sold?', ''],
    ['Sold?', 'not yet'],
    ['Sold?', 'Not yet, 40m offered'],
    ['Sold?', 'No - still available'],
    ['Sold?', 'N - price reduced'],
    ['Sold?', 'No, not sold yet'],
    ['Sold?', 'Unsold'],
    ['Sold?', 'still available'],
    ['Occupied', 'vacant'],
    ['Availability', 'in stock'],
    ['Availability', 'available_soon'],
    ['Availability', 'Not sold yet'],
    ['Availability', 'Unoccupied'],
    ['Availability', 'Nov 2026'],
    ['Availability', 'Now'],
    ['Availability', 'for_sale'],
    ['Availability', 'from June 2027'],
    ['Available Units', '4'],
    ['post_status', 'publish'],
  ])('%s: %s is still to be had', (column, cell) => {
    expect(inColumn(column, cell)).toEqual([false]);
  });
});

test('[IMP-1] a home that was rented is not offered for rent because of it', () => {
  const [row] = rows('Type,Location,Price,Availability\nFlat,Ojota,62m,NO - rented');
  expect(row?.content.listingType).toBe('sale');
});

describe('[IMP-1] words of a row that say it is gone', () => {
  const inWords = (words: string) =>
    isGone(`Type,Location,Price,Description\nFlat,Lekki,85m,"${words}"`);
  test.each([
    'Sold already',
    'Nice flat. Rented already',
    '3 bedroom flat in Lekki (gone)',
    'It has gone',
    'Tenant has paid',
    'The house has gone, sorry',
  ])('%s', (words) => {
    expect(inWords(words)).toEqual([true]);
  });

  test.each([
    'Half of the plots sold already, few left',
    '20 units sold already',
    'It has gone up in price',
    'The last tenant has paid all bills',
    'Tenant has paid till 2027, buy and collect rent',
    'Not sold already built',
  ])('%s: says nothing of the kind', (words) => {
    expect(inWords(words)).toEqual([false]);
  });
});
