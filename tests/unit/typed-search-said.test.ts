import { expect, test } from 'vitest';
import { namesPlaces } from '../../src/domain/search/place/places-named';
import { EMPTY_SEARCH } from '../../src/domain/search/search-state';
import { searchInWords } from '../../src/domain/search/typed/search-in-words';
import { readTypedSearch } from '../../src/domain/search/typed/typed-search';

const TWO = { bedroomsMin: '2', bedroomsMax: '2' };
const THREE = { bedroomsMin: '3', bedroomsMax: '3' };
const ONE_FLAT = { type: 'Flat/Apartment', bedroomsMin: '1', bedroomsMax: '1' };
const SELF = { text: 'self contain' };

type Row = readonly [string, string, Record<string, string>];

const reads = (rows: readonly Row[], what: string): void => {
  test.each(rows)(`[HOME-9] ${what}: %s`, (text, place, filters) => {
    const read = readTypedSearch(text, namesPlaces);
    expect(read?.place).toBe(place);
    expect(read?.filters).toEqual(filters);
  });
};

reads(
  [
    ['2 bedroom yaba 1,500,000', 'yaba', { ...TWO, priceMax: '1500000' }],
    ['2 bedroom abuja 1500000', 'abuja', { ...TWO, priceMax: '1500000' }],
    ['2 bed yaba budget 700000', 'yaba', { ...TWO, priceMax: '700000' }],
    ['1500000 2 bed', '', { ...TWO, priceMax: '1500000' }],
    ['yaba 500,000', 'yaba', { priceMax: '500000' }],
    ['yaba 500000', 'yaba', { priceMax: '500000' }],
    ['2 bed yaba 700,000-900,000', 'yaba', { ...TWO, priceMin: '700000', priceMax: '900000' }],
    ['self con yaba 700000 to 900000', 'yaba', { ...SELF, priceMin: '700000', priceMax: '900000' }],
    ['mini flat yaba,500k', 'yaba', { ...ONE_FLAT, priceMax: '500000' }],
    ['2bedroom,yaba,1m', 'yaba', { ...TWO, priceMax: '1000000' }],
    [
      '2 bedroom flat yaba 400/500k',
      'yaba',
      { ...TWO, type: 'Flat/Apartment', priceMin: '400000', priceMax: '500000' },
    ],
  ],
  'a price is one without its sign',
);

reads(
  [
    [
      '2 bedroom flat in yaba 1m max',
      'yaba',
      { ...TWO, type: 'Flat/Apartment', priceMax: '1000000' },
    ],
    ['2 bedroom abuja 2 million naira', 'abuja', { ...TWO, priceMax: '2000000' }],
    ['2 bed yaba 1m only', 'yaba', { ...TWO, priceMax: '1000000' }],
    ['2 bed yaba price 400k', 'yaba', { ...TWO, priceMax: '400000' }],
    ['2 bed yaba 1m total package', 'yaba', { ...TWO, priceMax: '1000000' }],
    ['2 bed yaba cheaper than 1m', 'yaba', { ...TWO, priceMax: '1000000' }],
    ['2 bed yaba not exceeding 1m', 'yaba', { ...TWO, priceMax: '1000000' }],
    ['self con yaba wey no pass 800k', 'yaba', { ...SELF, priceMax: '800000' }],
    ['i have 500k self con yaba', 'yaba', { ...SELF, priceMax: '500000' }],
    ['2 bed yaba about 1m', 'yaba', { ...TWO, priceMax: '1000000' }],
    ['2 bed yaba 1m and below', 'yaba', { ...TWO, priceMax: '1000000' }],
    ['2 bed yaba < 1m', 'yaba', { ...TWO, priceMax: '1000000' }],
  ],
  'words around a price belong to it',
);

reads(
  [
    ['2 bed yaba 1m and above', 'yaba', { ...TWO, priceMin: '1000000' }],
    ['3 bed lekki 5m upwards', 'lekki', { ...THREE, priceMin: '5000000' }],
    ['2 bed yaba 1m+', 'yaba', { ...TWO, priceMin: '1000000' }],
    ['2 bed yaba from 1m upwards', 'yaba', { ...TWO, priceMin: '1000000' }],
    ['2 bed yaba > 1m', 'yaba', { ...TWO, priceMin: '1000000' }],
    ['3 bed 4m + bq ajah', 'ajah', { ...THREE, priceMax: '4000000', text: 'BQ' }],
    ['3 bed and above yaba', 'yaba', { bedroomsMin: '3' }],
    ['not less than 2 bed yaba', 'yaba', { bedroomsMin: '2' }],
  ],
  'a lower limit may stand behind its number',
);

reads(
  [
    ['not above two million naira 2 bed yaba', 'yaba', { ...TWO, priceMax: '2000000' }],
    [
      'my budget is three hundred thousand naira self con yaba',
      'yaba',
      { ...SELF, priceMax: '300000' },
    ],
    ['half a million self con yaba', 'yaba', { ...SELF, priceMax: '500000' }],
    ['miniflat surulere budget 800', 'surulere', { ...ONE_FLAT, priceMax: '800000' }],
    ['2 bed yaba max 1.5', 'yaba', { ...TWO, priceMax: '1500000' }],
    ['self con yaba 400-500', 'yaba', { ...SELF, priceMin: '400000', priceMax: '500000' }],
    ['self con yaba below 300', 'yaba', { ...SELF, priceMax: '300000' }],
    // Numbers of other things.
    ['2 bed yaba max 3 people', 'yaba', TWO],
    ['land less than 1000 sqm ajah', 'ajah', { type: 'Land', sizeMax: '1000' }],
    ['land ajah at least 600sqm', 'ajah', { type: 'Land', sizeMin: '600' }],
    ['land 500m² ajah', 'ajah', { type: 'Land' }],
    ['300 sqm land ajah', 'ajah', { type: 'Land' }],
    ['1 acre land epe', 'epe', { type: 'Land' }],
    ['2 bed 100m from unilag', 'unilag', TWO],
    ['$2000 2 bed ikoyi', 'ikoyi', TWO],
    ['2 bed yaba call 08031234567', 'yaba', TWO],
  ],
  'numbers as they are said',
);

test.each([
  ['150k monthly 2 bedroom ikeja', 'rent', { ...TWO, priceMax: '1800000' }],
  ['2 bedroom ikeja 150k/month', 'rent', { ...TWO, priceMax: '1800000' }],
  ['2 bedroom ikeja 1.5m/yr', 'rent', { ...TWO, priceMax: '1500000' }],
  ['shortlet ikeja 45k/night', 'shortlet', { priceMax: '45000' }],
  ['2 bedroom ikeja 50k per night', 'shortlet', { ...TWO, priceMax: '50000' }],
  ['shortlet ikeja 300k per month', 'shortlet', { priceMax: '10000' }],
  ['2 bed ikeja 140k weekly', 'shortlet', { ...TWO, priceMax: '20000' }],
  ['shortlet ikeja under 50', 'shortlet', { priceMax: '50000' }],
  ['duplex for sale ikeja 100m', 'sale', { type: 'Duplex', priceMax: '100000000' }],
  ['let me see 2 bedroom in ikeja', null, TWO],
])('[HOME-9] %s is a price by the time of its offer', (text, listingType, filters) => {
  const read = readTypedSearch(text, namesPlaces);
  expect(read).toMatchObject({ place: 'ikeja', listingType });
  expect(read?.filters).toEqual(filters);
});

reads(
  [
    ['2 bed v.i', 'VI', TWO],
    ['2 bed v/i', 'VI', TWO],
    ['2 bed v i lagos', 'VI lagos', TWO],
    ['lekki phase I 2bed', 'lekki phase 1', TWO],
    ['lekki phase 1 - 3 bedroom', 'lekki phase 1', THREE],
    ['wuse 2 - 3 bedroom flat', 'wuse 2', { ...THREE, type: 'Flat/Apartment' }],
    ['yaba 2-3 bedroom', 'yaba', { bedroomsMin: '2', bedroomsMax: '3' }],
    ['lekki epe expressway land', 'lekki epe expressway', { type: 'Land' }],
  ],
  'what belongs to a name stays in it',
);

reads(
  [
    ['room in yaba', 'yaba', SELF],
    ['single room in yaba', 'yaba', SELF],
    ['a room self contain in yaba', 'yaba', SELF],
    ['accommodation near unilag', 'unilag', {}],
    ['I need a place to stay in Yaba', 'Yaba', {}],
    ['hostel close to uniben', 'uniben', { text: 'hostel' }],
    ['penthouse in banana island', 'banana island', { text: 'penthouse' }],
    ['maisonette in ilupeju', 'ilupeju', { text: 'maisonette' }],
    ['near unilag', 'unilag', {}],
    ['2 bedroom flat along ikorodu road', 'ikorodu road', { ...TWO, type: 'Flat/Apartment' }],
    ['self con close to unilag', 'unilag', SELF],
    ['2 bed within 4 km of unilag', 'unilag', { ...TWO, radiusKm: '5' }],
    ['2 bed in gated estate ajah', 'ajah', TWO],
    ['2 bedroom in an estate in ikeja', 'ikeja', TWO],
    ['2 bedroom in a serene environment', '', TWO],
    ['self contain with wardrobe and tiles', '', SELF],
  ],
  'words lead to a place',
);

test.each([
  'hello 2 bed lagos',
  '2 bed lagos thanks',
  'good morning pls i need 2 bed lagos',
  'make una show me 2 bed for lagos',
  '2 bed lagos no agent fee',
  '2 bed lagos direct from landlord',
  'pet friendly 2 bed lagos',
  'executive 2 bed lagos',
  '2 bed lagos immediately',
  '2 bed lagos for a family of 5',
  '2 bed lagos 24/7 light',
  '2 bed lagos very cool side',
  'Needed: 2 bedroom. Location: lagos',
  'client wants 2 bed lagos only',
  '2 bed less than 10 mins to lagos',
  '2 bed after lagos',
])('[HOME-9] %s is in Lagos', (text) => {
  const read = readTypedSearch(text, namesPlaces);
  expect(read?.place).toMatch(/^lagos$/);
  expect(read?.filters).toEqual(TWO);
});

// Words behind a place that a name may consist of.
test.each([
  ['2 bed ajao estate', 'ajao estate'],
  ['2 bed ikeja bus stop', 'ikeja bus stop'],
  ['2 bed yaba 3rd avenue', 'yaba 3rd avenue'],
  ['2 bed gbawenko', 'gbawenko'],
  ['2 bed surulere Yaba', 'surulere Yaba'],
])('[HOME-9] %s keeps its name', (text, place) =>
  expect(readTypedSearch(text, namesPlaces)?.place).toBe(place),
);

reads(
  [
    ['room and palour yaba', 'yaba', ONE_FLAT],
    ['rm and parlour yaba', 'yaba', ONE_FLAT],
    ['room/parlour yaba', 'yaba', ONE_FLAT],
    ['room and parlour self contain yaba', 'yaba', ONE_FLAT],
    ['minni flat yaba', 'yaba', ONE_FLAT],
    ['s/c in yaba', 'yaba', SELF],
    ['sef con yaba', 'yaba', SELF],
    ['1room self contain yaba', 'yaba', SELF],
    ['2 badroom yaba', 'yaba', TWO],
    ['2bedrm flat yaba', 'yaba', { ...TWO, type: 'Flat/Apartment' }],
    ['2 bedrooom flat yaba', 'yaba', { ...TWO, type: 'Flat/Apartment' }],
    ['2 bedroom appartment yaba', 'yaba', { ...TWO, type: 'Flat/Apartment' }],
    ['2 bedroom self contained flat yaba', 'yaba', { ...TWO, type: 'Flat/Apartment' }],
    ['commercial land in ikeja', 'ikeja', { type: 'Commercial Land' }],
    ['3 bedroom semi detached bungalow lugbe', 'lugbe', { ...THREE, type: 'Bungalow' }],
    ['flat or bungalow in lugbe', 'lugbe', {}],
    ['lockup shop surulere', 'surulere', { type: 'Retail Shop' }],
    ['shop space abuja', 'abuja', { type: 'Retail Shop' }],
    ['dry land ibeju lekki', 'ibeju lekki', { type: 'Land' }],
    ['fine house for owerri', 'owerri', { type: 'House' }],
    ['i wan find shop for aba', 'aba', { type: 'Retail Shop' }],
    ['house wey get light for ibadan', 'ibadan', { type: 'House' }],
    ['hotel for sale in abuja', 'abuja', { text: 'hotel' }],
    ['3 bedroom 4 bath lekki', 'lekki', { ...THREE, bathroomsMin: '4' }],
    ['2 bedroom with 3 toilets lekki', 'lekki', TWO],
    ['2 bed lekki pool', 'lekki', { ...TWO, text: 'pool' }],
    ['swimming pool lekki', 'lekki', { text: 'pool' }],
    ['2 bed en suite lekki', 'lekki', { ...TWO, text: 'ensuite' }],
    ['2 bed lekki wit gen', 'lekki', { ...TWO, text: 'generator' }],
  ],
  'a kind of home as it is typed',
);

// What looks like a price, a count or a place, and is none.
reads(
  [
    ['3 bed ajah 4m plus bq', 'ajah', { ...THREE, priceMax: '4000000', text: 'BQ' }],
    ['2 bed yaba 1m plus agency', 'yaba', { ...TWO, priceMax: '1000000' }],
    ['3 bed lekki 5m + 500k agency', 'lekki', { ...THREE, priceMax: '5000000' }],
    ['3 bedroom plus BQ lekki', 'lekki', { ...THREE, text: 'BQ' }],
    ['2 bed yaba agency not more than 10%', 'yaba', TWO],
    ['2 bed yaba max 3 tenants', 'yaba', TWO],
    ['2 bed less than 5 stops from ajah', 'ajah', TWO],
    ['2 bed within 500 meters of unilag', 'unilag', TWO],
    ['2 bed within 5 to 10 mins of yaba', 'yaba', TWO],
    ['self con yaba below 80', 'yaba', SELF],
    ['2 bed lekki phase 1 - 700,000', 'lekki phase 1', { ...TWO, priceMax: '700000' }],
    ['2 bed wuse 2 / 1,500,000', 'wuse 2', { ...TWO, priceMax: '1500000' }],
    ['flat in lekki 106104', 'lekki 106104', { type: 'Flat/Apartment' }],
    ['2 bed yaba 080 31234567', 'yaba', TWO],
    ['duplex with pool Gbawenko', 'Gbawenko', { type: 'Duplex', text: 'pool' }],
    ['2 bed Gbawenko direct from landlord', 'Gbawenko', TWO],
    ['2 bed ikota by vgc', 'ikota', TWO],
    ['2 bed sangotedo before ajah', 'sangotedo', TWO],
    ['2 bed Zzyzx street off allen avenue ikeja', 'Zzyzx street, allen avenue ikeja', TWO],
    ['2 bed sheraton hotel ikeja', 'sheraton hotel ikeja', TWO],
    ['2 bed Orchid Hotel Road', 'Orchid Hotel Road', TWO],
    ['lekki 2-3 bedroom', 'lekki', { bedroomsMin: '2', bedroomsMax: '3' }],
    ['2 bed christian avenue lekki', 'christian avenue lekki', TWO],
    ['2 bed Ikeja Cantonment', 'Ikeja Cantonment', TWO],
    ['flat in Dei-Dei', 'Dei-Dei', { type: 'Flat/Apartment' }],
    ['flat/apartment yaba', 'yaba', { type: 'Flat/Apartment' }],
    ['duplex with maids room ikoyi', 'ikoyi', { type: 'Duplex' }],
    ['land above 600.5 sqm ajah', 'ajah', { type: 'Land', sizeMin: '601' }],
    ['3 bedroom 5 toilets 4 bathrooms lekki', 'lekki', { ...THREE, bathroomsMin: '4' }],
  ],
  'what it is not is left alone',
);

test.each([
  ['I need a 2 bedroom in yaba within a month budget 1m', null, '1000000'],
  ['2 bed yaba 1m, moving in a week', null, '1000000'],
  ['2 bed yaba 1.2m per annum monthly payment', 'rent', '1200000'],
  ['2 bed yaba monthly 100k', 'rent', '1200000'],
])('[HOME-9] a time beside no price changes none: %s', (text, listingType, priceMax) => {
  const read = readTypedSearch(text, namesPlaces);
  expect(read).toMatchObject({ place: 'yaba', listingType, filters: { priceMax } });
});

// An address that is typed alone.
test.each(['adeola street opposite unilag', 'house 5 close to unilag', 'Plot 10272, Gwarinpa'])(
  '[HOME-9] %s is no wish',
  (text) => expect(readTypedSearch(text, namesPlaces)).toBeNull(),
);

// A link, and the form before the app has come.
test.each([
  ['2 bedroom house to rent in Ikeja', { listingType: 'rent', type: '', category: 'Residential' }],
  ['2 bedroom house for sale in Ikeja', { listingType: 'sale', type: 'House', category: '' }],
  ['self contain in Ikeja', { listingType: 'rent', text: 'self contain' }],
])('[HOME-9] %s in a link is a search of that', (location, search) =>
  expect(searchInWords({ ...EMPTY_SEARCH, location })).toMatchObject({
    search: { location: 'Ikeja', ...search },
    namedToo: [],
  }),
);
