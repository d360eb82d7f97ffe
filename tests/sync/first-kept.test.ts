import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { AppDatabase } from '../../src/db/app-database';
import { onFirstKept } from '../../src/db/first-kept';
import { storeNote } from '../../src/db/repositories/note-repository';
import { recordView } from '../../src/db/repositories/view-repository';
import { write } from '../../src/db/write';

test('the first thing that is kept is told once, and a look at a home or what came to nothing is not', async () => {
  const told = vi.fn();
  const database = new AppDatabase(randomUUID());
  onFirstKept(database, told);
  await recordView(randomUUID(), randomUUID(), database);
  await database.preferences.put({ key: 'currentSearch', value: 'listingType=rent' });
  const undone = write(database, [database.notes], async () => {
    await write(database, [database.notes], () => storeNote('home', 'Road floods', database));
    throw new Error('other');
  });
  await expect(undone).rejects.toThrow('other');
  expect(told).not.toHaveBeenCalled();
  await storeNote('home', 'Road floods', database);
  expect(told).toHaveBeenCalledTimes(1);
  await storeNote('other', 'Borehole is dry', database);
  const next = new AppDatabase(randomUUID());
  onFirstKept(next, told);
  await storeNote('home', 'Road floods', next);
  expect(told).toHaveBeenCalledTimes(1);
});

test.each([
  'outbox',
  'drafts',
  'notes',
  'viewingChecks',
  'viewingPhotos',
  'photos',
  'savedProperties',
  'ownApplications',
  'applicationDocuments',
])('the first of %s is told', async (table) => {
  vi.resetModules();
  const { onFirstKept: onFirst } = await import('../../src/db/first-kept');
  const told = vi.fn();
  const database = new AppDatabase(randomUUID());
  onFirst(database, told);
  await database.table(table).put({ id: 'one', kind: 'message.send' });
  expect(told).toHaveBeenCalledTimes(1);
});
