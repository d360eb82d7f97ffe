import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeHomePage } from '../../src/db/repositories/search/home-page-repository';
import { listNearby } from '../../src/db/repositories/search/nearby-repository';
import { storeResults } from '../../src/db/repositories/search/search-repository';
import { listSeenHomes, noteSeen } from '../../src/db/repositories/seen/seen-repository';
import { madeListing } from '../support/made-listing';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';

const KEY = 'listingType=rent&location=Lekki';
const dear = madeListing({ title: 'Flat too dear', listingType: 'rent' });
const fine = madeListing({ title: 'Flat to see', listingType: 'rent' });
const RESULTS = { properties: [dear, fine], total: 2, totalIsCapped: false, nextCursor: null };
const card = (name: string) => screen.findByRole('article', { name });
const cards = () => screen.queryAllByRole('article').map((one) => one.getAttribute('aria-label'));

test('[HIDE-1] a result is hidden by one tap, taken back by another, and shown among the others when asked for', async () => {
  const as = madePerson('seeker');
  const phone = phoneOf(as);
  await storeResults(KEY, RESULTS, true, phone);
  const { person } = await renderScreen(`/search-results?${KEY}`, { as });
  const hide = async (name: string) =>
    person.click(within(await card(name)).getByRole('button', { name: `Hide ${name}` }));
  await hide('Flat too dear');
  await waitFor(() => expect(cards()).toEqual(['Flat to see']));
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(cards()).toEqual(['Flat too dear', 'Flat to see']));
  expect(await phone.outbox.count()).toBe(0);

  await hide('Flat too dear');
  expect(await screen.findByText('1 home that you hid is hidden')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('1 home that you hid is shown')).toBeTruthy();
  const shown = within(await card('Flat too dear'));
  await person.click(shown.getByRole('button', { name: 'Show Flat too dear again' }));
  await waitFor(() => expect(screen.queryByText(/that you hid/)).toBeNull());
  expect(cards()).toEqual(['Flat too dear', 'Flat to see']);
});

test('[HIDE-1] a home’s own page hides it, and the account lists it with the way back', async () => {
  const as = madePerson('seeker');
  const phone = phoneOf(as);
  await phone.listings.put({ ...dear, fetchedAt: 1 });
  const { person } = await renderScreen(`/property-detail/${dear.id}`, { as });
  await person.click(await screen.findByRole('button', { name: 'Hide Flat too dear' }));
  expect(await screen.findByRole('button', { name: 'Show Flat too dear again' })).toBeTruthy();
  const rows = await phone.outbox.where('kind').equals('home.hide').toArray();
  expect(rows.map(({ entityId }) => entityId)).toEqual([dear.id]);

  await renderScreen('/customer-dashboard?tab=settings', { as });
  const list = within(await screen.findByRole('region', { name: 'Homes you hid' }));
  expect(list.getByText('Saved on this device')).toBeTruthy();
  await person.click(list.getByRole('button', { name: 'Show Flat too dear again' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Homes you hid' })).toBeNull());
  expect(await phone.hiddenHomes.count()).toBe(0);
});

test('[HIDE-1] one’s own among the results is neither hidden nor saved', async () => {
  const as = madePerson('agent');
  const own = madeListing({ title: 'Flat of mine', agent: { ...fine.agent, id: as.id } });
  await storeResults(KEY, { ...RESULTS, properties: [own, fine] }, true, phoneOf(as));
  await renderScreen(`/search-results?${KEY}`, { as });
  const corner = async (name: string) =>
    within(await card(name))
      .queryAllByRole('button', { name: /^(Hide|Save) / })
      .map((button) => button.getAttribute('aria-label'));
  expect(await corner('Flat to see')).toEqual(['Hide Flat to see', 'Save Flat to see']);
  expect(await corner('Flat of mine')).toEqual([]);
});

test('[HIDE-1] results that are all hidden say so, with the way to see them', async () => {
  const phone = phoneOf(null);
  await storeResults(KEY, RESULTS, true, phone);
  for (const { id, title } of [dear, fine])
    await phone.hiddenHomes.put({ id, title, hiddenAt: '2026-05-01T08:00:00Z' });
  const { person } = await renderScreen(`/search-results?${KEY}`);
  await screen.findByRole('heading', { name: 'You hid all of these homes' });
  await person.click(screen.getByRole('button', { name: 'Show them' }));
  await waitFor(() => expect(cards()).toEqual(['Flat too dear', 'Flat to see']));
  expect(screen.getByText('2 homes that you hid are shown')).toBeTruthy();

  await storeResults(KEY, { ...RESULTS, total: 40, nextCursor: 'more' }, true, phone);
  await renderScreen(`/search-results?${KEY}`);
  await screen.findByRole('heading', { name: 'You hid all of the first 2 homes' });
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();

  await phone.hiddenHomes.clear();
  for (const { agent } of [dear, fine])
    await phone.blocks.put({
      id: agent.id,
      name: agent.company,
      blockedAt: '2026-05-01T08:00:00Z',
    });
  await renderScreen(`/search-results?${KEY}`);
  await screen.findByRole('heading', {
    name: 'You blocked the agents of all of the first 2 homes',
  });
});

test('[HIDE-1] it is not among the homes near another, nor among those seen before', async () => {
  const phone = phoneOf(null);
  const location = { lat: 6.44, lng: 3.47 };
  for (const home of [dear, fine]) {
    await phone.listings.put({ ...home, location, fetchedAt: Date.now() });
    await noteSeen({ id: home.id }, phone);
  }
  const near = madeListing({ title: 'Near both', listingType: 'rent', location });
  const found = async () =>
    (await listNearby(near, '', phone)).map(({ title }) => title).toSorted();
  const seen = async () => (await listSeenHomes(9, phone)).map(({ title }) => title);
  expect(await found()).toEqual(['Flat to see', 'Flat too dear']);
  expect(await seen()).toEqual(['Flat to see', 'Flat too dear']);
  await phone.hiddenHomes.put({ id: dear.id, title: dear.title, hiddenAt: '2026-05-01T08:00:00Z' });
  expect(await found()).toEqual(['Flat to see']);
  expect(await seen()).toEqual(['Flat to see']);
});

test('[HIDE-1] the home page does without it', async () => {
  const phone = phoneOf(null);
  const rail = { listingType: 'rent', total: 2, totalIsCapped: false } as const;
  const newest = [{ ...rail, properties: [dear, fine] }];
  await storeHomePage({ location: '', newest, places: [] }, { asked: '', at: Date.now() }, phone);
  await phone.hiddenHomes.put({ id: dear.id, title: dear.title, hiddenAt: '2026-05-01T08:00:00Z' });
  await renderScreen('/');
  const shown = within(await screen.findByRole('region', { name: 'New to rent' }));
  expect(shown.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All 1 home to rent',
    'Flat to see',
  ]);
});
