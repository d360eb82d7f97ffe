import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { AppDatabase } from '../../src/db/app-database';
import { enqueue } from '../../src/db/enqueue';
import { retryRow } from '../../src/sync/retry-row';
import { sendNow } from '../../src/sync/send-now';
import { onWake } from '../../src/sync/wake';

test('what waits is due when the engine is woken, and a refused row only when it is asked for', async () => {
  const database = new AppDatabase(randomUUID());
  await enqueue(database, {
    kind: 'saved.add',
    entityId: 'waits',
    payload: { propertyId: 'waits', title: '' },
    before: [],
  });
  const refused = await enqueue(database, {
    kind: 'saved.add',
    entityId: 'no',
    payload: { propertyId: 'no', title: '' },
    before: [],
  });
  await database.outbox.toCollection().modify({ nextAttemptAt: Date.now() + 60_000 });
  await database.outbox.where('entityId').equals('no').modify({ state: 'rejected' });
  const states = async () =>
    (await database.outbox.toArray()).map((row) => [row.state, row.nextAttemptAt === 0]);
  const woken = vi.fn();
  const stop = onWake(woken);
  await sendNow(database);
  expect(await states()).toEqual([
    ['pending', true],
    ['rejected', false],
  ]);
  expect(woken).toHaveBeenCalledTimes(1);
  await retryRow(refused ?? '', database);
  expect(await states()).toEqual([
    ['pending', true],
    ['pending', true],
  ]);
  expect(woken).toHaveBeenCalledTimes(2);
  stop();
});
