import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { ANONYMOUS, AppDatabase } from '../../src/db/app-database';
import { countWaiting } from '../../src/db/repositories/outbox/count-waiting';
import { markInstalled } from '../../src/db/repositories/device/installed-mark';
import { storeNote } from '../../src/db/repositories/notes/note-repository';
import { saveListing } from '../../src/db/repositories/saved/saved-commands';
import { recordView } from '../../src/db/repositories/search/view-repository';
import { clearDevice } from '../support/clear-device';
import { madeListing } from '../support/made-listing';

beforeEach(clearDevice);

test('what waits is counted over everybody on this device, and looks at homes are not', async () => {
  expect(await markInstalled()).toBe(true);
  expect(await markInstalled()).toBe(false);
  expect(await countWaiting([])).toBe(0);
  const mine = new AppDatabase(randomUUID());
  const visitors = new AppDatabase(ANONYMOUS);
  const left = new AppDatabase(randomUUID());
  await saveListing(madeListing({}), mine);
  await saveListing(madeListing({}), mine);
  await saveListing(madeListing({}), left);
  await recordView(randomUUID(), 'Home', visitors);
  await storeNote(randomUUID(), 'Road floods', left);
  expect(await visitors.outbox.count()).toBe(1);
  left.close();
  expect(await countWaiting([mine, visitors])).toBe(3);
  mine.close();
  visitors.close();
  expect(await countWaiting([])).toBe(3);
});

test('on a phone that was cleared nothing is counted', async () => {
  const mine = new AppDatabase(randomUUID());
  await saveListing(madeListing({}), mine);
  expect(await countWaiting([mine])).toBeNull();
  mine.close();
});
