import { expect, test } from 'vitest';
import { newerBalance } from '../../src/domain/boosts/newer-balance';
import { keywordsOf, withKeyword, withoutKeyword } from '../../src/domain/search/keywords';
import { criteriaOf, defaultAlertName, resultsPath } from '../../src/domain/search/alert-criteria';
import { RANGE_CHOICES } from '../../src/domain/search/filter-options';
import { rangeErrors } from '../../src/domain/search/range-errors';
import { EMPTY_SEARCH } from '../../src/domain/search/search-state';
import { searchListings } from '../support/search-listings';
import { listingFilterSchema } from '../../src/contract/listing/listing-query';
import { similarCriteria } from '../../src/domain/alerts/similar-criteria';
import { billingMonth } from '../../src/domain/plans/billing-month';
import { limitSentence } from '../../src/domain/plans/limit-sentence';
import { isPastDay } from '../../src/domain/inspections/times/is-past-day';
import { contactInfoErrors } from '../../src/domain/property/contact-info-errors';
import { stateOf } from '../../src/domain/property/state-of';
import { madeListing } from '../support/made-listing';

test('[RES-4] keywords come and go one by one, each once', () => {
  expect(keywordsOf(' garden ,, new build,garden')).toEqual(['garden', 'new build']);
  expect(withKeyword('garden', 'garage')).toBe('garden, garage');
  expect(withKeyword('garden', 'garden')).toBe('garden');
  expect(withKeyword('', 'a, b')).toBe('a, b');
  expect(withoutKeyword('garden, garage', 'garden')).toBe('garage');
});

test('[RES-11] every keyword must be found on the device', () => {
  const listing = (id: string, description: string) => madeListing({ id, description });
  const found = (text: string) =>
    searchListings(
      [listing('1', 'A Garden and a garage'), listing('2', 'A garden')],
      new URLSearchParams({ listingType: 'sale', text }),
      Date.now(),
    ).map(({ id }) => id);
  expect(found('garden')).toHaveLength(2);
  expect(found('garden, garage')).toEqual(['1']);
});

test.each([
  ['ac', 'Split A/C in all rooms', true],
  ['ac', 'Fully air-conditioned', true],
  ['ac', 'A spacious place', false],
  ['bq', "3 bedroom with boys' quarters", true],
  ["boy's quarters", '3 bedroom + BQ', true],
  ['bq', '3 bedroom flat', false],
  ['c of o', 'Title: Certificate of Occupancy', true],
  ['certificate of occupancy', 'Land with C.of.O', true],
  ['self con', 'A self-contained room', true],
  ['self contain', 'A room in Akoka, Studio', true],
  ['studio', 'Self con at Akoka', true],
  ['self contain', '2 bedroom flat', false],
  ['en suite', 'All rooms ensuite', true],
  ['swimming pool', 'Gym and pool', true],
  ['pool', 'Liverpool Road', false],
  ['pop', 'POP ceilings', true],
  ['pop', 'A popular street', false],
])('[RES-11] the keyword %s and “%s”', (text, description, isFound) => {
  const listing = madeListing({ id: '1', description });
  const query = new URLSearchParams({ listingType: 'sale', text });
  expect(searchListings([listing], query, Date.now())).toHaveLength(isFound ? 1 : 0);
});

test('[RES-9] an alert keeps what the search asks, takes the server’s form, and leads back', () => {
  const state = {
    ...EMPTY_SEARCH,
    listingType: 'rent' as const,
    location: 'Lekki',
    lat: '6.4',
    lng: '3.4',
    radiusKm: '5',
    priceMax: '9000000',
    features: 'parking,security',
    sort: 'price-asc',
  };
  const criteria = criteriaOf(state);
  expect(criteria).not.toHaveProperty('sort');
  const stored = listingFilterSchema.parse(criteria);
  expect(stored).toMatchObject({ location: 'Lekki', radiusKm: 5, priceMax: 9_000_000 });
  const path = resultsPath(stored);
  expect(new URL(path, 'https://x').searchParams.get('features')).toBe('parking,security');
  expect(new URL(path, 'https://x').searchParams.get('location')).toBe('Lekki');
  expect(defaultAlertName(state)).toBe('Lekki Rentals');
  expect(defaultAlertName(EMPTY_SEARCH)).toBe('Properties');
  const sale = { ...EMPTY_SEARCH, location: 'Ajah' };
  expect(defaultAlertName(sale, ['Lekki Rentals'])).toBe('Properties');
  expect(defaultAlertName(sale, ['Properties'])).toBe('Properties in Ajah');
  expect(defaultAlertName(EMPTY_SEARCH, ['Properties'])).toBe('Properties');
});

test('similar homes are a tenth away in price and one room fewer', () => {
  const criteria = listingFilterSchema.parse({
    listingType: 'rent',
    priceMin: 1_000_000,
    priceMax: 2_000_000,
    bedroomsMin: 3,
  });
  expect(similarCriteria(criteria)).toMatchObject({
    priceMin: 900_000,
    priceMax: 2_200_000,
    bedroomsMin: 2,
  });
});

test('[PLAN-1] a month begins and ends at midnight in Lagos', () => {
  const { start, end } = billingMonth(new Date('2026-11-30T23:30:00.000Z'));
  expect([start.toISOString(), end.toISOString()]).toEqual([
    '2026-11-30T23:00:00.000Z',
    '2026-12-31T23:00:00.000Z',
  ]);
});

test('[PLAN-1] the refusal of the largest plan names no larger one', () => {
  expect(
    limitSentence({
      plan: 'enterprise',
      limit: 'boosts',
      used: 100,
      allowed: 100,
      renewsAt: '2026-11-30T23:00:00.000Z',
      liftedBy: null,
    }),
  ).toBe(
    'The Enterprise plan allows 100 boosts a month, and you have used 100. It renews on 01/12/2026.',
  );
});

test('of two balances the later one counts, whichever answer came first', () => {
  const first = { availableBoosts: 3, usedBoosts: 0, revision: 1 };
  const second = { availableBoosts: 8, usedBoosts: 0, revision: 2 };
  expect(newerBalance(first, second)).toEqual(second);
  expect(newerBalance(second, first)).toEqual(second);
  // The plan's boosts are back with the month, and nobody has spent one since.
  expect(newerBalance(second, { ...second, availableBoosts: 9 }).availableBoosts).toBe(9);
  expect(newerBalance(undefined, first)).toEqual(first);
});

test('a day is past when it is over in Nigeria', () => {
  expect(isPastDay('2026-11-21', new Date('2026-11-21T22:59:00.000Z'))).toBe(false);
  expect(isPastDay('2026-11-21', new Date('2026-11-21T23:01:00.000Z'))).toBe(true);
});

test.each([
  ['12 Admiralty Way, Lekki Phase 1', null, 'Lagos'],
  ['Wuse 2, Abuja', null, 'Abuja'],
  ['Plot 5', { lat: 4.81, lng: 7.01 }, 'Rivers'],
  ['Plot 5', null, null],
  ['Plot 5', { lat: 51.5, lng: 0 }, null],
])('%s at %o lies in %s', (address, location, state) => {
  expect(stateOf({ address, location })).toBe(state);
});

test('a range that nothing can be in is told at its upper end; an open end is none', () => {
  const state = { ...EMPTY_SEARCH, priceMin: '50000000', priceMax: '10000000' };
  expect(rangeErrors(state)).toEqual({ priceMax: 'The lowest price is above the highest' });
  expect(rangeErrors({ ...state, priceMax: '50000000' })).toEqual({});
  expect(rangeErrors({ ...state, priceMax: '' })).toEqual({});
  expect(rangeErrors({ ...EMPTY_SEARCH, priceMin: '2.5m', priceMax: '900k' })).toEqual({
    priceMax: 'The lowest price is above the highest',
  });
  expect(rangeErrors({ ...EMPTY_SEARCH, priceMin: 'a lot', priceMax: '₦2bn' })).toEqual({
    priceMin: "'a lot' is not understood. Write one amount in naira, such as 1,500,000 or 1.5m",
  });
  expect(rangeErrors({ ...EMPTY_SEARCH, priceMin: '2.5', priceMax: '$200k' })).toEqual({
    priceMin: 'Is 2.5 million meant? Write 2.5m, or the whole amount',
    priceMax: 'Write the amount in naira',
  });
  expect(rangeErrors({ ...EMPTY_SEARCH, sizeMin: '1000', sizeMax: '250' })).toHaveProperty(
    'sizeMax',
  );
  const most = RANGE_CHOICES.bedrooms.most(EMPTY_SEARCH).at(-1)?.value ?? '';
  expect(rangeErrors({ ...EMPTY_SEARCH, bedroomsMin: most, bedroomsMax: most })).toEqual({});
});

test.each([
  [
    { name: ' ', email: '', phone: '' },
    ['Name is required', 'Email is required', 'Phone number is required'],
  ],
  [
    { name: 'A', email: 'a@b', phone: '12345' },
    [undefined, 'Email is invalid', 'Phone number is invalid'],
  ],
  [{ name: 'A', email: 'a@b.ng', phone: '+234 (803) 000-0000' }, [undefined, undefined, undefined]],
  [
    { name: 'A', email: 'a@b.ng', phone: '08030000000x' },
    [undefined, undefined, 'Phone number is invalid'],
  ],
])('[PROP-4] contact details %o', (info, [name, email, phone]) => {
  const errors = contactInfoErrors(info);
  expect([errors.name, errors.email, errors.phone]).toEqual([name, email, phone]);
});
