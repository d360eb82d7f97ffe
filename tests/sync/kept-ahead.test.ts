import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApiClient } from '../../src/api/api-client';
import { ANONYMOUS, AppDatabase } from '../../src/db/app-database';
import { readSnapshot } from '../../src/db/repositories/account/snapshot-repository';
import { storePreference } from '../../src/db/repositories/account/preference-repository';
import { addRecentSearch } from '../../src/db/repositories/search/recent-search-repository';
import { readResults } from '../../src/db/repositories/search/search-repository';
import { keepNewestHomes } from '../../src/sync/refresh/keep-newest-homes';
import { injectFetch } from '../support/inject-fetch';
import { madeCaches } from '../support/made-caches';
import { publishProperty } from '../support/publish-property';
import { putPhoto } from '../support/put-photo';
import { sharedApp } from '../support/shared-app';

let database: AppDatabase;
const asked: string[] = [];
const never = () => false;
let online = true;
const api = () => {
  const reach = injectFetch(t.app);
  return createApiClient({
    fetch: (input, init) => {
      asked.push(input instanceof Request ? input.url : input.toString());
      return online ? reach(input, init) : Promise.reject(new TypeError('Failed to fetch'));
    },
    baseUrl: '',
  });
};

const t = sharedApp();
beforeAll(async () => {
  const agent = await t.account('agent');
  await publishProperty(t, agent, { title: 'Flat to rent', address: 'Yaba, Lagos' });
  await publishProperty(t, agent, {
    title: 'House to buy',
    address: 'Ikeja, Lagos',
    listingType: 'sale',
  });
  await publishProperty(t, agent, { title: 'Flat in Kano', address: 'Nassarawa, Kano' });
  database = new AppDatabase(ANONYMOUS);
});
afterAll(() => database.delete());

const found = async (query: string) => (await readResults(query, database)).ids.length;

test('[PWA-2] before the first search a phone holds homes to buy and to rent of the nearest state', async () => {
  online = false;
  await expect(keepNewestHomes(database, api(), 'Africa/Lagos', never)).rejects.toThrow();
  expect(await readSnapshot('kept-ahead', database)).toBeUndefined();
  online = true;
  await keepNewestHomes(database, api(), 'Africa/Lagos', never);
  expect((await readSnapshot('kept-ahead', database))?.value).toEqual({
    place: 'Lagos',
    homes: 2,
    photoBytes: 0,
  });
  expect(await found('listingType=rent&location=Yaba')).toBe(1);
  expect(await found('listingType=sale&location=Lagos')).toBe(1);
  expect(await found('listingType=rent&location=Kano')).toBe(0);
});

test('once a day, and of the place and the offer searched last', async () => {
  asked.length = 0;
  await keepNewestHomes(database, api(), 'Africa/Lagos', never);
  expect(asked).toEqual([]);
  await addRecentSearch('Kano', database);
  await storePreference('currentSearch', 'listingType=rent&location=Kano', database);
  await database.snapshots.update('kept-ahead', { fetchedAt: Date.now() - 86_400_001 });
  await keepNewestHomes(database, api(), 'Africa/Lagos', never);
  expect(asked.map((url) => url.split('?')[1])).toEqual([
    'listingType=rent&limit=60&location=Kano',
  ]);
  expect(await found('listingType=rent&location=Kano')).toBe(1);
});

test('abroad it is homes of the whole country', async () => {
  await database.snapshots.clear();
  await database.recentSearches.clear();
  await database.preferences.clear();
  await keepNewestHomes(database, api(), 'Europe/London', never);
  expect((await readSnapshot('kept-ahead', database))?.value).toMatchObject({
    place: '',
    homes: 3,
  });
});

test('a phone that is full does not fetch them again at every round', async () => {
  const full = () => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  };
  const phone = new AppDatabase(crypto.randomUUID());
  phone.listings.hook('creating', full);
  asked.length = 0;
  await keepNewestHomes(phone, api(), 'Africa/Lagos', never);
  expect((await readSnapshot('kept-ahead', phone))?.value).toMatchObject({ homes: 0 });
  // Nor where there is no room for a note of it either.
  await phone.snapshots.clear();
  await keepNewestHomes(phone, api(), 'Africa/Lagos', never);
  expect(asked).toHaveLength(2);
  await phone.delete();
});

test('a photo fetched ahead is kept once, and not by the worker as well', async () => {
  await database.snapshots.clear();
  const agent = await t.account('agent');
  const id = await publishProperty(t, agent, { address: 'Surulere, Lagos' });
  await t.send(await putPhoto(id, agent));
  const photos = madeCaches();
  vi.stubGlobal('caches', photos);
  const elsewhere: boolean[] = [];
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    elsewhere.push(new Headers(init?.headers).has('x-kept-elsewhere'));
    return new Response('a photo');
  });
  await keepNewestHomes(database, api(), 'Africa/Lagos', never);
  expect(elsewhere).toEqual([true]);
  expect(photos.paths('gida-ahead-photos')).toHaveLength(1);
});
