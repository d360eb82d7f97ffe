import { expect, test } from 'vitest';
import { readTypedSearch } from '../../src/domain/search/typed/typed-search';
import { filtersAsked, offerAsked, offerPressed } from '../../src/domain/search/typed/offer-asked';

const TWO = { bedroomsMin: '2', bedroomsMax: '2' };

test.each([
  [
    '2 bedroom flat in Yaba under 3m',
    'Yaba',
    { ...TWO, type: 'Flat/Apartment', priceMax: '3000000' },
  ],
  ['two bed Lekki Phase 1', 'Lekki Phase 1', TWO],
  ['Yaba 2bedroom', 'Yaba', TWO],
  ['duplex at Ikoyi', 'Ikoyi', { type: 'Duplex' }],
  [
    'semi-detached duplex in Ajah between 80m and 120m',
    'Ajah',
    { type: 'Semi detached', priceMin: '80000000', priceMax: '120000000' },
  ],
  ['land for sale in Epe up to ₦5,000,000', 'Epe', { type: 'Land', priceMax: '5000000' }],
  [
    '3 bedroom house to rent around Bodija, Ibadan, max 1.5 million',
    'Bodija, Ibadan',
    { bedroomsMin: '3', bedroomsMax: '3', type: 'House', priceMax: '1500000' },
  ],
  ['self contain in Akoka below 500k', 'Akoka', { text: 'self contain', priceMax: '500000' }],
  ['self-con for rent Akoka', 'Akoka', { text: 'self contain' }],
  ['studio flat in Yaba', 'Yaba', { text: 'studio', type: 'Flat/Apartment' }],
  ['2 bedroom flat under 3m', '', { ...TWO, type: 'Flat/Apartment', priceMax: '3000000' }],
  [
    '2 bedroom flat in Yaba no more than 3m',
    'Yaba',
    { ...TWO, type: 'Flat/Apartment', priceMax: '3000000' },
  ],
  ['duplex in Ikoyi not less than 50m', 'Ikoyi', { type: 'Duplex', priceMin: '50000000' }],
  ['flat in Ikeja not above 3m', 'Ikeja', { type: 'Flat/Apartment', priceMax: '3000000' }],
  ['2 bed in Yaba under 4 mil', 'Yaba', { ...TWO, priceMax: '4000000' }],
  ['2 bed in Yaba under 1.5mln', 'Yaba', { ...TWO, priceMax: '1500000' }],
  ['2 bed in Yaba under 4.5mill', 'Yaba', { ...TWO, priceMax: '4500000' }],
  [
    'flat in Lekki 2-4m',
    'Lekki',
    { type: 'Flat/Apartment', priceMin: '2000000', priceMax: '4000000' },
  ],
  [
    '3 bed duplex Yaba 5m - 10m',
    'Yaba',
    {
      bedroomsMin: '3',
      bedroomsMax: '3',
      type: 'Duplex',
      priceMin: '5000000',
      priceMax: '10000000',
    },
  ],
  [
    'flat Lekki 2m to 4m',
    'Lekki',
    { type: 'Flat/Apartment', priceMin: '2000000', priceMax: '4000000' },
  ],
  ['duplex Lekki 5 to 10m', 'Lekki', { type: 'Duplex', priceMin: '5000000', priceMax: '10000000' }],
  ['2 bed in Yaba under 2-3m', 'Yaba', { ...TWO, priceMax: '3000000' }],
  [
    '2 bed in Yaba between 1 and 2 million',
    'Yaba',
    { ...TWO, priceMin: '1000000', priceMax: '2000000' },
  ],
  [
    '2 bed in Yaba between 500 and 700k',
    'Yaba',
    { ...TWO, priceMin: '500000', priceMax: '700000' },
  ],
  [
    '2 bed in Yaba between 1.5 and 2 million',
    'Yaba',
    { ...TWO, priceMin: '1500000', priceMax: '2000000' },
  ],
  ['at least 3 bedroom in Yaba', 'Yaba', { bedroomsMin: '3' }],
  ['3+ bedroom in Yaba', 'Yaba', { bedroomsMin: '3' }],
  ['minimum 3 bedrooms in Yaba', 'Yaba', { bedroomsMin: '3' }],
  ['up to 3 bedrooms in Yaba', 'Yaba', { bedroomsMax: '3' }],
  ['2-3 bedroom in Yaba', 'Yaba', { bedroomsMin: '2', bedroomsMax: '3' }],
  ['2/3 bedroom in Yaba', 'Yaba', { bedroomsMin: '2', bedroomsMax: '3' }],
  ['2 or 3 bedrooms in Yaba', 'Yaba', { bedroomsMin: '2', bedroomsMax: '3' }],
  ['two (2) bedroom in Yaba', 'Yaba', TWO],
  ['2 bedroon Yaba', 'Yaba', TWO],
  ['2 bedrom Yaba', 'Yaba', TWO],
  ['2bd Yaba', 'Yaba', TWO],
  ['2b/r Yaba', 'Yaba', TWO],
  ['I need a 2 bedroom flat in Lagos', 'Lagos', { ...TWO, type: 'Flat/Apartment' }],
  ['2 bedroom flat Lagos 1m', 'Lagos', { ...TWO, type: 'Flat/Apartment', priceMax: '1000000' }],
  ['cheap house in Abuja', 'Abuja', { type: 'House' }],
  [
    'mini flat in Ojodu Berger 600k',
    'Ojodu Berger',
    {
      type: 'Flat/Apartment',
      bedroomsMin: '1',
      bedroomsMax: '1',
      priceMax: '600000',
    },
  ],
  [
    'room and parlour in Yaba',
    'Yaba',
    { type: 'Flat/Apartment', bedroomsMin: '1', bedroomsMax: '1' },
  ],
  ['Gbagada 1.5m', 'Gbagada', { priceMax: '1500000' }],
  ['2 bed in Yaba, Lagos', 'Yaba, Lagos', TWO],
  ['3 bedroom within 5 km Ikeja', 'Ikeja', { bedroomsMin: '3', bedroomsMax: '3', radiusKm: '5' }],
] as const)('[HOME-9] %s', (text, place, filters) => {
  expect(readTypedSearch(text)).toMatchObject({ place, filters });
  expect(readTypedSearch(text)?.filters).toEqual(filters);
});

test.each([
  ['2 bedroom flat for rent in Yaba', 'rent', 'Yaba'],
  ['shortlet in Victoria Island', 'shortlet', 'Victoria Island'],
  ['short let 2 bed VI', 'shortlet', 'VI'],
  ['house for sale Abuja', 'sale', 'Abuja'],
  ['duplex for sale Ikoyi 300m', 'sale', 'Ikoyi'],
  ['I want to buy land in Epe', 'sale', 'Epe'],
  ['warehouse for lease in Apapa', 'lease', 'Apapa'],
  ['2 bedroom flat in Yaba', null, 'Yaba'],
  ['flat in Yaba 1m to 4m a year', 'rent', 'Yaba'],
  ['3 bedroom flat 5m per annum Ikoyi', 'rent', 'Ikoyi'],
  ['2 bedroom VI 80k per night', 'shortlet', 'VI'],
  ['2 bedroom Lekki 150k daily', 'shortlet', 'Lekki'],
  ['2 bedroom Lekki 150k per day', 'shortlet', 'Lekki'],
  // A price does not say it.
  ['2 bedroom flat in Yaba under 3m', null, 'Yaba'],
])('[HOME-9] what %s says of the offer', (text, listingType, place) => {
  expect(readTypedSearch(text)).toMatchObject({ listingType, place });
});

test.each([
  ['2 bedroom flat in Yaba under 3m', 'sale', 'rent'],
  ['2 bedroom flat in Yaba under 3m', 'shortlet', 'shortlet'],
  ['self contain in Yaba 400k', 'sale', 'rent'],
  ['self contain in Yaba', 'sale', 'rent'],
  ['room and parlour in Agege', 'sale', 'rent'],
  ['mini flat in Ogba', 'shortlet', 'shortlet'],
  ['1 bedroom duplex in Ogba', 'sale', 'sale'],
  ['land in Epe under 3m', 'sale', 'sale'],
  ['land in Epe', 'rent', 'sale'],
  ['land in Epe', 'lease', 'lease'],
  ['commercial land in Ikeja under 3m', 'sale', 'sale'],
  ['1 bedroom flat in Ikeja 80m', 'sale', 'sale'],
  ['Gbagada 1.5m', 'sale', 'sale'],
  ['flat in Yaba 1m to 4m', 'sale', 'rent'],
  ['i dey find house for Ikeja wey no pass 5m', 'sale', 'rent'],
  ['2 bedroom flat in Yaba under 6m', 'sale', 'sale'],
  ['house in Lekki over 2m', 'sale', 'sale'],
  ['house in Lekki over 2m', 'rent', 'rent'],
  ['2 bedroom flat for sale in Yaba under 3m', 'rent', 'sale'],
] as const)('[HOME-9] %s after a search for %s is for %s', (text, last, offer) => {
  const read = readTypedSearch(text);
  expect(read && offerAsked(read, last)).toBe(offer);
});

// In Nigeria a house to rent is any home.
test.each([
  ['house in Ibadan', 'rent', { type: '', category: 'Residential' }],
  ['house in Ibadan', 'shortlet', { type: '', category: 'Residential' }],
  ['house in Ibadan', 'sale', { type: 'House' }],
  ['duplex in Ibadan', 'rent', { type: 'Duplex' }],
] as const)('[HOME-9] %s for %s is %o', (text, offer, filters) => {
  const read = readTypedSearch(text);
  expect(read && filtersAsked(read, offer)).toEqual(filters);
});

test.each([
  'Yaba',
  'Lekki Phase 1, Lagos',
  'White House Estate',
  '12 Admiralty Way, Lekki',
  'Maryland',
  'Landmark Beach',
  'Plot 1012, Jabi',
  '1004 Estate, Victoria Island',
])('[HOME-9] %s is a place alone', (text) => {
  expect(readTypedSearch(text)).toBeNull();
});

test.each([
  ['shortlet', 'rent', 'shortlet'],
  ['lease', 'rent', 'lease'],
  ['sale', 'rent', 'rent'],
  ['shortlet', 'sale', 'sale'],
  [null, 'rent', 'rent'],
] as const)('words for %s beside the button of %s ask for %s', (listingType, pressed, asked) => {
  expect(offerPressed({ listingType }, pressed)).toBe(asked);
});
