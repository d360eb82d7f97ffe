import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AppDatabase } from '../../src/db/app-database';
import { enqueue } from '../../src/db/enqueue';
import { contentOf } from '../../src/domain/property/form/content-of';
import { madeListing } from '../support/made-listing';

let database: AppDatabase;
beforeEach(() => {
  database = new AppDatabase(randomUUID());
});
afterEach(() => database.delete());

const id = '5f0e3c1a-0000-4000-8000-000000000001';
const content = contentOf(madeListing({ price: 1_000_000 }));

test('two unsent edits are compared with what the first began from', async () => {
  const edit = (price: number, base: number) =>
    enqueue(database, {
      kind: 'property.save',
      entityId: id,
      payload: { content: { ...content, price }, base: { ...content, price: base } },
      baseVersion: 4,
      before: [],
    });
  await edit(2_000_000, 1_000_000);
  await edit(3_000_000, 2_000_000);
  expect(await database.outbox.toArray()).toMatchObject([
    { payload: { content: { price: 3_000_000 }, base: { price: 1_000_000 } }, baseVersion: 4 },
  ]);
});

test('what waited for a command waits for the one that takes its place', async () => {
  const arrange = (caption: string) =>
    enqueue(database, {
      kind: 'photo.arrange',
      entityId: id,
      payload: { propertyId: id, title: 'Flat', photos: [{ id, caption }] },
      before: [],
    });
  const first = await arrange('Kitchen');
  if (first === null) throw new Error('The order does not wait');
  const publish = await enqueue(database, {
    kind: 'property.publish',
    entityId: id,
    payload: { title: 'Flat' },
    dependsOn: [first],
    before: [],
  });
  const second = await arrange('The kitchen');
  const rows = await database.outbox.toArray();
  expect(rows.map((row) => [row.id, row.dependsOn])).toEqual([
    [publish, [second]],
    [second, []],
  ]);
});
