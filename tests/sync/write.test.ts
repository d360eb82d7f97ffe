import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Listing } from '../../src/contract/listing/property';
import { AppDatabase } from '../../src/db/app-database';
import { PhoneFullError } from '../../src/db/room/phone-full-error';
import { saveListing } from '../../src/db/repositories/saved/saved-commands';
import { write } from '../../src/db/write';

const listing = () => ({ id: randomUUID(), title: 'A flat', images: [] }) as unknown as Listing;
const full = () => {
  throw new DOMException('The disk is full', 'QuotaExceededError');
};
const deleted: string[] = [];
let database: AppDatabase;

beforeEach(async () => {
  deleted.length = 0;
  vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) > 0 });
  database = new AppDatabase(randomUUID());
  await database.listings.put({ ...listing(), fetchedAt: 1 });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await database.delete();
});

describe('a full phone', () => {
  test('lets go of what can be fetched again, and keeps what was written', async () => {
    let tries = 0;
    database.outbox.hook('creating', () => {
      tries += 1;
      if (tries === 1) full();
    });
    await saveListing(listing(), database);
    expect(tries).toBe(2);
    expect([await database.listings.count(), await database.outbox.count()]).toEqual([0, 1]);
    expect(await database.savedProperties.count()).toBe(1);
    expect(deleted).toEqual(['gida-seen-photos', 'gida-tiles', 'gida-ahead-photos']);
  });

  test('says so when there is still no room, and nothing is half kept', async () => {
    const tries = vi.fn(full);
    database.outbox.hook('creating', tries);
    await expect(saveListing(listing(), database)).rejects.toThrow(PhoneFullError);
    expect(tries).toHaveBeenCalledTimes(2);
    expect([await database.savedProperties.count(), await database.outbox.count()]).toEqual([0, 0]);
  });

  test('any other failure is passed on at once, and nothing is let go', async () => {
    const work = vi.fn(() => Promise.reject(new Error('other')));
    await expect(write(database, [database.notes], work)).rejects.toThrow('other');
    expect(work).toHaveBeenCalledTimes(1);
    expect([await database.listings.count(), deleted]).toEqual([1, []]);
  });
});

describe('a write inside another', () => {
  const note = (id: string) => ({ id, text: 'Road floods', updatedAt: 1 });

  test('is a part of it: both are there, or neither', async () => {
    const both = (fails: boolean) =>
      write(database, [database.notes, database.drafts], async () => {
        await write(database, [database.notes], () => database.notes.put(note('inner')));
        if (fails) throw new Error('other');
        await database.drafts.put({ id: 'outer', values: {}, updatedAt: 1 });
      });
    await expect(both(true)).rejects.toThrow('other');
    expect(await database.notes.count()).toBe(0);
    await both(false);
    expect([await database.notes.count(), await database.drafts.count()]).toEqual([1, 1]);
  });

  test('is tried again with the outer one alone', async () => {
    const outer = vi.fn();
    const inner = vi.fn(full);
    const run = write(database, [database.notes], async () => {
      outer();
      await write(database, [database.notes], async () => inner());
    });
    await expect(run).rejects.toThrow(PhoneFullError);
    expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([2, 2]);
  });
});
