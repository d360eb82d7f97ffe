import { expect, test } from 'vitest';
import { homeMessage } from '../../src/domain/property/words/home-message';

const HOME = {
  title: '3 Bedroom Flat in Admiralty Way',
  price: 4_500_000,
  listingType: 'rent',
  address: '12 Admiralty Way, Lekki Phase 1, Lagos',
  bedrooms: 3,
  bathrooms: 2,
  areaSize: 1_200,
  furnished: true,
  type: 'Flat',
  approximateLocation: false,
  serviceCharge: null,
  cautionFee: null,
  agencyFee: null,
  legalFee: null,
  inspectionFee: null,
  inspectionFeeComesOff: false,
} as const;
const URL = 'https://gida.example/property-detail/1';

test('[SHARE-4] a home as a message: title, price with its period, place, rooms, link', () => {
  expect(homeMessage(HOME, URL)).toBe(
    `3 Bedroom Flat in Admiralty Way
₦4,500,000 per year, to rent
12 Admiralty Way, Lekki Phase 1, Lagos
3 beds · 2 baths · 1,200 sqm · furnished
https://gida.example/property-detail/1`,
  );
});

test.each([
  ['sale', '₦4,500,000, for sale'],
  ['shortlet', '₦4,500,000 per night, for short let'],
  ['lease', '₦4,500,000 per year, to lease'],
] as const)('[SHARE-4] the price of a %s says what it is for', (listingType, line) => {
  expect(homeMessage({ ...HOME, listingType }, URL).split('\n')[1]).toBe(line);
});

test('[SHARE-4] what is not known of a home takes no line', () => {
  const land = {
    ...HOME,
    title: 'Land in Epe',
    bedrooms: null,
    bathrooms: null,
    areaSize: null,
    furnished: false,
  };
  expect(homeMessage(land, URL).split('\n')).toHaveLength(4);
});

test('[SHARE-4] what it takes to move in and what a visit costs are told before the link', () => {
  const home = { ...HOME, agencyFee: 450_000, cautionFee: 300_000, inspectionFee: 10_000 };
  expect(homeMessage(home, URL).split('\n').slice(1, -1)).toEqual([
    '₦4,500,000 per year, to rent',
    '₦5,250,000 to move in',
    '12 Admiralty Way, Lekki Phase 1, Lagos',
    '3 beds · 2 baths · 1,200 sqm · furnished',
    '₦10,000 to inspect',
  ]);
});

test('[SHARE-4] a home that is shown only about is shared so by its owner too', () => {
  const told = homeMessage({ ...HOME, approximateLocation: true }, URL);
  expect(told.split('\n')[2]).toBe('Lekki Phase 1, Lagos');
});
