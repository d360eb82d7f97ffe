import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AppDatabase } from '../../src/db/app-database';
import { enqueue } from '../../src/db/enqueue';
import { keepTheirs, resolveConflict } from '../../src/db/repositories/outbox/resolve-conflict';
import { contentOf } from '../../src/domain/property/form/content-of';
import { nextBatch } from '../../src/sync/engine/next-batch';
import { madeListing } from '../support/made-listing';

let database: AppDatabase;
beforeEach(() => {
  database = new AppDatabase(randomUUID());
});
afterEach(() => database.delete());

const id = '5f0e3c1a-0000-4000-8000-000000000001';
const photoId = '5f0e3c1a-0000-4000-8000-000000000002';
const theirs = madeListing({ id, version: 7, price: 8_000_000 });

/** An edit that met another one, with a photo and a publishing that wait for it. */
async function inConflict(): Promise<string> {
  const mine = { ...contentOf(theirs), price: 5_000_000 };
  await database.myProperties.put({
    id,
    content: mine,
    status: 'Draft',
    version: 3,
    images: [],
    isBoosted: false,
    viewCount: 0,
    publishedAt: null,
    closedOn: null,
    confirmedAt: null,
    createdAt: 0,
    updatedAt: 0,
  });
  const save = await enqueue(database, {
    kind: 'property.save',
    entityId: id,
    payload: { content: mine, base: { ...mine, price: 1_000_000 } },
    baseVersion: 3,
    before: [],
  });
  if (save === null) throw new Error('The edit does not wait');
  await database.outbox.toCollection().modify({
    state: 'conflict',
    attempts: 1,
    lastError: { code: 'conflict', status: 409, message: 'Changed', current: theirs, at: 0 },
  });
  await enqueue(database, {
    kind: 'photo.add',
    entityId: photoId,
    payload: { propertyId: id, position: 0, shrunk: false },
    dependsOn: [save],
    before: [],
  });
  await enqueue(database, {
    kind: 'property.publish',
    entityId: id,
    payload: { title: 'Flat' },
    before: [],
  });
  return save;
}

/** The kinds that would go out now, and what each still waits for. */
async function due() {
  const rows = await database.outbox.orderBy('seq').toArray();
  const { together } = nextBatch({
    rows,
    now: 1,
    maySend: () => true,
    batched: () => true,
    aloneAtOnce: 1,
  });
  return together.map(({ row }) => [row.kind, row.dependsOn]);
}

test('where the other version stands, the edit is gone and what waited for it goes out', async () => {
  const save = await inConflict();
  expect(await due()).toEqual([]);
  await keepTheirs(save, database);
  expect(await due()).toEqual([
    ['photo.add', []],
    ['property.publish', []],
  ]);
  expect(await database.myProperties.get(id)).toMatchObject({
    version: 7,
    content: { price: 8_000_000 },
  });
});

test('where the own version stands, it goes out anew on top of the other one, and the rest after it', async () => {
  const save = await inConflict();
  await resolveConflict(save, { ...contentOf(theirs), price: 5_000_000 }, database);
  const [row] = await database.outbox.orderBy('seq').toArray();
  expect(row).toMatchObject({ state: 'pending', baseVersion: 7, attempts: 0 });
  // The server knows the old key for another request.
  expect(row?.id).not.toBe(save);
  expect(await due()).toEqual([
    ['property.save', []],
    ['photo.add', [row?.id]],
    ['property.publish', []],
  ]);
});
