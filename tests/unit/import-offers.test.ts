import { expect, test } from 'vitest';
import { readListingFile } from '../../src/domain/import/read-listing-file';
import { contentDoubts } from '../../src/domain/property/form/content-doubts';

const rowOf = (title: string, price: string, description: string) => {
  const cells = [title, price, 'Lekki Phase 1, Lagos', description].map((cell) => `"${cell}"`);
  const { listings, refusals } = readListingFile(
    `Title,Price,Location,Description\n${cells.join(',')}`,
    {
      defaultListingType: 'sale',
      now: new Date('2026-11-21T12:00:00Z'),
    },
  );
  expect(refusals).toEqual([]);
  const [listing] = listings;
  if (listing === undefined) throw new Error('Nothing was read');
  return listing;
};
const doubtsOf = (...row: Parameters<typeof rowOf>) => rowOf(...row).doubts.map(({ kind }) => kind);

test.each([
  'Annual rent currently 6m',
  'Yearly rent is 6m from tenant',
  'Rent: 6m per annum for similar flats',
  'Rented out at 500k monthly',
  'Shortlet potential 150k per night',
  'Airbnb income 100k a night',
  'Makes 3m monthly as short let',
  'Serviced 24 hours per day',
])('what a home for sale brings is not what it is offered for: %s', (words) => {
  const { content, doubts } = rowOf('4 bedroom terrace duplex', '₦120,000,000', words);
  expect([content.listingType, content.price, doubts]).toEqual(['sale', 120_000_000, []]);
});

test.each([
  ['2 bedroom flat', '₦1,800,000', 'Rent: 150k monthly', 'rent'],
  ['2 bedroom flat', '₦2,500,000', 'Rent 2.5m per annum, total package 3.4m', 'rent'],
  ['2 bedroom flat', '₦3,400,000', 'Rent 2.5m per annum, total package 3.4m', 'rent'],
  ['2 bedroom flat', '₦120,000', '₦120,000 per night, caution 50k', 'shortlet'],
  ['2 bedroom flat', 'US$40,000 p.a. / N60m', '', 'rent'],
  ['2 bedroom flat', '$40,000 p.a. or ₦60m', '', 'rent'],
])('a rent that is near the price says what it is: %s, %s, %s', (title, price, words, offer) => {
  expect(rowOf(title, price, words).content.listingType).toBe(offer);
});

test.each([
  ['Dry land, per square metre', 'per sqm'],
  ['Price is per sqm', 'per sqm'],
  ['Sold per square meter', 'per sqm'],
  ['rate per m2', 'per sqm'],
  ['N750k psm', 'per sqm'],
  ['₦750,000 psm', 'per sqm'],
  ['Each plot has a survey. Price per plot', 'per plot'],
  ['Selling per acre', 'per acre'],
])(
  'a price that is said to be of a part is asked about, wherever its amount stands: %s',
  (words, kind) => {
    expect(doubtsOf('Land', '₦750,000', words)).toContain(kind);
  },
);

test.each([
  'Plots of 600sqm per plot',
  'Service charge ₦500 per sqm',
  'Room for 4 units per acre',
  'Infrastructure levy per plot is paid',
])('a part that is not of the price is not asked about: %s', (words) => {
  expect(doubtsOf('Land', '₦75,000,000', words)).toEqual([]);
});

test.each([
  'joint venture, 60:40',
  'Joint development only',
  'Landlord wants a developer partner',
  'Offered as a joint venture.',
  'JV: 70/30',
])('a joint venture is asked about, whatever the title says: %s', (words) => {
  expect(doubtsOf('Land for sale', '₦500m', words)).toContain('joint venture');
  const content = { ...rowOf('Land for sale', '₦500m', '').content, description: words };
  expect(contentDoubts(content).join()).toContain('joint venture');
});

test.each(['No joint venture', 'Not for JV', 'Clean title, no J.V.'])('%s is none', (words) => {
  expect(doubtsOf('Land for sale', '₦500m', words)).toEqual([]);
});

test.each(['starting from ₦35m', '₦35m from'])('where prices begin is asked about: %s', (price) => {
  expect(doubtsOf('4 bedroom duplex', price, '')).toEqual(['price unclear']);
});

test.each(['3 or 4 bedroom flat', '3/4 bedroom flat', '2 & 3 bedroom flats'])(
  '%s is not one home',
  (title) => {
    expect(doubtsOf(title, '₦95,000,000', '')).toContain('several homes');
  },
);
