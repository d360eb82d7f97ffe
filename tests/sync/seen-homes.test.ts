import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { AppDatabase } from '../../src/db/app-database';
import { clearPrivate } from '../../src/db/repositories/account/clear-private';
import { exportDevice } from '../../src/db/repositories/device/device-export';
import { markWithdrawn } from '../../src/db/repositories/search/search-repository';
import {
  clearSeen,
  listSeenHomes,
  noteSeen,
  seenIdSet,
} from '../../src/db/repositories/seen/seen-repository';
import { madeListing } from '../support/made-listing';

function phone(): AppDatabase {
  const database = new AppDatabase(randomUUID());
  onTestFinished(() => database.delete());
  return database;
}

const keep = (database: AppDatabase, listing = madeListing()) =>
  database.listings.put({ ...listing, fetchedAt: 1 }).then(() => listing);
const shown = async (database: AppDatabase) =>
  (await listSeenHomes(20, database)).map(({ title }) => title);

test('[SEEN-1] the 50 homes opened last are kept, each once', async () => {
  const database = phone();
  for (let n = 1; n <= 52; n += 1) await noteSeen({ id: `home-${n}` }, database, n);
  await noteSeen({ id: 'home-3' }, database, 53);
  const seen = await seenIdSet(database);
  expect(seen.size).toBe(50);
  expect([seen.has('home-1'), seen.has('home-2'), seen.has('home-3')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('[SEEN-2] the home opened last comes first, also where the clock was set back', async () => {
  const database = phone();
  const [one, two] = [
    await keep(database, madeListing({ title: 'One' })),
    await keep(database, madeListing({ title: 'Two' })),
  ];
  await noteSeen({ id: one.id }, database, 5000);
  await noteSeen({ id: two.id }, database, 1000);
  expect(await shown(database)).toEqual(['Two', 'One']);
  expect(await listSeenHomes(1, database)).toHaveLength(1);
});

test('[SEEN-2] homes that are gone, let, of blocked agents or not kept any more are left out', async () => {
  const database = phone();
  const good = await keep(database, madeListing({ title: 'Good' }));
  const saved = await keep(database, madeListing({ title: 'Saved and gone' }));
  const gone = await keep(database, madeListing({ title: 'Gone' }));
  const rented = await keep(database, madeListing({ title: 'Rented', status: 'Rented' }));
  const blocked = await keep(database, madeListing({ title: 'Of a blocked agent' }));
  await database.savedProperties.put({
    id: saved.id,
    savedAt: 1,
    listing: saved,
    withdrawn: false,
    onServer: true,
  });
  for (const { id } of [good, saved, gone, rented, blocked]) await noteSeen({ id }, database);
  await noteSeen({ id: randomUUID() }, database);
  await markWithdrawn(saved.id, database);
  await markWithdrawn(gone.id, database);
  const blockedAt = '2026-11-20T08:00:00.000Z';
  await database.blocks.put({ id: blocked.agent.id, name: 'Blocked Homes', blockedAt });
  expect(await shown(database)).toEqual(['Good']);
});

test('[SEEN-2] a logout and clearing forget them, and a copy of this device has them', async () => {
  const database = phone();
  await noteSeen({ id: 'one' }, database, 7);
  expect((await exportDevice(database)).seenHomes).toEqual([{ id: 'one', at: 7 }]);
  await clearPrivate(database, { unsent: 'keep', onlyHere: 'keep' });
  expect(await database.seenHomes.count()).toBe(0);
  await noteSeen({ id: 'two' }, database);
  await clearSeen(database);
  expect(await database.seenHomes.count()).toBe(0);
});
