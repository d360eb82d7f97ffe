import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, readToasts, showToast } from '../../src/components/delivery/toasts';
import { countOf } from '../../src/domain/format/count-of';
import { dataCost } from '../../src/domain/format/data-cost';
import { formatDate } from '../../src/domain/format/format-date';
import { formatNaira } from '../../src/domain/format/format-naira';
import { relativeTime } from '../../src/domain/format/relative-time';
import { shortNaira } from '../../src/domain/format/short-naira';
import { whenWords } from '../../src/domain/format/when-words';
import { nameOfPath, pathOfPage } from '../../src/domain/navigation/page-names';
import { isCommercial } from '../../src/domain/property/is-commercial';
import { OFFERS } from '../../src/domain/property/price/offers';
import { statusLook } from '../../src/domain/property/words/status-look';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
  vi.useRealTimers();
});

test.each([
  ['success', 2000],
  ['error', 4000],
  ['blank', 4000],
] as const)('[TOAST-1] %s disappears after %d ms', (kind, stays) => {
  showToast(kind, 'Done');
  vi.advanceTimersByTime(stays - 1);
  expect(readToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(readToasts()).toEqual([]);
});

test('[TOAST-1] loading stays until it is taken away, and twenty are kept', () => {
  const id = showToast('loading', 'Working');
  vi.advanceTimersByTime(3_600_000);
  expect(readToasts()).toMatchObject([{ kind: 'loading', text: 'Working' }]);
  dismissToast(id);
  expect(readToasts()).toEqual([]);
  for (let at = 1; at <= 25; at += 1) showToast('loading', String(at));
  expect(readToasts().map(({ text }) => text)).toEqual(
    Array.from({ length: 20 }, (_, at) => String(at + 6)),
  );
});

test('[FMT-1] a count and its noun agree', () => {
  expect([0, 1, 2, 1200].map((count) => countOf(count, 'view'))).toEqual([
    '0 views',
    '1 view',
    '2 views',
    '1,200 views',
  ]);
  expect(countOf(1, 'property', 'properties')).toBe('1 property');
  expect(countOf(7, 'property', 'properties')).toBe('7 properties');
});

test('[DASH-11] a time behind its verb is a phrase, and a month keeps its capital', () => {
  const now = new Date('2026-05-20T12:00:00Z');
  expect(whenWords('2026-05-20T11:59:30Z', now)).toBe('just now');
  expect(whenWords('2026-05-20T11:00:00Z', now)).toBe('1 hour ago');
  expect(whenWords('2026-05-03T12:00:00Z', now)).toBe('on 3 May');
});

test('[FMT-1] naira without decimals and grouped, days as dd/mm/yyyy in Nigeria', () => {
  expect(formatNaira(2_500_000)).toBe('₦2,500,000');
  expect(formatNaira(1999.5)).toBe('₦2,000');
  expect(formatDate('2026-03-09T23:30:00.000Z')).toBe('10/03/2026');
});

test.each([
  ['Commercial', 'Flat', true],
  ['Residential', 'Office Space', true],
  ['Residential', 'Retail Space', true],
  ['Residential', 'Commercial Land', true],
  ['Residential', 'Industrial', true],
  ['Residential', 'Warehouse', true],
  ['Residential', 'Coworking Space', true],
  ['Residential', 'Detached', false],
])('[FMT-1] %s %s is commercial: %s', (propertyCategory, type, commercial) => {
  expect(isCommercial({ propertyCategory, type })).toBe(commercial);
});

test('[FMT-1] sale is for sale and anything else for rent; a status is Active in green, else grey', () => {
  expect(OFFERS.sale.label).toBe('For Sale');
  expect(OFFERS.rent.label).toBe('For Rent');
  expect(OFFERS.shortlet.label).toBe('Short Let');
  expect(OFFERS.lease.label).toBe('For Lease');
  expect(statusLook(undefined)).toEqual({ label: 'Active', tone: 'good' });
  expect(statusLook('active')).toEqual({ label: 'active', tone: 'good' });
  expect(statusLook('Draft')).toEqual({ label: 'Draft', tone: 'plain' });
});

test.each([
  [59_000, 'Just now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [23 * 3_600_000, '23 hours ago'],
  [6 * 86_400_000, '6 days ago'],
  [7 * 86_400_000, '23 Jun'],
  [365 * 86_400_000, '30 Jun 2025'],
])('[DASH-11] %d ms ago reads %s', (age, text) => {
  const now = new Date('2026-06-30T12:00:00.000Z');
  expect(relativeTime(new Date(now.getTime() - age), now)).toBe(text);
});

test('[DASH-11] a day is Nigeria’s, wherever the phone is', () => {
  const zone = process.env.TZ;
  process.env.TZ = 'America/New_York';
  const now = new Date('2026-11-29T12:00:00Z');
  expect(relativeTime('2025-12-31T23:30:00Z', now)).toBe('1 Jan');
  expect(relativeTime('2025-12-31T22:30:00Z', now)).toBe('31 Dec 2025');
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test('prices short enough for a pin', () => {
  expect([950_000, 999_999, 2_450_000, 250_000_000, 1_500_000_000, 500].map(shortNaira)).toEqual([
    '₦950k',
    '₦1m',
    '₦2.5m',
    '₦250m',
    '₦1.5bn',
    '₦500',
  ]);
});

test('data costs kobo while it is little', () => {
  expect(dataCost(800_000, 500)).toBe('₦0.40');
  expect(dataCost(1_500_000_000, 1000)).toBe('₦1,500');
  expect(dataCost(4000, 500)).toBe('₦0.01');
  expect(dataCost(0, 500)).toBe('₦0.00');
});

test.each([
  ['home', '/'],
  ['login', '/login'],
  ['search', '/search-results'],
  ['property-detail/a1-b2', '/property-detail/a1-b2'],
  ['signup', '/signup'],
  ['pricing', '/pricing'],
  ['blog-post-7', '/blog-post-7'],
  ['buyer-signup', '/buyer-signup'],
])('[NAV-2] the page named %s is at %s', (name, path) => {
  expect(pathOfPage(name)).toBe(path);
  expect(nameOfPath(path)).toBe(name);
});

test.each(['', 'constructor', 'property-detail/', 'property-detail/../x', '//evil.example'])(
  '[NAV-2] %j names no page',
  (name) => expect(pathOfPage(name)).toBeNull(),
);
