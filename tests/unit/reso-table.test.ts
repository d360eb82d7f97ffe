import { expect, test } from 'vitest';
import { readListingTables } from '../../src/domain/import/read-listing-file';
import { isJson, resoTable } from '../../src/domain/import/file/reso-table';

const FLAT = {
  ListingKey: 'LK-100',
  ListingId: '100',
  ListPrice: 3_500_000,
  LeaseAmountFrequency: 'Annually',
  PropertyType: 'ResidentialLease',
  PropertySubType: 'Apartment',
  BedroomsTotal: 3,
  BathroomsTotalInteger: 2,
  LivingArea: 1200,
  LivingAreaUnits: 'Square Feet',
  ParkingTotal: 2,
  StoriesTotal: 1,
  YearBuilt: 2018,
  UnparsedAddress: '12 Admiralty Way, Lekki Phase 1',
  City: 'Lekki',
  StateOrProvince: 'Lagos',
  PublicRemarks: 'Bright, with prepaid meter.',
  PrivateRemarks: 'The owner is in a hurry.',
  StandardStatus: 'Active',
  Latitude: 6.4474,
  Longitude: 3.4723,
  OnMarketDate: '2026-11-03',
  Furnished: 'Furnished',
  Media: [{ MediaURL: 'https://photos.example/1.jpg' }],
};
const PLOT = {
  ListingKey: 'LK-101',
  ListPrice: 85_000_000,
  PropertyType: 'Land',
  LotSizeArea: 650,
  LotSizeUnits: 'SquareMeters',
  City: 'Ibadan',
  StateOrProvince: 'Oyo',
  PublicRemarks: 'Fenced and dry.',
  StandardStatus: 'Pending',
};
const json = (...value: unknown[]) => JSON.stringify({ value });
const listings = (text: string) =>
  readListingTables([resoTable(text).table], {
    defaultListingType: 'sale',
    now: new Date('2026-11-24T09:00:00Z'),
  });

test('[FEED-3] the names of the RESO Data Dictionary become columns of the import', () => {
  const { table, hasMore } = resoTable(json(FLAT, PLOT));
  expect(table.rows[0]).toEqual({
    reference: 'LK-100',
    price: '3500000 per year',
    status: 'for rent',
    availability: '',
    property_type: 'Apartment',
    address: '12 Admiralty Way, Lekki Phase 1',
    town: 'Lekki',
    state: 'Lagos',
    bedrooms: '3',
    bathrooms: '2',
    area_sqm: '1200 sqft',
    parking_spaces: '2',
    floors: '1',
    year_built: '2018',
    description: 'Bright, with prepaid meter.',
    position: '6.4474, 3.4723',
    posted: '2026-11-03',
    'Fully furnished': 'yes',
  });
  expect(table.rows[1]).toMatchObject({
    reference: 'LK-101',
    price: '85000000',
    status: 'for sale',
    availability: 'sale agreed',
    property_type: 'Land',
    area_sqm: '650 sqm',
    position: '',
  });
  expect(table.lines).toEqual([1, 2]);
  expect(hasMore).toBe(false);
});

test('[FEED-3] the same reader makes listings of them, with the same doubts', async () => {
  const file = listings(json(FLAT, PLOT, { ...FLAT, ListingKey: 'LK-102', ListPrice: null }));
  const [flat, plot] = file.listings;
  expect(flat?.key).toBe('ref:lk-100');
  expect(flat?.content).toMatchObject({
    price: 3_500_000,
    type: 'Apartment',
    listingType: 'rent',
    bedrooms: 3,
    bathrooms: 2,
    areaSize: 111.48,
    parkingSpaces: 2,
    floors: 1,
    yearBuilt: 2018,
    furnished: true,
    address: '12 Admiralty Way, Lekki Phase 1, Lagos',
    location: { lat: 6.4474, lng: 3.4723 },
    description: 'Bright, with prepaid meter.',
  });
  expect(flat?.doubts).toEqual([]);
  expect(JSON.stringify(flat)).not.toContain('hurry');
  expect(plot?.content).toMatchObject({ type: 'Land', listingType: 'sale', areaSize: 650 });
  expect(plot?.doubts.map(({ kind }) => kind)).toEqual(['gone already']);
  expect(file.refusedRows).toEqual([{ line: 3, reason: 'no price', value: '' }]);
});

test('[FEED-3] coordinates far from the place that is named are doubted', async () => {
  const { listings: read } = listings(json({ ...FLAT, Latitude: 9.0765, Longitude: 7.3986 }));
  expect(read[0]?.doubts.map(({ kind }) => kind)).toEqual(['place differs']);
});

test.each([
  ['Commercial Lease', 'Office', 'commercial for rent', 'Office'],
  ['CommercialSale', 'Warehouse', 'commercial for sale', 'Warehouse'],
  ['Residential', 'Single Family Residence', 'for sale', 'Detached house'],
  ['Farm', null, 'for sale', 'Land'],
])('[FEED-3] %s, %s is offered %s as %s', (PropertyType, PropertySubType, status, type) => {
  expect(resoTable(json({ PropertyType, PropertySubType })).table.rows[0]).toMatchObject({
    status,
    property_type: type,
  });
});

test('[FEED-3] an answer that goes on elsewhere says so', () => {
  expect(
    resoTable(JSON.stringify({ value: [FLAT], '@odata.nextLink': 'https://x.example/?p=2' }))
      .hasMore,
  ).toBe(true);
});

test.each([
  ['{"value": [', 'This is neither a table nor whole JSON.'],
  ['{"error": "key"}', 'This JSON has no list of listings under the name value.'],
  ['{"value": [1]}', 'This JSON has no list of listings under the name value.'],
  ['{"value": []}', 'This JSON has no listing in its list.'],
])('[FEED-3] %s is refused in words', (text, words) => {
  expect(isJson(text)).toBe(true);
  expect(() => resoTable(text)).toThrow(words);
});

test('[FEED-3] a table is no JSON', () => {
  expect(isJson('\uFEFFid,price\n1,2')).toBe(false);
});
