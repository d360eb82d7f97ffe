import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppDatabase } from '../../src/db/app-database';
import { onFirstKept } from '../../src/db/first-kept';
import { storeNote } from '../../src/db/repositories/notes/note-repository';
import { markNotificationRead } from '../../src/db/repositories/notifications/notification-commands';
import { recordView } from '../../src/db/repositories/search/view-repository';
import { write } from '../../src/db/write';

const told = vi.fn();
let database: AppDatabase;
beforeEach(() => {
  told.mockReset();
  onFirstKept(told);
  database = new AppDatabase(randomUUID());
});

test('the first thing that is kept is told once, whoever keeps the next', async () => {
  await storeNote('home', 'Road floods', database);
  expect(told).toHaveBeenCalledTimes(1);
  await storeNote('other', 'Borehole is dry', database);
  await storeNote('home', 'Road floods', new AppDatabase(randomUUID()));
  expect(told).toHaveBeenCalledTimes(1);
});

test('what is quiet, came to nothing or was taken out again is not told', async () => {
  await recordView(randomUUID(), randomUUID(), database);
  await database.notifications.put({ id: 'one', read: false } as never);
  await markNotificationRead('one', database);
  expect(await database.outbox.count()).toBe(2);
  const undone = write(database, [database.notes], async () => {
    await storeNote('home', 'Road floods', database);
    throw new Error('other');
  });
  await expect(undone).rejects.toThrow('other');
  await storeNote('home', '', database);
  expect(told).not.toHaveBeenCalled();
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
])('the first of %s is told', async (name) => {
  const table = database.table(name);
  await write(database, [table], () => table.put({ id: 'one', kind: 'message.send' }));
  expect(told).toHaveBeenCalledTimes(1);
});
