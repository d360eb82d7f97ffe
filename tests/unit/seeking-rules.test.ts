import { expect, test } from 'vitest';
import { criteriaOf, criteriaWords } from '../../src/domain/search/alert-criteria';
import { unreadParts } from '../../src/domain/search/unread-parts';
import { activeFilters } from '../../src/domain/search/active-filters';
import { placeTitle, resultsHeading } from '../../src/domain/search/results-heading';
import { roomChoice, roomRange } from '../../src/domain/search/refine-options';
import {
  EMPTY_SEARCH,
  searchFromParams,
  searchToParams,
} from '../../src/domain/search/search-state';
import { searchToQuery } from '../../src/domain/search/search-to-query';
import { nearPlaces } from '../../src/domain/places/near-places';
import { suggestPlaces } from '../../src/domain/places/suggest-places';
import { PROFILE, type Profile, profileOf, PROFILES } from '../../src/domain/profile';
import type { ListingType, PropertyCategory } from '../../src/contract/listing/property-options';
import { categoryOptions, typeOptions } from '../../src/domain/search/filter-options';
import { priceBands } from '../../src/domain/search/price-bands';
import { moveInTotal } from '../../src/domain/property/price/move-in-total';
import { listingRedFlags } from '../../src/domain/tools/listing-red-flags';
import { rentVsBuyFromAddress } from '../../src/domain/tools/rent-vs-buy-form';
import { SCAM_FLAG_GROUPS } from '../../src/domain/tools/scam-score';
import { inputFromAddress } from '../../src/domain/tools/service-charge';
import { fieldsFromAddress, toolParams } from '../../src/domain/tools/tool-address';
import { madeListing } from '../support/made-listing';

test('[RES-4] [RES-8] every filter has words and a way off, and taking all off leaves none', () => {
  let state = searchFromParams(
    new URLSearchParams(
      'listingType=rent&location=Lekki&lat=6.4&lng=3.4&radiusKm=5&category=Commercial&type=Warehouse&priceMin=500000&bedroomsMin=2&bedroomsMax=5%2B&bathroomsMax=2&sizeMin=50&sizeMax=250&addedWithinDays=7&features=parking,security',
    ),
  );
  expect(activeFilters(state).map(({ label }) => label)).toEqual([
    'Within 5 km',
    'Commercial',
    'Warehouse',
    '₦500,000 or more',
    '2 beds or more',
    'Up to 2 baths',
    '50 sqm to 250 sqm',
    'Last 7 days',
    'Parking',
    '24hr Security',
  ]);
  for (let left = activeFilters(state); left.length > 0; left = activeFilters(state)) {
    state = { ...state, ...left[0]?.without };
    expect(activeFilters(state).length).toBeLessThan(left.length);
  }
  expect(state.location).toBe('Lekki');
});

test('[RES-8] rooms are one choice, and a range from the other dialog is none of them', () => {
  for (const choice of ['', '1', '3', '4']) {
    const range = roomRange('bedrooms', choice);
    expect(roomChoice('bedrooms', range)).toBe(choice);
  }
  expect(roomRange('bedrooms', '4')).toEqual({ min: '4', max: '' });
  expect(roomRange('bathrooms', '3')).toEqual({ min: '3', max: '' });
  expect(roomChoice('bedrooms', { min: '2', max: '4' })).toBeNull();
});

test.each([
  ['lekki phase 1', 'Lekki Phase 1'],
  ['VGC', 'VGC'],
  ['  ikeja   GRA ', 'Ikeja GRA'],
  ['ado-ekiti, ekiti', 'Ado-Ekiti, Ekiti'],
  ['', 'All Locations'],
])('[RES-1] [RES-12] %j is headed %s', (location, title) => {
  expect(placeTitle(location)).toBe(title);
  expect(resultsHeading({ ...EMPTY_SEARCH, listingType: 'rent', location })).toBe(
    `Properties To Rent in ${title}`,
  );
  expect(resultsHeading({ ...EMPTY_SEARCH, listingType: 'sale', location })).toBe(
    `Properties For Sale in ${title}`,
  );
});

test.each([
  ['bedroomsMax=5', 'bedroomsMax=5', 'Up to 5 beds'],
  ['bedroomsMin=5&bedroomsMax=5', 'bedroomsMin=5&bedroomsMax=5', '5 beds'],
  ['sizeMax=2000', 'sizeMax=2000', 'Up to 2,000 sqm'],
  ['bedroomsMin=2&bedroomsMax=5%2B', 'bedroomsMin=2', '2 beds or more'],
  ['sizeMax=2000%2B', '', undefined],
])(
  '[FILT-5] %s asks for %j: so many is a limit, and so many or more is none',
  (asked, sent, says) => {
    const params = new URLSearchParams(asked);
    const state = searchFromParams(params);
    expect(unreadParts(params)).toEqual([]);
    const query = searchToQuery(state);
    query.delete('listingType');
    expect(query.toString()).toBe(sent);
    expect(activeFilters(state)[0]?.label).toBe(says);
  },
);

test.each(['priceMin=5%2B', 'priceMax=5%2B', 'bedroomsMax=%2B', 'bedroomsMax=5%2B%2B', 'lat=6%2B'])(
  '%s is no number of a search',
  (asked) => expect(unreadParts(new URLSearchParams(asked))).toHaveLength(1),
);

test('an area of the map takes the place of the place; half an area is none', () => {
  const area = { south: '6.4', west: '3.3', north: '6.5', east: '3.4' };
  const state = { ...EMPTY_SEARCH, location: 'Lekki', ...area };
  expect(Object.fromEntries(searchToQuery(state))).toEqual({ listingType: 'sale', ...area });
  expect(Object.fromEntries(searchToQuery({ ...state, north: '' }))).toEqual({
    listingType: 'sale',
    location: 'Lekki',
  });
  expect(searchFromParams(searchToParams(state))).toEqual(state);
});

test('[FILT-1] the category is any, or one that really narrows; as shown it is one of two', () => {
  expect(EMPTY_SEARCH.category).toBe('');
  expect(searchToQuery(EMPTY_SEARCH).get('category')).toBeNull();
  for (const category of ['Residential', 'Commercial'] as const) {
    const state = { ...EMPTY_SEARCH, category };
    expect(searchToQuery(state).get('category')).toBe(category);
    expect(searchFromParams(searchToParams(state)).category).toBe(category);
    expect(activeFilters(state)).toEqual([
      { label: category, without: { category: '', type: '' } },
    ]);
  }
  expect(searchFromParams(new URLSearchParams('category=Castles')).category).toBe('');
  const labels = (profile: Profile) => categoryOptions(profile).map(({ label }) => label);
  expect(labels(PROFILES.connected)).toEqual(['Any', 'Residential', 'Commercial']);
  expect(labels(PROFILES['as-shown'])).toEqual(['Residential', 'Commercial']);
  expect(typeOptions('', PROFILES['as-shown'])).not.toContain('Warehouse');
  expect(typeOptions('', PROFILES.connected)).toContain('Warehouse');
});

test('[FILT-4] [RES-8] bands fit rents and sales, with those of the specification among them', () => {
  const M = 1_000_000;
  const of = (listingType: ListingType, category: PropertyCategory | '' = 'Residential') => ({
    listingType,
    category,
  });
  const rents = [0.3, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10, 20].map((millions) => millions * M);
  const { connected } = PROFILES;
  const shown = PROFILES['as-shown'];
  expect(priceBands('min', of('rent'), 'all', connected)).toEqual([...rents, 50 * M]);
  expect(priceBands('max', of('rent'), 'few', connected)).toEqual([
    ...rents,
    50 * M,
    100 * M,
    500 * M,
  ]);
  expect(priceBands('max', of('sale'), 'all', connected)).toEqual(
    [5, 10, 20, 50, 100, 200, 500, 1000].map((millions) => millions * M),
  );
  expect(priceBands('max', of('sale', 'Commercial'), 'all', connected).at(-1)).toBe(5000 * M);
  const specified = [0.5, 1, 5, 10, 50].map((millions) => millions * M);
  expect(priceBands('min', of('rent', ''), 'all', shown)).toEqual(specified);
  expect(priceBands('max', of('rent', ''), 'few', shown)).toEqual([
    10 * M,
    50 * M,
    100 * M,
    500 * M,
  ]);
});

test('[FILT-6] [RES-2] as shown, neither the features nor the order reach the search', () => {
  const state = { ...EMPTY_SEARCH, features: 'parking', sort: 'price-asc' };
  expect(searchToQuery(state).toString()).toBe('listingType=sale&features=parking&sort=price-asc');
  expect(searchToQuery(state, profileOf('as-shown')).toString()).toBe('listingType=sale');
  expect(PROFILE).toBe(PROFILES.connected);
  expect(profileOf('anything else')).toBe(PROFILES.connected);
});

test('what it takes to move in is the rent and every fee named, each over a tenth told', () => {
  const rent = { listingType: 'rent' as const, price: 1_000_000 };
  const none = { serviceCharge: null, cautionFee: null, agencyFee: null, legalFee: null };
  const moveIn = moveInTotal({
    ...rent,
    serviceCharge: 100_000,
    cautionFee: 100_001,
    agencyFee: 250_000,
    legalFee: 0,
  });
  expect(moveIn?.total).toBe(1_450_001);
  expect(moveIn?.items.map(({ label, warning }) => [label, warning !== null])).toEqual([
    ["A year's rent", false],
    ['Service charge', false],
    // 145,001 of 1,450,000 is ten percent as people count.
    ['Caution fee', false],
    ['Agency fee', true],
  ]);
  expect(moveIn?.items[3]?.warning).toContain("25 % of a year's rent");
  // No custom says what a service charge is.
  const serviced = moveInTotal({ ...rent, ...none, serviceCharge: 400_000 })?.items[1];
  expect(serviced?.warning).toBe(
    "40 % of a year's rent. Ask what it pays for and who keeps the accounts.",
  );
  expect(serviced?.isDear).toBe(false);
  expect(moveInTotal({ ...rent, ...none })).toBeNull();
  expect(moveInTotal({ ...rent, ...none, cautionFee: 1, listingType: 'sale' })).toBeNull();
});

const NOW = Date.parse('2026-06-30T12:00:00.000Z');
const photo = (medium: string) => ({
  id: medium,
  position: 0,
  width: 1,
  height: 1,
  color: '#fff',
  caption: '',
  small: '',
  medium,
  large: '',
});
const flagsOf = (...args: Parameters<typeof listingRedFlags>) =>
  listingRedFlags(...args).found.map(({ flag }) => flag);

test('[TOOL-3] a listing answers the flags it can, and only those', () => {
  const text =
    'A bright flat with a prepaid meter, borehole water and a small garden behind it, '.repeat(2);
  const plain = madeListing({
    listingType: 'rent',
    description: text,
    publishedAt: '2026-06-01T00:00:00.000Z',
  });
  expect(listingRedFlags(plain, [], NOW)).toEqual({ found: [], comparedWith: 0 });
  const known = new Set(SCAM_FLAG_GROUPS.flatMap(({ flags }) => flags.map(({ id }) => id)));
  const others = [5, 5, 6, 6, 7].map((millions) =>
    madeListing({ listingType: 'rent', price: millions * 1e6, description: 'x' }),
  );
  const odd = {
    ...plain,
    price: 3_000_000,
    address: 'Lekki, Lagos',
    cautionFee: 600_000,
    images: [photo('/photos/aa.webp')],
    publishedAt: '2025-06-01T00:00:00.000Z',
    agent: { ...plain.agent, verified: false },
  };
  const copy = madeListing({ description: text.toUpperCase(), images: [photo('/photos/aa.webp')] });
  const flags = flagsOf(odd, [...others, copy, odd], NOW);
  expect(flags).toEqual([
    'price-far-below-area',
    'photos-used-elsewhere',
    'vague-description',
    'no-exact-address',
    'no-verifiable-identity',
    'fees-not-itemised',
    'keeps-reappearing',
  ]);
  expect(flags.every((flag) => known.has(flag))).toBe(true);
  // Of the same agent a photo or a text is no sign, and four homes are too few to compare with.
  const own = { ...copy, agent: odd.agent };
  expect(flagsOf({ ...odd, price: 4_000_000 }, [...others, own], NOW)).not.toContain(
    'price-far-below-area',
  );
  expect(flagsOf(odd, [...others.slice(1), own], NOW)).toEqual([
    'no-exact-address',
    'no-verifiable-identity',
    'fees-not-itemised',
    'keeps-reappearing',
  ]);
});

test('[PROP-5] places nearby come nearest first, in any spelling, and none from far off', () => {
  const lekki = { lat: 6.446, lng: 3.477 };
  const all = nearPlaces(lekki);
  expect(all).toHaveLength(6);
  expect(all.map(({ km }) => km)).toEqual(all.map(({ km }) => km).toSorted((a, b) => a - b));
  expect(all.every(({ place }) => place.kind !== 'lga' && place.kind !== 'state')).toBe(true);
  expect(nearPlaces(lekki, { text: 'LEKKI ph 1' })[0]?.place.name).toBe('Lekki Phase 1');
  expect(nearPlaces(lekki, { text: 'Maitama' })).toEqual([]);
  expect(nearPlaces(lekki, { text: '???' })).toEqual([]);
});

test('[HOME-3] a place is offered before another that only goes by its name', () => {
  expect(suggestPlaces('victoria isl')[0]?.name).toBe('Victoria Island');
});

test('the fields of a tool travel in its address, and nonsense is there to be refused', () => {
  const params = toolParams({ a: '1', b: '' });
  expect(params.toString()).toBe('a=1');
  expect(fieldsFromAddress(params, ['a', 'b'])).toEqual({ a: '1' });
  expect(fieldsFromAddress(new URLSearchParams('x=1'), ['a'])).toBeNull();
  expect(fieldsFromAddress(new URLSearchParams({ a: 'y'.repeat(201) }), ['a'])).toBeNull();
  expect(rentVsBuyFromAddress({ yearlyRent: '₦1,000x', years: '5' })).toMatchObject({
    yearlyRent: '₦1,000x',
    years: '5',
    propertyPrice: '',
  });
  expect(
    inputFromAddress({
      category: 'x',
      propertyType: 'office-space',
      size: 'small',
      amenities: 'gym,x',
    }),
  ).toEqual({
    category: 'Residential',
    propertyType: '',
    neighbourhood: '',
    size: 'small',
    amenities: ['gym'],
  });
});

test('[RES-1] an area of the map is not called by the place that was searched before', () => {
  const state = { ...EMPTY_SEARCH, location: 'Lekki', lat: '6.4', lng: '3.4' };
  const here = { ...state, south: '6', west: '3', north: '7', east: '4' };
  expect(resultsHeading(state)).toBe('Properties For Sale in Lekki');
  expect(resultsHeading(here)).toBe('Properties For Sale in an Area on the Map');
  expect(resultsHeading({ ...state, area: 'circle:6,3,10' })).toBe(
    'Properties For Sale in an Area on the Map',
  );
  expect(criteriaWords(criteriaOf(here))).toEqual(['Area on the map']);
});

test('[RES-7] keywords beyond what a search has room for are left out whole, and named', () => {
  const long = 'a quiet close behind the new market with a park';
  const text = `${long}, borehole, ${long} of its own, pool`;
  const params = new URLSearchParams({ text });
  expect(searchFromParams(params).text).toBe(`${long}, borehole, pool`);
  expect(unreadParts(params)).toEqual(['the keywords that it has no room for']);
  expect(unreadParts(new URLSearchParams({ text: 'borehole,pool' }))).toEqual([]);
});
