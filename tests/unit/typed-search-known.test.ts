import { expect, test } from 'vitest';
import { placeBeingTyped } from '../../src/domain/search/place/place-being-typed';
import { beginsPlaces, namesPlaces } from '../../src/domain/search/place/places-named';
import { readTypedSearch } from '../../src/domain/search/typed/typed-search';

const ONE = { bedroomsMin: '1', bedroomsMax: '1' };
const TWO = { bedroomsMin: '2', bedroomsMax: '2' };
const THREE = { bedroomsMin: '3', bedroomsMax: '3' };
const FLAT = { type: 'Flat/Apartment' };

// The preposition is what people leave out.
test.each([
  ['shop ikeja', 'ikeja', { type: 'Retail Shop' }],
  ['duplex lekki', 'lekki', { type: 'Duplex' }],
  ['bungalow Surulere', 'Surulere', { type: 'Bungalow' }],
  ['Ajah bungalow', 'Ajah', { type: 'Bungalow' }],
  ['self contain yaba', 'yaba', { text: 'self contain' }],
  ['self con unilag 400k', 'unilag', { text: 'self contain', priceMax: '400000' }],
  ['a room self contain akoka', 'akoka', { text: 'self contain' }],
  ['mini flat yaba', 'yaba', { ...FLAT, ...ONE }],
  ['mini flat Yaba 800k', 'Yaba', { ...FLAT, ...ONE, priceMax: '800000' }],
  ['room and parlour surulere', 'surulere', { ...FLAT, ...ONE }],
  ['land ibeju lekki', 'ibeju lekki', { type: 'Land' }],
  ['office space VI', 'VI', { type: 'Office Space' }],
  ['flat lekki phase 1 lagos', 'lekki phase 1 lagos', FLAT],
  ['house ikate, lekki', 'ikate, lekki', { type: 'House' }],
  ['shops computer village', 'computer village', { type: 'Retail Shop' }],
  ['flat yaba or surulere', 'yaba or surulere', FLAT],
  ['shop surulare', 'surulare', { type: 'Retail Shop' }],
  ['duplex gwarinpa abuja 80m', 'gwarinpa abuja', { type: 'Duplex', priceMax: '80000000' }],
  ['duplex Gracefield Estate', 'Gracefield Estate', { type: 'Duplex' }],
  ['warehouses', '', { type: 'Warehouse' }],
  ['flat yaba no agent', 'yaba', FLAT],
  ['flat yaba ground floor', 'yaba', FLAT],
  ['upstairs 2 bedroom yaba', 'yaba', TWO],
  ['2 bed yaba very urgent', 'yaba', TWO],
  ['bq lekki', 'lekki', { text: 'BQ' }],
  ['boys quarters to rent in ikoyi', 'ikoyi', { text: 'BQ' }],
  ['boys quarters ikoyi', 'ikoyi', { text: 'BQ' }],
  ['bq in ikoyi with parking', 'ikoyi', { text: 'BQ', features: 'parking' }],
  ['3 bed flat lekki without bq', 'lekki', { ...THREE, ...FLAT }],
  ['without bq lekki', 'lekki', {}],
] as const)('[HOME-9] %s is a type and a place', (text, place, filters) => {
  expect(readTypedSearch(text, namesPlaces)).toMatchObject({ place });
  expect(readTypedSearch(text, namesPlaces)?.filters).toEqual(filters);
});

// What nobody knows stays with the place, whose name it may be.
test('[HOME-9] a flat is one beside words of no known place', () => {
  expect(readTypedSearch('sunny flat yaba', namesPlaces)).toMatchObject({
    place: 'sunny yaba',
    filters: FLAT,
  });
});

test('[HOME-9] nights that are counted are a short let', () => {
  expect(readTypedSearch('vi 2 nights', namesPlaces)).toEqual({
    place: 'vi',
    filters: {},
    listingType: 'shortlet',
  });
});

test.each([
  ['2 bedroom flat yaba with pool', 'yaba', { ...TWO, ...FLAT, text: 'pool' }],
  ['3 bedroom flat at Agungi with BQ and pool', 'Agungi', { ...THREE, ...FLAT, text: 'BQ, pool' }],
  ['3 bedroom flat with bq Lekki phase 1', 'Lekki phase 1', { ...THREE, ...FLAT, text: 'BQ' }],
  ['3 bed + bq Ajah 4m', 'Ajah', { ...THREE, text: 'BQ', priceMax: '4000000' }],
  [
    'duplex ikoyi with a swimming pool, gym & parking space',
    'ikoyi',
    { type: 'Duplex', text: 'pool, gym', features: 'parking' },
  ],
  [
    'mini flat ikorodu with prepaid meter 350k',
    'ikorodu',
    { ...FLAT, ...ONE, text: 'prepaid', priceMax: '350000' },
  ],
  ['self contain yaba with generator', 'yaba', { text: 'self contain, generator' }],
  // What was not understood is no part of a place's name.
  ['2 bedroom flat yaba with big compound', 'yaba', { ...TWO, ...FLAT }],
  ['2 bedroom flat with big compound yaba', 'yaba', { ...TWO, ...FLAT }],
  ['3 bedroom flat with pool in Yaba', 'Yaba', { ...THREE, ...FLAT, text: 'pool' }],
  ['yaba with big compound', 'yaba', {}],
  ['flat yaba without agent', 'yaba', FLAT],
  ['2 bedroom flat yaba near bus stop', 'yaba', { ...TWO, ...FLAT }],
  ['2 bedroom flat yaba near unilag', 'unilag', { ...TWO, ...FLAT }],
  ['newly built 2 bedroom flat yaba', 'yaba', { ...TWO, ...FLAT }],
  ['furnished 2 bedroom flat yaba', 'yaba', { ...TWO, ...FLAT, text: 'furnished' }],
  ['flat in Ikoyi and Park View', 'Ikoyi and Park View', FLAT],
  ['flat in Ikoyi with car park', 'Ikoyi', { ...FLAT, features: 'parking' }],
  ['semi-furnished flat Lekki', 'Lekki', { ...FLAT, text: 'furnished' }],
  ['2 bedroom not furnished Yaba', 'Yaba', TWO],
  ['unfurnished flat Yaba', 'Yaba', FLAT],
  ['house in ibadan not fully furnished', 'ibadan', { type: 'House' }],
  ['house, not serviced, Lekki', 'Lekki', { type: 'House' }],
] as const)('[HOME-9] what else %s says is no place', (text, place, filters) => {
  expect(readTypedSearch(text, namesPlaces)).toMatchObject({ place });
  expect(readTypedSearch(text, namesPlaces)?.filters).toEqual(filters);
});

// A word that nobody knows stands before what the home has, and the place behind it.
test.each([
  ['executive duplex with pool Lekki', 'Lekki'],
  ['fully detached duplex with BQ Lekki', 'Lekki'],
  ['4 bedroom fully detached duplex with BQ Lekki Phase 1', 'Lekki Phase 1'],
  ['half plot of land with c of o Ikorodu', 'Ikorodu'],
  ['plots of land with C of O Ibeju Lekki', 'Ibeju Lekki'],
  ['2 plots of land with survey Epe', 'Epe'],
  ['house on half plot with c of o Ibadan', 'Ibadan'],
  ['3 bedroom executive flat with balcony Surulere', 'Surulere'],
  ['standard 3 bedroom flat with POP Yaba', 'Yaba'],
  ['big 3 bedroom with pool Ikeja', 'Ikeja'],
  ['penthouse with pool Ikoyi', 'Ikoyi'],
  ['3 bedroom bungalow on half plot with fence Ibadan', 'Ibadan'],
  ['house in estate with security Lekki', 'Lekki'],
  ['shared flat with gym Yaba', 'Yaba'],
  // What is written last is no place: the unknown one is.
  ['2 bedroom Gbawenko with big compound', 'Gbawenko'],
  ['2 bedroom Gbawenko with good kitchen', 'Gbawenko'],
  ['2 bedroom Gbawenko with light and water', 'Gbawenko'],
])('[HOME-9] the known place of %s counts', (text, place) =>
  expect(readTypedSearch(text, namesPlaces)?.place).toBe(place),
);

test.each([
  ['plot of land Ikorodu', 'Ikorodu', 'Land'],
  ['half plot of land Ikorodu', 'Ikorodu', 'Land'],
  ['two plots of land in Epe', 'Epe', 'Land'],
  ['fully detached duplex Lekki', 'Lekki', 'Detached'],
  ['house on half plot with c of o Ibadan', 'Ibadan', 'House'],
])('[HOME-9] %s is a type in as many words', (text, place, type) =>
  expect(readTypedSearch(text, namesPlaces)).toMatchObject({ place, filters: { type } }),
);

test.each([
  'Happy Land Estate',
  'happy land estate',
  'White House Estate',
  'White House Lekki',
  'Guest House, Ikeja',
  'Shop 12, Ikeja',
  'Flat 3, 12 Admiralty Way, Lekki',
  'House 5 Bodija',
  'flat 4b ikeja',
  'plot 12 b admiralty way',
  'Plot 1012, Jabi',
  '1004',
  'Yaba or Surulere',
  'Lekki Phase 1, Lagos',
])('[HOME-9] %s stays a place', (text) => expect(readTypedSearch(text, namesPlaces)).toBeNull());

test('[HOME-9] a known place keeps a type word of its name beside rooms', () => {
  expect(readTypedSearch('2 bedroom flat in Happy Land Estate', namesPlaces)).toEqual({
    place: 'Happy Land Estate',
    filters: { ...TWO, ...FLAT },
    listingType: null,
  });
  expect(readTypedSearch('2 bedroom Happy Land Estate', namesPlaces)).toMatchObject({
    place: 'Happy Land Estate',
    filters: TWO,
  });
});

test.each([
  ['shop ikeja', ['shop ', 'ikeja', '']],
  ['shop ike', ['shop ', 'ike', '']],
  ['duplex lek', ['duplex ', 'lek', '']],
  ['mini flat yaba with pool', ['mini flat ', 'yaba', ' with pool']],
  ['happy land est', ['', 'happy land est', '']],
  ['executive duplex with bq lek', ['executive duplex with bq ', 'lek', '']],
])(
  '[HOME-3] the place behind the type is suggested for alone: %s',
  (text, [before, place, after]) =>
    expect(placeBeingTyped(text, beginsPlaces(text))).toEqual({ before, place, after }),
);
