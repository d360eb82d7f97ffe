import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import Dexie from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Listing } from '../../src/contract/listing/property';
import { AppDatabase } from '../../src/db/app-database';
import { databaseHealth } from '../../src/db/database-health';
import { isFull } from '../../src/db/room/is-full';
import { PhoneFullError } from '../../src/db/room/phone-full-error';
import {
  listListings,
  readListing,
  readResults,
  storeListing,
  storeResults,
} from '../../src/db/repositories/search/search-repository';
import { write } from '../../src/db/write';
import { isStorageFailure } from '../../src/sync/engine/storage-failure';
import { withRoom } from '../../src/sync/engine/with-room';

const KEY = 'location=Yaba';
const home = (title: string) =>
  ({ id: randomUUID(), title, version: 1, images: [] }) as unknown as Listing;
const page = (properties: Listing[], nextCursor: string | null = null) => ({
  properties,
  nextCursor,
  total: properties.length,
  totalIsCapped: false,
});
const quota = () => new DOMException('The disk is full', 'QuotaExceededError');
const full = () => {
  throw quota();
};

let database: AppDatabase;
const note = () =>
  write(database, [database.notes], () =>
    database.notes.put({ id: randomUUID(), text: 'Road floods', updatedAt: 1 }),
  );

beforeEach(() => {
  vi.stubGlobal('caches', { delete: async () => true });
  database = new AppDatabase(randomUUID());
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await database.delete();
});

test('what is let go for words that are typed stays on the screen', async () => {
  const [one, two] = [home('A flat'), home('A house')];
  await storeResults(KEY, page([one, two]), true, database);
  let tries = 0;
  database.notes.hook('creating', () => {
    tries += 1;
    if (tries === 1) full();
  });
  await note();
  expect(await database.listings.count()).toBe(0);
  expect((await readResults(KEY, database)).ids).toEqual([one.id, two.id]);
  expect((await listListings([two.id], database)).map(({ title }) => title)).toEqual(['A house']);
  expect(await readListing(one.id, database)).toMatchObject({ title: 'A flat' });
});

test('an answer that the phone has no room for is shown, page by page', async () => {
  database.listings.hook('creating', full);
  const homes = ['A flat', 'A house', 'A shop'].map(home);
  const [first, second, third] = homes as [Listing, Listing, Listing];
  const at = await storeResults(KEY, page([first, second], 'next'), true, database);
  expect((await readResults(KEY, database)).search).toMatchObject({
    fetchedAt: at,
    nextCursor: 'next',
  });
  await storeResults(KEY, page([third]), false, database);
  expect((await readResults(KEY, database)).ids).toEqual(homes.map(({ id }) => id));
  await storeListing({ ...first, title: 'A flat, mended', version: 2 }, database);
  expect(await readListing(first.id, database)).toMatchObject({ title: 'A flat, mended' });
});

test('a page holds nothing of another person’s', async () => {
  database.listings.hook('creating', full);
  const flat = home('A flat');
  await storeListing(flat, database);
  const other = new AppDatabase(randomUUID());
  expect(await readListing(flat.id, other)).toBeUndefined();
  await other.delete();
});

test('a phone without room says so, until there is some', async () => {
  const work = vi.fn().mockRejectedValueOnce(quota()).mockResolvedValue('done');
  expect(await withRoom(database, work)).toBe('done');
  expect([work.mock.calls.length, databaseHealth()]).toEqual([2, 'ok']);
  await expect(withRoom(database, () => Promise.reject(quota()))).rejects.toThrow(
    'The disk is full',
  );
  expect(databaseHealth()).toBe('full');
  await withRoom(database, async () => null);
  expect(databaseHealth()).toBe('ok');
  let isFilled = true;
  database.notes.hook('creating', () => {
    if (isFilled) full();
  });
  await expect(note()).rejects.toThrow(PhoneFullError);
  expect(databaseHealth()).toBe('full');
  isFilled = false;
  await note();
  expect(databaseHealth()).toBe('ok');
});

/** As where the browser fails the request of a write and not its transaction: Safari does. */
function failRequests(fails: () => boolean): void {
  database.use({
    stack: 'dbcore',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        return {
          ...table,
          mutate: async (request) =>
            fails() && (request.type === 'put' || request.type === 'add')
              ? { numFailures: 1, failures: { 0: quota() }, lastResult: undefined, results: [] }
              : table.mutate(request),
        };
      },
    }),
  });
}

test.each<[string, (id: string) => PromiseLike<unknown>]>([
  ['put', (id) => database.notes.put({ id, text: 'New', updatedAt: 2 })],
  ['update', (id) => database.notes.update(id, { text: 'New' })],
  ['modify', () => database.notes.toCollection().modify({ text: 'New' })],
  ['bulkPut', (id) => database.notes.bulkPut([{ id, text: 'New', updatedAt: 2 }])],
  ['bulkAdd', () => database.notes.bulkAdd([{ id: 'other', text: 'New', updatedAt: 2 }])],
])('room is made for a write by %s whose request fails', async (_, work) => {
  let left = 0;
  failRequests(() => {
    left -= 1;
    return left >= 0;
  });
  await note();
  const id = (await database.notes.toCollection().primaryKeys())[0] ?? '';
  left = 1;
  await write(database, [database.notes], () => work(id));
  expect((await database.notes.toArray()).map(({ text }) => text)).toContain('New');
  left = Number.POSITIVE_INFINITY;
  await expect(write(database, [database.notes], () => work(id))).rejects.toThrow(PhoneFullError);
  left = 1;
  const error = await Promise.resolve(work(id)).catch((thrown: unknown) => thrown);
  expect(isStorageFailure(error)).toBe(true);
});

test('a write that fails for another reason is no storage failure', async () => {
  const twice = { id: 'same', text: 'New', updatedAt: 2 };
  const error = await database.notes.bulkAdd([twice, twice]).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Dexie.BulkError);
  expect([isFull(error), isStorageFailure(error)]).toEqual([false, false]);
});
