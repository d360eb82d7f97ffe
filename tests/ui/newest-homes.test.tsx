import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { HomePage } from '../../src/contract/listing/home-page';
import { storeHomePage } from '../../src/db/repositories/search/home-page-repository';
import { answering } from '../support/answering';
import { madeListing } from '../support/made-listing';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';
import { wholeText } from '../support/whole-text';

const region = (name: string) => screen.findByRole('region', { name });
const flat = madeListing({ title: 'Flat in Yaba', listingType: 'rent', price: 2_800_000 });
const house = madeListing({ title: 'House in Lekki', listingType: 'sale', price: 65_000_000 });
const PAGE: HomePage = {
  location: '',
  newest: [
    { listingType: 'rent', total: 1204, totalIsCapped: true, properties: [flat] },
    { listingType: 'sale', total: 1, totalIsCapped: false, properties: [house] },
  ],
  places: [
    {
      location: 'Lekki',
      offers: [
        { listingType: 'rent', total: 12, totalIsCapped: false },
        { listingType: 'sale', total: 1, totalIsCapped: false },
      ],
    },
  ],
};
const serving = (page: HomePage, asked: string[] = []): typeof fetch => {
  const answer = answering({ 'GET /api/home-page': { body: page } });
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes('home-page')) asked.push(address.replace(/.*home-page/, ''));
    return answer(input, init);
  };
};

test('[HOME-8] a first visit sees the newest homes, and what popular places have', async () => {
  const { person, address } = await renderScreen('/', { network: serving(PAGE) });
  const rent = within(await region('New to rent'));
  expect(rent.getByText('₦2,800,000')).toBeTruthy();
  expect(rent.getByText('per year')).toBeTruthy();
  const home = rent.getByRole('link', { name: 'Flat in Yaba' });
  expect(home.getAttribute('href')).toBe(`/property-detail/${flat.id}`);
  const sale = within(await region('New for sale'));
  expect(sale.getByRole('link', { name: 'House in Lekki' })).toBeTruthy();
  const places = within(await region('Popular places'));
  expect(places.getByRole('link', { name: '1 for sale in Lekki' })).toBeTruthy();
  await person.click(places.getByRole('link', { name: '12 to rent in Lekki' }));
  expect(address()).toBe('/search-results?listingType=rent&location=Lekki');
});

test('[HOME-8] the rest is one tap away', async () => {
  const { person, address } = await renderScreen('/', { network: serving(PAGE) });
  await person.click(await screen.findByRole('link', { name: 'All 1,204+ homes to rent' }));
  expect(address()).toBe('/search-results?listingType=rent');
});

test('[HOME-8] who searched somewhere sees the newest there, and pays once for it', async () => {
  const phone = phoneOf(null);
  await phone.recentSearches.put({ key: 'yaba', location: 'Yaba', at: 1 });
  await storeHomePage(PAGE, { asked: '', at: Date.now() }, phone);
  const asked: string[] = [];
  const there: HomePage = { location: 'Yaba', newest: PAGE.newest.slice(0, 1), places: [] };
  await renderScreen('/', { network: serving(there, asked) });
  expect(await region('New to rent in Yaba')).toBeTruthy();
  expect(asked).toEqual(['?location=Yaba']);
  cleanup();
  await renderScreen('/', { network: serving(PAGE, asked) });
  expect(await region('New to rent in Yaba')).toBeTruthy();
  expect(asked).toEqual(['?location=Yaba']);
});

test('[HOME-8] without a network the phone shows what it was told last, without agents one blocked', async () => {
  const as = madePerson('seeker');
  const phone = phoneOf(as);
  await storeHomePage(PAGE, { asked: '', at: Date.now() }, phone);
  await phone.snapshots.update('home-page', { fetchedAt: Date.now() - 3.5 * 3_600_000 });
  await phone.blocks.put({ id: house.agent.id, name: 'Them', blockedAt: '2026-05-01T08:00:00Z' });
  await renderScreen('/', { as });
  expect(within(await region('New to rent')).getByText('Flat in Yaba')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('House in Lekki')).toBeNull());
  expect(screen.queryByRole('region', { name: 'New for sale' })).toBeNull();
  expect(
    await screen.findByText(
      wholeText(/^These homes and counts were fetched 3 hours ago\. Newer ones come/),
    ),
  ).toBeTruthy();
});

test('[HOME-8] [HIDE-1] counts are those of the lists that they lead to: without homes that one hid', async () => {
  const as = madePerson('seeker');
  const phone = phoneOf(as);
  const hidden = madeListing({ title: 'Flat in Lekki', listingType: 'rent' });
  const rent = PAGE.newest[0];
  const page = {
    ...PAGE,
    newest: [
      { ...PAGE.newest[1], properties: [house] },
      { ...rent, total: 52, totalIsCapped: false, properties: [hidden, flat] },
    ],
  } as HomePage;
  await storeHomePage(page, { asked: '', at: Date.now() }, phone);
  await phone.hiddenHomes.put({
    id: hidden.id,
    title: hidden.title,
    hiddenAt: '2026-05-01T08:00:00Z',
  });
  await renderScreen('/', { as });
  const places = within(await region('Popular places'));
  expect(await places.findByRole('link', { name: '11 to rent in Lekki' })).toBeTruthy();
  expect(places.getByRole('link', { name: '1 for sale in Lekki' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All 51 homes to rent' })).toBeTruthy();
  expect(screen.queryByText('Flat in Lekki')).toBeNull();
});

test('[HOME-8] where nothing is kept and no server answers, it says what will be there', async () => {
  await renderScreen('/');
  expect(
    await screen.findByText('The newest homes come here as soon as they can be fetched.'),
  ).toBeTruthy();
});
