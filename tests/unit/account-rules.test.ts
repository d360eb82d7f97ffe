import { expect, test } from 'vitest';
import type { SearchAlert } from '../../src/contract/search/search-alert';
import { matchAlerts } from '../../src/domain/alerts/match-alerts';
import { passwordChangeError } from '../../src/domain/auth/password-change';
import { tomorrowInNigeria } from '../../src/domain/inspections/inspection-wish';
import { visitTimeErrors } from '../../src/domain/inspections/visit-time-errors';
import { inspectionWishErrors } from '../../src/domain/inspections/inspection-wish-errors';
import { routeOrder } from '../../src/domain/inspections/route-order';
import { conversations, type Turn } from '../../src/domain/messages/conversations';
import { notificationPath } from '../../src/domain/notifications/notification-path';
import { changesSinceSaved } from '../../src/domain/saved/changes-since-saved';
import { savedListText } from '../../src/domain/saved/saved-list-text';
import { sortSaved } from '../../src/domain/saved/sort-saved';
import { madeListing } from '../support/made-listing';

const NOW = new Date('2026-06-30T23:30:00.000Z');

test('[DASH-4] a wish to see a home needs a day to come in Nigeria, a time and a number', () => {
  const wish = { requestDate: '2026-07-01', requestTime: '10:00', contactNumber: '08030000000' };
  expect(inspectionWishErrors(wish, NOW)).toEqual({});
  // In Lagos the first of July has begun.
  expect(inspectionWishErrors({ ...wish, requestDate: '2026-06-30' }, NOW)).toEqual({
    requestDate: 'Please choose a day to come',
  });
  expect(
    inspectionWishErrors({ requestDate: '', requestTime: '', contactNumber: ' ' }, NOW),
  ).toEqual({
    requestDate: 'Please choose a date',
    requestTime: 'Please choose a time, such as 10:00',
    contactNumber: 'Phone number is required',
  });
  expect(inspectionWishErrors({ ...wish, contactNumber: '123' }, NOW)).toHaveProperty(
    'contactNumber',
    'Phone number is invalid',
  );
  const asked = [{ requestDate: '2026-07-01', requestTime: '10:00' }];
  expect(inspectionWishErrors(wish, NOW, asked)).toEqual({
    requestTime: 'You have asked for this time already.',
  });
  expect(inspectionWishErrors({ ...wish, requestTime: '10:30' }, NOW, asked)).toEqual({});
  expect(tomorrowInNigeria(NOW)).toBe('2026-07-02');
});

test.each([
  // It is one in the afternoon in Lagos.
  ['2026-07-01', '12:59', 'Please choose a time to come'],
  ['2026-07-01', '13:00', undefined],
  ['2026-07-02', '09:00', undefined],
])('[DASH-4] a home is visited on %s at %s: %s', (requestDate, requestTime, problem) => {
  const now = new Date('2026-07-01T12:00:00Z');
  expect(visitTimeErrors({ requestDate, requestTime }, now).requestTime).toBe(problem);
});

test.each([
  ['03:15', false],
  ['06:59', false],
  ['07:00', true],
  ['18:59', true],
  ['19:00', true],
  ['19:01', false],
  ['23:00', false],
])('[DASH-4] a home is shown at %s: %s', (requestTime, isShown) => {
  expect(visitTimeErrors({ requestDate: '2026-07-02', requestTime }, NOW)).toEqual(
    isShown
      ? {}
      : {
          requestTime: 'Homes are shown from 07:00 to 19:00. Please choose a time between them.',
        },
  );
});

test('a day is driven from each stop to the nearest left, with unknown places last', () => {
  const stops = [
    { name: 'VI', at: { lat: 6.429, lng: 3.422 } },
    { name: 'somewhere', at: null },
    { name: 'Ikeja', at: { lat: 6.601, lng: 3.351 } },
    { name: 'Ikoyi', at: { lat: 6.452, lng: 3.435 } },
    { name: 'Yaba', at: { lat: 6.51, lng: 3.379 } },
  ];
  expect(routeOrder(stops, ({ at }) => at).map(({ name }) => name)).toEqual([
    'VI',
    'Ikoyi',
    'Yaba',
    'Ikeja',
    'somewhere',
  ]);
  expect(routeOrder([], () => null)).toEqual([]);
});

test('[DASH-5] messages become conversations per home and person, the newest word first', () => {
  const me = { id: 'me', name: 'Me' };
  const ada = { id: 'ada', name: 'Ada' };
  const turn = (
    id: string,
    createdAt: string,
    mine: boolean,
    propertyId: string,
    read = true,
  ): Turn => ({
    id,
    propertyId,
    propertyTitle: `Home ${propertyId}`,
    sender: mine ? me : ada,
    recipient: mine ? ada : me,
    createdAt,
    readStatus: read,
    sentByMe: mine,
    onServer: true,
    seq: null,
  });
  const found = conversations(
    [
      turn('3', '2026-01-03', false, 'a', false),
      turn('1', '2026-01-01', true, 'a'),
      turn('4', '2026-01-04', true, 'b'),
      turn('2', '2026-01-02', false, 'a'),
    ],
    (one) => one,
  );
  expect(found.map(({ propertyTitle }) => propertyTitle)).toEqual(['Home b', 'Home a']);
  expect(found[0]).toMatchObject({ other: ada, unread: 0, replied: false });
  expect(found[1]).toMatchObject({ other: ada, unread: 1, replied: true });
  expect(found[1]?.turns.map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test('[DASH-7] each notification leads to what it is about', () => {
  const path = (type: Parameters<typeof notificationPath>[0]['type']) =>
    notificationPath({ type, propertyId: 'p1' }, 'seeker');
  expect(path('INSPECTION_CONFIRMED')).toBe('/customer-dashboard?tab=inspections');
  expect(path('INSPECTION_DECLINED')).toBe('/customer-dashboard?tab=inspections');
  expect(path('INSPECTION_ASKED')).toBe('/dashboard/inspections');
  expect(path('INSPECTION_CANCELLED')).toBe('/dashboard/inspections');
  expect(path('NEW_MESSAGE')).toBe('/customer-dashboard?tab=messages&about=p1');
  expect(path('CONTACT_LEFT')).toBe('/dashboard/messages');
  expect(path('NEW_DEVICE')).toBe('/customer-dashboard?tab=settings');
  // Agents have their letters and their account elsewhere.
  const ofAgent = (type: Parameters<typeof notificationPath>[0]['type']) =>
    notificationPath({ type, propertyId: 'p1' }, 'agent');
  expect(ofAgent('NEW_MESSAGE')).toBe('/dashboard/messages');
  expect(ofAgent('NEW_DEVICE')).toBe('/dashboard/account');
  expect(path('PRICE_CHANGE')).toBe('/property-detail/p1');
  expect(path('NEW_PROPERTY_MATCH')).toBe('/property-detail/p1');
});

test.each([
  [
    { current: '', next: 'long-enough', confirm: 'long-enough' },
    'All password fields are required',
  ],
  [
    { current: 'x', next: 'short', confirm: 'short' },
    'New password must be at least 8 characters long',
  ],
  [
    { current: 'x', next: 'long-enough', confirm: 'other' },
    'New password and confirmation do not match',
  ],
  [{ current: 'x', next: 'long-enough', confirm: 'long-enough' }, ''],
])('[DASH-8] a change of password %o: %j', (form, error) => {
  expect(passwordChangeError(form)).toBe(error);
});

test('what changed of a home since it was saved is told, and nothing where that is not known', () => {
  const listing = madeListing({ price: 900_000 });
  expect(changesSinceSaved(listing, undefined)).toEqual([]);
  expect(changesSinceSaved(listing, { price: 900_000, status: 'Active' })).toEqual([]);
  expect(changesSinceSaved(listing, { price: 1_000_000, status: 'Active' })).toEqual([
    'Price down 10 %, from ₦1,000,000',
  ]);
  expect(
    changesSinceSaved(
      { ...listing, price: 1_001_000, status: 'Draft' },
      { price: 1_000_000, status: 'Active' },
    ),
  ).toEqual(['Price up a little, from ₦1,000,000', 'Status Draft, was Active']);
  // A year's rent and a selling price are not set against each other.
  expect(
    changesSinceSaved(
      { ...listing, price: 4_000_000, listingType: 'rent' },
      { price: 80_000_000, status: 'Active', listingType: 'sale' },
    ),
  ).toEqual(['For Rent, was For Sale']);
});

test('saved homes are sorted, those without a price last, and shared as a text', () => {
  const [cheap, dear] = [
    madeListing({ price: 1, title: 'Cheap' }),
    madeListing({ price: 2, listingType: 'rent' }),
  ];
  const items = [
    { savedAt: 1, listing: dear },
    { savedAt: 3, listing: null },
    { savedAt: 2, listing: cheap },
  ];
  const order = (sort: Parameters<typeof sortSaved>[1]) =>
    sortSaved(items, sort, (item) => item).map(({ savedAt }) => savedAt);
  expect(order('saved')).toEqual([3, 2, 1]);
  expect(order('price-asc')).toEqual([2, 1, 3]);
  expect(order('price-desc')).toEqual([1, 2, 3]);
  const text = savedListText([cheap, dear], 'https://gida.example');
  expect(text).toContain(
    `1. Cheap, ${cheap.address}\n₦1\nhttps://gida.example/property-detail/${cheap.id}`,
  );
  expect(text).toContain('₦2 per year');
});

test('an alert is about new homes that fit, or nearly fit where similar ones count', async () => {
  const alert: SearchAlert = {
    id: 'a',
    version: 1,
    name: 'Lekki',
    criteria: { listingType: 'rent', location: 'Lekki', priceMax: '1000000', bedroomsMin: 3 },
    frequency: 'Daily',
    includeSimilar: false,
    active: true,
    lastSent: null,
    propertyMatches: 0,
    createdAt: '2026-06-01T00:00:00.000Z',
  };
  const home = (part: object) =>
    madeListing({
      listingType: 'rent',
      price: 900_000,
      publishedAt: '2026-06-02T00:00:00.000Z',
      ...part,
    });
  const fits = home({});
  const similar = home({ price: 1_050_000, bedrooms: 2 });
  const others = [
    home({ publishedAt: '2026-05-01T00:00:00.000Z' }),
    home({ address: 'Yaba, Lagos' }),
    home({ price: 2_000_000 }),
  ];
  const found = async (change: Partial<SearchAlert>) => {
    const matches = await matchAlerts(
      [{ ...alert, ...change }],
      [fits, similar, ...others],
      NOW.getTime(),
    );
    return matches.map(({ listing }) => listing.id);
  };
  expect(await found({})).toEqual([fits.id]);
  expect((await found({ includeSimilar: true })).toSorted()).toEqual(
    [fits.id, similar.id].toSorted(),
  );
  expect(await found({ active: false })).toEqual([]);
  // Turned on long after it was saved, it tells of what is published from then on.
  expect(await found({ watchedFrom: '2026-06-03T00:00:00.000Z' })).toEqual([]);
  expect(await matchAlerts([alert, { ...alert, id: 'b' }], [fits], NOW.getTime())).toHaveLength(1);
});
