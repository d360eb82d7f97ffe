import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { liveQuery } from 'dexie';
import { expect, test } from 'vitest';
import type { Listing } from '../../src/contract/listing/property';
import { AppDatabase } from '../../src/db/app-database';
import { listSaved } from '../../src/db/repositories/saved/saved-repository';
import { saveListing } from '../../src/db/repositories/saved/saved-commands';
import { readDelivery } from '../../src/db/repositories/outbox/delivery-repository';
import { readOutboxEntry } from '../../src/db/repositories/outbox/outbox-repository';
import { madeRow } from '../support/made-row';

test('[SYNC-3] a screen never sees a new item without what waits for it', async () => {
  const database = new AppDatabase(randomUUID());
  const seen: { id: string; waiting: number }[][] = [];
  const watch = liveQuery(() => listSaved(database)).subscribe((saved) => {
    seen.push(saved.map(({ item, rows }) => ({ id: item.id, waiting: rows.length })));
  });
  const ids = Array.from({ length: 20 }, () => randomUUID());
  for (const id of ids) await saveListing({ id } as Listing, database);
  await expect.poll(() => seen.at(-1)?.length).toBe(ids.length);
  watch.unsubscribe();
  for (const item of seen.flat()) expect(item.waiting).toBe(1);
  database.close();
});

test('[SYNC-3] what needs a refused row of another lane is said to wait for it, not for a network', async () => {
  const database = new AppDatabase(randomUUID());
  const owner = { id: database.userId };
  const homeId = randomUUID();
  const refused = madeRow(owner, {
    kind: 'photo.add',
    entityId: randomUUID(),
    state: 'rejected',
    lastError: { code: 'invalid', status: 422, message: 'No picture', at: 1 },
  });
  const publish = madeRow(owner, {
    kind: 'property.publish',
    entityId: homeId,
    payload: { title: 'Flat' },
    dependsOn: [refused.id],
  });
  await database.outbox.bulkAdd([refused, publish]);
  const asked = { kind: 'property.publish', entityId: homeId } as const;
  expect(await readDelivery(asked, database)).toEqual({ state: 'behind' });
  const seq = (await database.outbox.where('id').equals(publish.id).primaryKeys())[0] ?? 0;
  expect((await readOutboxEntry(seq, database))?.row.behind).toBe(true);
  await database.outbox.where('id').equals(refused.id).modify({ state: 'pending' });
  expect(await readDelivery(asked, database)).toEqual({ state: 'on-phone' });
  expect((await readOutboxEntry(seq, database))?.row.behind).toBe(false);
  database.close();
});
