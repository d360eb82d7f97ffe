import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine } from '../support/engine';
import {
  deleteProperty,
  keepPhoto,
  saveProperty,
} from '../../src/db/repositories/my-properties/my-property-commands';
import { saveListing, unsaveListing } from '../../src/db/repositories/saved/saved-commands';
import { drain } from '../../src/sync/engine/drain';
import { injectFetch } from '../support/inject-fetch';
import { publishProperty } from '../support/publish-property';
import { propertyContent } from '../support/property-content';
import { sharedApp } from '../support/shared-app';
import { rowsOf } from '../support/rows-of';

// What is under way when people take it away again, and is then refused: nothing is left to decide.
const t = sharedApp();

/** An engine of its own whose requests to `path` are answered once `meanwhile` has been done. */
async function engineThat(userType: 'agent' | 'seeker', path: RegExp) {
  const reach = injectFetch(t.app);
  const turn = { meanwhile: async () => {} };
  const account = await t.account(userType);
  const engine = createEngine({
    account,
    userType,
    fetch: async (input, init) => {
      const answer = await reach(input, init);
      const url = input instanceof Request ? input.url : String(input);
      const { meanwhile } = turn;
      if (!path.test(`${init?.method} ${url}`)) return answer;
      turn.meanwhile = async () => {};
      await meanwhile();
      return answer;
    },
  });
  return { ...engine, account, turn };
}

const edit = (id: string, price: number) => ({
  id,
  content: propertyContent({ price }),
  status: 'Active' as const,
  removedPhotoIds: [],
});
const onServer = (id: string) =>
  rowsOf<{ price: number; deleted: boolean }>(
    t.database,
    'SELECT price, deleted_at IS NOT NULL AS deleted FROM properties WHERE id = $1',
    [id],
  );

test('a listing that is deleted while a bad edit of it is refused is deleted, and asks nothing', async () => {
  const { context, database, turn } = await engineThat('agent', /^PUT .*properties/);
  const id = randomUUID();
  await saveProperty(edit(id, 5_000_000), database);
  await drain(context);
  await saveProperty(edit(id, 0), database);
  turn.meanwhile = () => deleteProperty(id, database);
  await drain(context);
  expect(await database.outbox.toArray()).toEqual([]);
  expect(await onServer(id)).toEqual([{ price: 5_000_000, deleted: true }]);
});

test('a listing that is deleted while it waits for a choice between two versions is deleted', async () => {
  const { context, database } = await engineThat('agent', /^none$/);
  const id = randomUUID();
  await saveProperty(edit(id, 5_000_000), database);
  await drain(context);
  await t.database.query('UPDATE properties SET price = 8, version = version + 1 WHERE id = $1', [
    id,
  ]);
  await saveProperty(edit(id, 6_000_000), database);
  await drain(context);
  expect((await database.outbox.toArray()).map(({ state }) => state)).toContain('conflict');
  await deleteProperty(id, database);
  await drain(context);
  expect(await database.outbox.toArray()).toEqual([]);
  expect(await onServer(id)).toEqual([{ price: 8, deleted: true }]);
});

test('a listing that is deleted while a photo of it is refused is deleted', async () => {
  const { context, database, turn } = await engineThat('agent', /photos/);
  const id = randomUUID();
  await keepPhoto(
    id,
    { id: randomUUID(), type: 'image/jpeg', data: new ArrayBuffer(8), width: 1, height: 1 },
    database,
  );
  await saveProperty(edit(id, 5_000_000), database);
  turn.meanwhile = () => deleteProperty(id, database);
  await drain(context);
  expect(await database.outbox.toArray()).toEqual([]);
  expect(await onServer(id)).toEqual([{ price: 5_000_000, deleted: true }]);
});

test('a home that is no longer wanted while its saving is refused leaves nothing to mend', async () => {
  const agent = await t.account('agent');
  const id = await publishProperty(t, agent);
  const { property } = await t.call(`GET /api/properties/${id}`);
  const { context, database, turn, account } = await engineThat('seeker', /^(POST|PUT) .*saved/);
  await t.database.query('UPDATE properties SET deleted_at = now() WHERE id = $1', [id]);
  await saveListing(property, database);
  turn.meanwhile = () => unsaveListing(id, database);
  await drain(context);
  expect(await database.outbox.toArray()).toEqual([]);
  expect(await database.savedProperties.count()).toBe(0);
  expect(
    await t.database.query('SELECT 1 FROM saved_properties WHERE user_id = $1', [account.id]),
  ).toEqual([]);
});
