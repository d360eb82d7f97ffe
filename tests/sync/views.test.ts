import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createApiClient } from '../../src/api/api-client';
import { ANONYMOUS } from '../../src/db/app-database';
import { countOutbox } from '../../src/db/repositories/outbox/count-outbox';
import { listReceipts } from '../../src/db/repositories/outbox/outbox-repository';
import { saveListing } from '../../src/db/repositories/saved/saved-commands';
import { recordView } from '../../src/db/repositories/search/view-repository';
import { drain } from '../../src/sync/engine/drain';
import { createEngine } from '../support/engine';
import { injectFetch } from '../support/inject-fetch';
import { publishProperty } from '../support/publish-property';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { rowsOf } from '../support/rows-of';

const t = sharedApp();
const agent = sharedAccount(t, 'agent');

const viewsOf = async (id: string) =>
  (
    await rowsOf<{ view_count: number }>(
      t.database,
      'SELECT view_count FROM properties WHERE id = $1',
      [id],
    )
  )[0]?.view_count;

/** The engine of a phone on which nobody is logged in. */
function visitor(fetch: typeof globalThis.fetch) {
  const engine = createEngine({
    account: { id: ANONYMOUS, email: '', token: '' },
    userType: 'seeker',
    fetch,
  });
  return { ...engine, context: { ...engine.context, session: async () => null } };
}

test('[ANL-1] a visitor’s looks are counted without an account, once a device and day, late if need be', async () => {
  const id = await publishProperty(t, agent);
  const device = randomUUID();
  let online = false;
  const reach = injectFetch(t.app);
  const { context, database } = visitor((...request) =>
    online ? reach(...request) : Promise.reject(new TypeError('Failed to fetch')),
  );
  const yesterday = Date.now() - 86_400_000;
  await recordView(id, device, database, yesterday);
  await recordView(id, device, database, yesterday + 1000);
  await recordView(id, device, database);
  expect(await database.outbox.count()).toBe(2);
  // They wait without a word: nothing a person did is waiting.
  expect((await countOutbox(database)).things).toBe(0);
  expect((await drain(context)).offline).toBe(true);
  online = true;
  await database.outbox.toCollection().modify({ nextAttemptAt: 0 });
  expect((await drain(context)).sent).toBe(2);
  expect(await viewsOf(id)).toBe(2);
  expect((await listReceipts(50, database)).newest).toEqual([]);
  // The same looks again, as from a database that lost its memory of them: counted already.
  await database.views.clear();
  await recordView(id, device, database);
  await drain(context);
  expect(await viewsOf(id)).toBe(2);
});

test('a look at a home that is gone is dropped, and what needs an account stays for one', async () => {
  const { context, database } = visitor(injectFetch(t.app));
  await recordView(randomUUID(), randomUUID(), database);
  const id = await publishProperty(t, agent);
  const listing = await createApiClient({ baseUrl: '', fetch: injectFetch(t.app) }).request<{
    property: Parameters<typeof saveListing>[0];
  }>({ method: 'GET', path: `/api/properties/${id}` });
  await saveListing(listing.property, database);
  await drain(context);
  const left = await database.outbox.toArray();
  expect(left.map(({ kind, state }) => [kind, state])).toEqual([['saved.add', 'pending']]);
});
