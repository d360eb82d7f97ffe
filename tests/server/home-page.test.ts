import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publishProperty } from '../support/publish-property';
import { sharedAccount, sharedApp } from '../support/shared-app';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
const t = sharedApp();
const agent = sharedAccount(t, 'agent');
afterAll(() => {
  vi.useRealTimers();
});

const asked = (location?: string) =>
  location === undefined
    ? t.call('GET /api/home-page')
    : t.call(`GET /api/home-page?location=${location}`);
/** The titles of each rail, in its order. */
const titles = (page: Awaited<ReturnType<typeof asked>>) =>
  Object.fromEntries(
    page.newest.map(({ listingType, properties }) => [
      listingType,
      properties.map(({ title }) => title),
    ]),
  );
const publish = (title: string, listingType: 'sale' | 'rent' | 'shortlet', address: string) =>
  publishProperty(t, agent, { title, listingType, address });

test('[HOME-8] without a home there is none to show', async () => {
  expect(await asked()).toEqual({ location: '', newest: [], places: [] });
});

test('[HOME-8] the newest homes to rent and for sale come first, eight of each, and what popular places have', async () => {
  for (let count = 1; count <= 9; count += 1)
    await publish(`Flat ${count}`, 'rent', `${count} Herbert Macaulay Way, Yaba, Lagos`);
  await publish('House in Wuse', 'sale', '5 Aminu Kano Crescent, Wuse, Abuja');
  await publish('Night in Lekki', 'shortlet', '1 Admiralty Way, Lekki, Lagos');
  await t.database.query(`UPDATE properties SET status = 'Draft' WHERE title = 'Flat 9'`);
  // Places are counted once a minute.
  expect((await asked()).places).toEqual([]);
  vi.setSystemTime(Date.now() + 61_000);
  const page = await asked();
  expect(titles(page)).toEqual({
    rent: [8, 7, 6, 5, 4, 3, 2, 1].map((count) => `Flat ${count}`),
    sale: ['House in Wuse'],
  });
  expect(page.newest.map(({ total, totalIsCapped }) => [total, totalIsCapped])).toEqual([
    [8, false],
    [1, false],
  ]);
  expect(page.places).toEqual([
    { location: 'Yaba', offers: [{ listingType: 'rent', total: 8, totalIsCapped: false }] },
  ]);
  // What the count leads to is a search that finds so many.
  const search = await t.call('GET /api/properties?listingType=rent&location=Yaba');
  expect(search.total).toBe(8);
});

test('[HOME-8] near a place they are of that place, and of all Nigeria where it has none', async () => {
  const inWuse = await asked('wuse');
  expect(inWuse.location).toBe('wuse');
  expect(titles(inWuse)).toEqual({ sale: ['House in Wuse'] });
  const nowhere = await asked('Ekosodin');
  expect(nowhere.location).toBe('');
  expect(Object.keys(titles(nowhere))).toEqual(['rent', 'sale']);
});
