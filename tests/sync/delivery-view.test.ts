import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { liveQuery } from 'dexie';
import { expect, test } from 'vitest';
import type { Listing } from '../../src/contract/listing/property';
import { AppDatabase } from '../../src/db/app-database';
import { listSaved } from '../../src/db/repositories/saved/saved-repository';
import { saveListing } from '../../src/db/repositories/saved/saved-commands';

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
