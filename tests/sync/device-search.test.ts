import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Listing } from '../../src/contract/listing/property';
import type { SearchAlert } from '../../src/contract/search/search-alert';
import { applySaved } from '../../src/sync/engine/apply/apply-saved';
import {
  listAlertMatches,
  readAlertResults,
} from '../../src/db/repositories/alerts/alert-repository';
import { AppDatabase } from '../../src/db/app-database';
import { noteAlertMatches } from '../../src/db/repositories/alerts/alert-match-repository';
import {
  readListing,
  readResults,
  storeListing,
  storeResults,
} from '../../src/db/repositories/search/search-repository';
import { madeListing } from '../support/made-listing';
import { madeMyProperty } from '../support/made-my-property';

let database: AppDatabase;
beforeEach(() => {
  database = new AppDatabase(crypto.randomUUID());
});
afterEach(async () => {
  vi.useRealTimers();
  await database.delete();
});

const found = async () => (await readResults('listingType=rent', database)).ids;
const rent = (part: Partial<Listing> = {}) => madeListing({ listingType: 'rent', ...part });

test('[RES-11] a search on the device follows what is fetched, changed, and let go', async () => {
  const [a, b] = [rent(), rent({ price: 1 })];
  await storeListing(a, database);
  expect(await found()).toEqual([a.id]);
  await storeListing(b, database);
  await storeListing({ ...a, listingType: 'sale' }, database);
  expect(await found()).toEqual([b.id]);
  await database.listings.delete(b.id);
  expect(await found()).toEqual([]);
});

test('what another tab wrote with an earlier moment, or a clock that was set back, hides nothing', async () => {
  const [first, late, later] = [rent(), rent(), rent()];
  await storeListing(first, database);
  expect(await found()).toEqual([first.id]);
  // Stamped before the search, committed after it.
  await database.listings.put({ ...late, fetchedAt: 1 });
  expect(new Set(await found())).toEqual(new Set([first.id, late.id]));
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  const page = { properties: [later], total: 1, totalIsCapped: false, nextCursor: null };
  await storeResults('listingType=rent&text=x', page, true, database);
  expect(new Set(await found())).toEqual(new Set([first.id, late.id, later.id]));
});

test('a first answer that comes in during the look at the phone is not searched for besides', async () => {
  const key = 'listingType=rent';
  const page = { properties: [rent()], total: 1, totalIsCapped: false, nextCursor: null };
  const [seen] = await Promise.all([
    readResults(key, database),
    storeResults(key, page, true, database),
  ]);
  expect(seen).toEqual({ ids: [], search: null, ofBlocked: [], hidden: [] });
});

test('a first page that comes anew, unchanged, leaves the pages behind it to another tab that reads them', async () => {
  const key = 'listingType=rent';
  const [a, b, c, d] = [rent(), rent(), rent(), rent()];
  const page = (properties: Listing[], nextCursor: string | null, total = 3) => ({
    properties,
    total,
    totalIsCapped: false,
    nextCursor,
  });
  await storeResults(key, page([a, b], 'two'), true, database);
  await storeResults(key, page([c], null), false, database);
  await storeResults(
    key,
    page([a, { ...b, price: 7, version: b.version + 1 }], 'two'),
    true,
    database,
  );
  const { ids, search } = await readResults(key, database);
  expect(ids).toEqual([a.id, b.id, c.id]);
  expect(search?.nextCursor).toBeNull();
  expect((await database.listings.get(b.id))?.price).toBe(7);
  // Another home at its head: what lies behind is asked for anew.
  await storeResults(key, page([d, a], 'two', 4), true, database);
  expect((await readResults(key, database)).ids).toEqual([d.id, a.id]);
  await storeResults(key, page([d, a], 'two', 5), true, database);
  expect((await readResults(key, database)).search?.total).toBe(5);
});

const ALERT: SearchAlert = {
  id: crypto.randomUUID(),
  version: 1,
  name: 'Lekki',
  criteria: { listingType: 'rent' },
  frequency: 'Daily',
  includeSimilar: false,
  active: true,
  lastSent: null,
  propertyMatches: 0,
  createdAt: '2026-06-01T00:00:00.000Z',
};

test('[SAFE-5] [HIDE-1] homes of blocked agents, hidden ones and one’s own are told of by no alert, listed nor counted', async () => {
  const publishedAt = '2026-06-02T00:00:00.000Z';
  const [wanted, hidden] = [rent({ publishedAt, title: 'Wanted' }), rent({ publishedAt })];
  const agent = { ...wanted.agent, id: crypto.randomUUID() };
  const blocked = rent({ publishedAt, agent });
  const own = rent({ publishedAt, agent: { ...agent, id: database.userId } });
  await database.alerts.put(ALERT);
  await database.hiddenHomes.put({ id: hidden.id, title: 'Hidden', hiddenAt: publishedAt });
  await database.blocks.put({ id: agent.id, name: 'Blocked', blockedAt: publishedAt });
  for (const home of [wanted, hidden, blocked, own]) await storeListing(home, database);
  await noteAlertMatches(database);
  const told = await database.notifications.toArray();
  expect(told.map(({ propertyTitle }) => propertyTitle)).toEqual(['Wanted']);
  const matches = await listAlertMatches(ALERT, 10, database);
  expect([new Set(matches.listings.map(({ id }) => id)), matches.total]).toEqual([
    new Set([wanted.id, own.id]),
    2,
  ]);
  const results = await readAlertResults(ALERT, 10, database);
  expect(results.total).toBe(2);
});

test('a saved home that was let or taken down is found by no search on the phone any more', async () => {
  const [let_, gone, there] = [rent(), rent(), rent()];
  for (const home of [let_, gone, there]) await storeListing(home, database);
  const savedAt = '2026-06-02T00:00:00.000Z';
  const rented = { ...let_, status: 'Rented' as const, version: 2 };
  await applySaved(database, { id: let_.id, savedAt, property: rented });
  await applySaved(database, { id: gone.id, savedAt, property: null });
  await applySaved(database, {
    id: there.id,
    savedAt,
    property: { ...there, price: 9, version: 2 },
  });
  expect(await found()).toEqual([there.id]);
  expect((await readListing(there.id, database))?.price).toBe(9);
  expect((await readListing(let_.id, database))?.status).toBe('Rented');
});

test('an alert tells of a new home once, and the first look at a place is no flood', async () => {
  await database.alerts.put(ALERT);
  const fresh = rent({ publishedAt: '2026-06-02T00:00:00.000Z', title: 'New' });
  await storeListing(rent(), database);
  await storeListing(fresh, database);
  await noteAlertMatches(database);
  await noteAlertMatches(database);
  await storeListing({ ...fresh, price: 2 }, database);
  await noteAlertMatches(database);
  const told = await database.notifications.toArray();
  expect(told.map(({ propertyTitle, local }) => [propertyTitle, local])).toEqual([['New', true]]);
});

test('a draft of one’s own is found by no search on the phone, nor one that was taken down since it was found', async () => {
  const [draft, there] = [rent({ status: 'Draft' }), rent()];
  for (const home of [draft, there]) await storeListing(home, database);
  expect(await found()).toEqual([there.id]);
  await storeListing({ ...draft, status: 'Active', version: 2 }, database);
  expect(new Set(await found())).toEqual(new Set([there.id, draft.id]));
  const page = {
    properties: [draft, there],
    total: 2,
    totalIsCapped: false,
    nextCursor: null,
  };
  await storeResults('listingType=rent', page, true, database);
  const { id } = draft;
  await database.myProperties.put({ ...madeMyProperty('Mine'), id, status: 'Draft' });
  expect(await found()).toEqual([there.id]);
});
