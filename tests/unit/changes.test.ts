import { expect, test } from 'vitest';
import type { Notification } from '../../src/contract/feed/notification';
import { changes, type Known } from '../../src/domain/returns/changes';
import { madeListing } from '../support/made-listing';

const HOME = 'b6f1f0d2-7f6c-4e55-9f83-0d8f3a3b1c11';
const OTHER = '0d8c1f0e-3f0b-4a3e-8c7f-5a1b2c3d4e5f';
const nothing: Known = {
  reader: 'seeker',
  messages: [],
  notifications: [],
  visits: [],
  saved: [],
  searches: [],
  seenAt: new Map(),
  seenPrices: new Map(),
};
const message = (part: Partial<Known['messages'][number]> = {}) => ({
  propertyId: HOME,
  propertyTitle: 'Flat in Yaba',
  sender: { id: OTHER, name: 'Ada Obi' },
  readStatus: false,
  sentByMe: false,
  ...part,
});
const notification = (part: Partial<Notification>): Notification => ({
  id: crypto.randomUUID(),
  type: 'NEW_PROPERTY_MATCH',
  propertyId: HOME,
  propertyTitle: 'Flat in Yaba',
  message: '',
  details: {},
  read: false,
  createdAt: '2026-11-20T08:00:00.000Z',
  ...part,
});
const lines = (part: Partial<Known>) =>
  changes({ ...nothing, ...part }, new Date('2026-11-20T09:00:00.000Z')).map(
    ({ words, about, path }) => [words, about, path],
  );

test('[HOME-7] nothing known, nothing said', () => {
  expect(lines({})).toEqual([]);
  expect(
    lines({
      messages: [message({ readStatus: true }), message({ sentByMe: true })],
      notifications: [notification({ read: true })],
    }),
  ).toEqual([]);
});

test('[HOME-7] an answer is told by who wrote it, several by their number', () => {
  const talk = `/customer-dashboard?tab=messages&about=${HOME}`;
  expect(lines({ messages: [message()] })).toEqual([
    ['Ada Obi wrote to you', 'Flat in Yaba', talk],
  ]);
  expect(lines({ messages: [message(), message()] })).toEqual([
    ['2 new messages', 'Flat in Yaba', talk],
  ]);
  expect(lines({ messages: [message(), message({ propertyId: OTHER })] })).toEqual([
    ['2 new messages', 'About several homes', '/customer-dashboard?tab=messages'],
  ]);
  // An agent's letters are in the dashboard.
  for (const messages of [[message()], [message(), message({ propertyId: OTHER })]])
    expect(lines({ reader: 'agent', messages })[0]?.[2]).toBe('/dashboard/messages');
});

test('[HOME-7] a price that fell is told once, from the server or from what was saved', () => {
  const listing = madeListing({ id: HOME, title: 'Flat in Yaba', price: 4_500_000 });
  const saved = [
    { withdrawn: false, listing, before: { price: 5_000_000, status: 'Active' as const } },
  ];
  const home = `/property-detail/${HOME}`;
  expect(lines({ saved })).toEqual([['Price down 10 %, from ₦5,000,000', 'Flat in Yaba', home]]);
  // What was looked at is no news, though its owner writes something else since; a further fall is.
  const looked = (price: number) => ({
    saved,
    seenAt: new Map([[HOME, 0]]),
    seenPrices: new Map([[HOME, price]]),
  });
  expect(lines(looked(4_500_000))).toEqual([]);
  expect(lines(looked(4_800_000))).toHaveLength(1);
  const told = notification({
    type: 'PRICE_CHANGE',
    details: { oldPrice: 5_000_000, newPrice: 4_500_000 },
  });
  expect(lines({ saved, notifications: [told] })).toEqual([
    ['Down to ₦4,500,000, from ₦5,000,000', 'Flat in Yaba', home],
  ]);
  const risen = { ...told, details: { oldPrice: 4_000_000, newPrice: 4_500_000 } };
  expect(lines({ notifications: [risen] })).toEqual([]);
  const soldBefore = { price: 80_000_000, status: 'Active' as const, listingType: 'sale' as const };
  const toRent = { ...listing, listingType: 'rent' as const };
  expect(lines({ saved: [{ withdrawn: false, listing: toRent, before: soldBefore }] })).toEqual([]);
});

test('[HOME-7] what was looked at since is no news, nor a home that is gone', () => {
  const listing = madeListing({ id: HOME, price: 4_500_000 });
  const before = { price: 5_000_000, status: 'Active' as const };
  const seenAt = new Map([[HOME, Date.parse('2026-11-21T08:00:00.000Z')]]);
  const saved = [{ withdrawn: false, listing, before }];
  expect(lines({ saved, notifications: [notification({})], seenAt })).toEqual([]);
  expect(lines({ saved: [{ withdrawn: true, listing, before }] })).toEqual([]);
  expect(
    lines({ saved: [{ withdrawn: false, listing: { ...listing, status: 'Rented' }, before }] }),
  ).toEqual([]);
});

test('[HOME-7] a find leads to its home, several to their list', () => {
  const one = notification({ details: { alertName: 'Yaba Rentals' } });
  expect(lines({ notifications: [one] })).toEqual([
    ['New home for your alert', 'Flat in Yaba', `/property-detail/${HOME}`],
  ]);
  expect(lines({ notifications: [one, notification({ details: one.details })] })).toEqual([
    ['2 new homes for your alerts', 'Yaba Rentals', '/customer-dashboard?tab=notifications'],
  ]);
});

test('[HOME-7] a visit is told once, as it stands: not at the time it was moved from, nor as asked for once it is answered', () => {
  const visit = (requestDate: string, status: Known['visits'][number]['status']) => ({
    propertyId: HOME,
    requestDate,
    requestTime: '10:00',
    status,
  });
  const told = (type: Notification['type'], date: string) =>
    notification({ type, details: { date, time: '10:00' } });
  const words = (visits: Known['visits'], ...notifications: Notification[]) =>
    lines({ visits, notifications }).map(([one]) => one);
  const yes = told('INSPECTION_CONFIRMED', '2026-11-21');
  const moved = told('INSPECTION_CONFIRMED', '2026-12-01');
  expect(words([visit('2026-12-01', 'Rescheduled')], moved, yes)).toEqual([
    'Your visit: Tue 1 Dec, 10:00',
  ]);
  expect(words([visit('2026-12-01', 'Declined')], moved)).toEqual([]);
  // Another visit of the same home is told by itself.
  expect(
    words([visit('2026-12-01', 'Confirmed'), visit('2026-11-21', 'Confirmed')], moved, yes),
  ).toEqual(['Your visit: Tue 1 Dec, 10:00', 'Your visit: Tomorrow, 10:00']);
  const asked = told('INSPECTION_ASKED', '2026-11-21');
  expect(words([visit('2026-11-21', 'Pending')], asked)).toEqual([
    'A visit is asked for: Tomorrow, 10:00',
  ]);
  expect(words([visit('2026-11-21', 'Confirmed')], asked)).toEqual([]);
  // What is not on this device is told as it was heard.
  expect(words([], yes)).toEqual(['Your visit: Tomorrow, 10:00']);
});

test('[HOME-7] a saved search says how many homes are new, and leads to them; people come first', () => {
  const alert = {
    id: OTHER,
    name: 'Flats in Yaba',
    criteria: { listingType: 'rent', location: 'Yaba' },
  };
  const said = lines({
    messages: [message()],
    notifications: [
      notification({
        type: 'INSPECTION_CONFIRMED',
        details: { date: '2026-11-21', time: '10:00' },
      }),
      notification({
        type: 'INSPECTION_CANCELLED',
        details: { date: '2026-11-29', time: '15:00' },
      }),
      notification({ type: 'INSPECTION_DECLINED' }),
    ],
    searches: [
      { alert, fresh: 3 },
      { alert, fresh: 0 },
    ],
  });
  expect(said.map(([words]) => words)).toEqual([
    'Ada Obi wrote to you',
    'Your visit: Tomorrow, 10:00',
    'Visit called off: Sun 29 Nov, 15:00',
    'Declined: see when',
    '3 new homes',
  ]);
  expect(said.at(-1)?.[1]).toBe('Flats in Yaba');
  expect(said.at(-1)?.[2]).toMatch(/^\/search-results\?.*location=Yaba/);
});
