import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { applyReturnMark } from '../../src/platform/return-mark';
import { storeResults } from '../../src/db/repositories/search/search-repository';
import { searchFromParams } from '../../src/domain/search/search-state';
import { searchToQuery } from '../../src/domain/search/search-to-query';
import { madeListing } from '../support/made-listing';
import { madeMessage } from '../support/made-message';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';

const RENT = 'listingType=rent&location=Lekki&bedroomsMin=2&bedroomsMax=2';
const region = (name: string) => screen.findByRole('region', { name });
const mark = () => document.documentElement.dataset.returns;

const savedSearch = () =>
  ({
    id: crypto.randomUUID(),
    version: 1,
    name: 'Rent in Lekki',
    criteria: { listingType: 'rent', location: 'Lekki' },
    active: false,
    frequency: 'DAILY',
    email: '',
    includeSimilar: false,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
  }) as never;

beforeEach(() => {
  localStorage.clear();
  applyReturnMark();
});

test('[HOME-7] a first visit is welcomed back to nothing', async () => {
  await renderScreen('/');
  await screen.findByRole('region', { name: 'Helpful Tools' });
  expect(screen.queryByRole('region', { name: 'Welcome back' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Recently seen' })).toBeNull();
  expect(mark()).toBe('');
});

test('[HOME-7] whoever comes back finds the last search one tap away, and its room is held from then on', async () => {
  await phoneOf(null).preferences.put({ key: 'currentSearch', value: RENT });
  const { person, address } = await renderScreen('/');
  const link = await within(await region('Welcome back')).findByRole('link');
  expect(link.textContent).toBe('Properties To Rent in Lekki Search again · 2 beds');
  await waitFor(() => expect(mark()).toBe('news'));
  expect(localStorage.getItem('return-mark')).toBe('news');
  await person.click(link);
  expect(address()).toMatch(/^\/search-results\?listingType=rent&location=Lekki/);
});

test('[HOME-7] on a second phone an unread answer is found by whoever logs in', async () => {
  const as = madePerson('seeker');
  await phoneOf(as).messages.put(madeMessage(as));
  await renderScreen('/', { as });
  expect((await region('Welcome back')).textContent).toContain('Harmattan Homes wrote');
});

test('[HOME-7] what was fetched beside a look at a saved search is still new', async () => {
  const as = madePerson('seeker');
  const phone = phoneOf(as);
  const listing = madeListing({
    title: 'New in Lekki',
    listingType: 'rent',
    publishedAt: '2026-11-22T08:00:00.000Z',
  });
  await phone.alerts.put(savedSearch());
  const wanted = new URLSearchParams('listingType=rent&location=Lekki');
  const key = searchToQuery(searchFromParams(wanted)).toString();
  const page = { properties: [], total: 0, totalIsCapped: false, nextCursor: null };
  await storeResults(key, page, true, phone);
  await phone.searches.update(key, { fetchedAt: 1, lookedAt: 1 });
  await storeResults(key, { ...page, properties: [listing], total: 1 }, true, phone, false);
  await renderScreen('/', { as });
  expect((await region('Welcome back')).textContent).toContain('1 new home');
  await storeResults(key, { ...page, properties: [listing], total: 1 }, true, phone);
  await phone.preferences.put({ key: 'currentSearch', value: RENT });
  await renderScreen('/', { as });
  await within(await region('Welcome back')).findByRole('link', { name: /Search again/ });
  expect(screen.queryByText(/1 new home/)).toBeNull();
});

test('[HOME-7] who looked at the kept results without a network has seen what is in them', async () => {
  const as = madePerson('seeker');
  const phone = phoneOf(as);
  const listing = madeListing({
    title: 'New in Lekki',
    listingType: 'rent',
    publishedAt: '2026-11-22T08:00:00.000Z',
  });
  await phone.alerts.put(savedSearch());
  const wanted = new URLSearchParams('listingType=rent&location=Lekki');
  const key = searchToQuery(searchFromParams(wanted)).toString();
  const page = { properties: [listing], total: 1, totalIsCapped: false, nextCursor: null };
  await storeResults(key, page, true, phone, false);
  await phone.searches.update(key, { lookedAt: 1 });
  await renderScreen('/', { as });
  expect((await region('Welcome back')).textContent).toContain('1 new home');
  await renderScreen(`/search-results?${wanted}`, { as });
  await screen.findByText('New in Lekki');
  await waitFor(async () => expect((await phone.searches.get(key))?.lookedAt).toBeGreaterThan(1));
  await phone.preferences.put({ key: 'currentSearch', value: RENT });
  await renderScreen('/', { as });
  await within(await region('Welcome back')).findByRole('link', { name: /Search again/ });
  expect(screen.queryByText(/1 new home/)).toBeNull();
});

test('[HOME-7] what changed stands beside it, from this device alone', async () => {
  const as = madePerson('seeker');
  const phone = phoneOf(as);
  const listing = madeListing({ title: 'Flat in Yaba', price: 4_000_000 });
  await phone.savedProperties.put({
    id: listing.id,
    savedAt: 1,
    listing,
    withdrawn: false,
    onServer: true,
    before: { price: 5_000_000, status: 'Active' },
  });
  const fresh = madeListing({
    title: 'New in Lekki',
    listingType: 'rent',
    publishedAt: '2026-11-22T08:00:00.000Z',
  });
  await phone.listings.put({ ...fresh, fetchedAt: 1 });
  await phone.alerts.put(savedSearch());
  await renderScreen('/', { as });
  const news = within(await region('Welcome back'));
  const drop = await news.findByRole('link', { name: /Price down 20 %/ });
  expect(drop.getAttribute('href')).toBe(`/property-detail/${listing.id}`);
  const search = await news.findByRole('link', { name: /1 new home/ });
  expect(search.textContent).toContain('Rent in Lekki');
});

test('[SEEN-2] the homes seen stand on the home page, and are cleared there', async () => {
  const listing = madeListing({ title: 'Flat in Yaba' });
  const phone = phoneOf(null);
  await phone.listings.put({ ...listing, fetchedAt: 1 });
  await phone.seenHomes.put({ id: listing.id, at: 1 });
  const { person } = await renderScreen('/');
  const seen = within(await region('Recently seen'));
  expect(seen.getByRole('link', { name: 'Flat in Yaba' }).getAttribute('href')).toBe(
    `/property-detail/${listing.id}`,
  );
  expect(seen.getByText('₦5,000,000')).toBeTruthy();
  await waitFor(() => expect(mark()).toBe('seen'));
  await person.click(seen.getByRole('button', { name: 'Clear recently seen' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Recently seen' })).toBeNull());
  await waitFor(() => expect(mark()).toBe(''));
  expect(await phone.seenHomes.count()).toBe(0);
});

test('[SEEN-2] they stand in the account of who searches too', async () => {
  const as = madePerson('seeker');
  const listing = madeListing({ title: 'Flat in Yaba' });
  const phone = phoneOf(as);
  await phone.listings.put({ ...listing, fetchedAt: 1 });
  await phone.seenHomes.put({ id: listing.id, at: 1 });
  await renderScreen('/customer-dashboard', { as });
  expect(
    within(await region('Recently seen')).getByRole('link', { name: 'Flat in Yaba' }),
  ).toBeTruthy();
});

test('[HOME-7] opening a home holds room for it on the home page', async () => {
  const listing = madeListing();
  await phoneOf(null).listings.put({ ...listing, fetchedAt: Date.now() });
  await renderScreen(`/property-detail/${listing.id}`);
  await waitFor(() => expect(mark()).toBe('seen'));
});

test('[HOME-7] [SAFE-5] nobody who was blocked writes there, and no home that was hidden is new', async () => {
  const as = madePerson('seeker');
  const letter = madeMessage(as);
  const phone = phoneOf(as);
  const found = (propertyId: string, propertyTitle: string) => ({
    id: `match-${propertyId}`,
    type: 'NEW_PROPERTY_MATCH' as const,
    propertyId,
    propertyTitle,
    message: 'A new home matches your alert "Lekki".',
    details: { alertName: 'Lekki' },
    read: false,
    createdAt: '2026-11-20T08:00:00.000Z',
    local: true,
  });
  await phone.messages.put(letter);
  await phone.notifications.bulkPut([found('hidden', 'Hidden home'), found('other', 'Other home')]);
  await phone.blocks.put({ ...letter.sender, blockedAt: '2026-11-20T08:00:00.000Z' });
  await phone.hiddenHomes.put({ id: 'hidden', hiddenAt: '2026-11-20T08:00:00.000Z' } as never);
  await renderScreen('/', { as });
  const back = await region('Welcome back');
  expect(back.textContent).toContain('Other home');
  expect(back.textContent).not.toContain('Hidden home');
  expect(back.textContent).not.toContain(letter.sender.name);
});
