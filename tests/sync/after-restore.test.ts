import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createEngine } from '../support/engine';
import { addressOf } from '../support/address-of';
import { countAnew } from '../../server/modules/changes/count-anew';
import { API_VERSION } from '../../src/contract/api-version';
import { API_MARK } from '../../src/contract/headers';
import { blockPerson } from '../../src/db/repositories/blocks/block-commands';
import { answerInspection } from '../../src/db/repositories/inspections/inspection-commands';
import { saveProperty } from '../../src/db/repositories/my-properties/my-property-commands';
import { discardRow } from '../../src/db/repositories/outbox/discard-row';
import { drain } from '../../src/sync/engine/drain';
import { pull } from '../../src/sync/engine/pull';
import { injectFetch } from '../support/inject-fetch';
import { propertyContent } from '../support/property-content';
import { publishProperty } from '../support/publish-property';
import { sharedApp } from '../support/shared-app';

// What a server that was restored from a backup has forgotten is not kept by a phone for ever.
const t = sharedApp();

async function phone() {
  const account = await t.account('agent');
  return createEngine({ account, userType: 'agent', fetch: injectFetch(t.app) });
}
const forget = async (...statements: string[]) => {
  for (const statement of [...statements, 'DELETE FROM idempotency_keys'])
    await t.database.query(statement);
  await t.database.transaction((tx) => countAnew(tx, Date.now()));
};

test('visits that the server forgot go, where an answer to one of them is refused before the first pull', async () => {
  const { context, database, session } = await phone();
  const seeker = await t.account('seeker');
  const propertyId = await publishProperty(t, {
    ...session.user,
    id: session.userId,
    token: session.token,
  });
  const ids = [randomUUID(), randomUUID()];
  for (const [at, id] of ids.entries()) {
    const visit = { id, propertyId, requestDate: `2030-01-0${at + 7}`, requestTime: '10:00' };
    const url = '/api/inspections/requests';
    const payload = { ...visit, contactNumber: '08031234567' };
    expect((await t.send(`POST ${url}`, { as: seeker, payload })).statusCode).toBe(201);
  }
  await pull(context);
  expect(await database.inspections.count()).toBe(2);
  const first = await database.inspections.get(ids[0] ?? '');
  if (first === undefined) throw new Error('The visit is not here');
  await answerInspection(first, 'Confirmed', database);
  await forget(
    'DELETE FROM inspections',
    `DELETE FROM feed_changes WHERE collection = 'inspections'`,
  );
  await drain(context);
  await pull(context);
  // The answer is still to be decided about; the other visit is no more.
  expect(await database.inspections.toCollection().primaryKeys()).toEqual([ids[0]]);
  const [row] = await database.outbox.toArray();
  await discardRow(row?.id ?? '', database);
  await pull(context);
  expect(await database.inspections.count()).toBe(0);
});

test('a listing that the server forgot goes once the edit that waited for it is given up', async () => {
  const { context, database } = await phone();
  const id = randomUUID();
  const edit = { id, content: propertyContent(), removedPhotoIds: [] };
  await saveProperty({ ...edit, status: 'Active' }, database);
  await drain(context);
  await pull(context);
  const content = propertyContent({ price: 7_000_000 });
  await saveProperty({ ...edit, content, status: null }, database);
  await forget(
    `DELETE FROM properties WHERE id = '${id}'`,
    `DELETE FROM feed_changes WHERE entity_id = '${id}'`,
  );
  await drain(context);
  await pull(context);
  expect(await database.myProperties.count()).toBe(1);
  const [row] = await database.outbox.toArray();
  await discardRow(row?.id ?? '', database);
  await pull(context);
  expect(await database.myProperties.count()).toBe(0);
});

test('what this device found for an alert itself stays where all is read anew', async () => {
  const { context, database } = await phone();
  await pull(context);
  const found = {
    id: 'match-1',
    type: 'NEW_PROPERTY_MATCH' as const,
    propertyId: randomUUID(),
    propertyTitle: 'Flat',
    message: 'A new home matches your alert "Lekki".',
    details: {},
    read: true,
    createdAt: '2026-11-20T08:00:00.000Z',
  };
  await database.notifications.bulkPut([
    { ...found, local: true },
    { ...found, id: randomUUID() },
  ]);
  await database.cursors.delete('notifications');
  await pull(context);
  expect(await database.notifications.toCollection().primaryKeys()).toEqual(['match-1']);
});

/** A phone whose server names blocked people, a page at a time. */
function phoneOfPages(pages: Map<number, { ids: string[]; next: number; hasMore: boolean }>) {
  const account = { id: randomUUID(), email: 'a@test.example', token: 'A'.repeat(43) };
  const signal = { down: false };
  const engine = createEngine({
    account,
    userType: 'seeker',
    fetch: async (input) => {
      const cursor = Number(/blocks(?::|%3A)(\d+)/.exec(addressOf(input))?.[1]);
      const page = pages.get(cursor);
      if (page === undefined || signal.down) throw new TypeError('Failed to fetch');
      const items = page.ids.map((id) => ({ id, name: id, blockedAt: '2026-01-01T00:00:00.000Z' }));
      const blocks = { items, deleted: [], cursor: page.next, hasMore: page.hasMore, reset: false };
      signal.down = page.hasMore && cursor === 0;
      return new Response(JSON.stringify({ feeds: { blocks } }), {
        headers: { [API_MARK]: String(API_VERSION), 'content-type': 'application/json' },
      });
    },
  });
  const ids = () => engine.database.blocks.toCollection().primaryKeys();
  return { ...engine, signal, ids };
}

test('what one of several pages names stays, through a break between them, and so does what waits', async () => {
  const { context, database, signal, ids } = phoneOfPages(
    new Map([
      [0, { ids: ['a'], next: 4, hasMore: true }],
      [4, { ids: ['b'], next: 9, hasMore: false }],
      [9, { ids: [], next: 9, hasMore: false }],
    ]),
  );
  for (const id of ['a', 'b', 'forgotten'])
    await database.blocks.put({ id, name: id, blockedAt: '2026-01-01T00:00:00.000Z' });
  await blockPerson({ id: 'waits', name: 'W' }, database);
  expect(await pull(context)).toBe('offline');
  expect(await ids()).toEqual(['a', 'b', 'forgotten', 'waits']);
  signal.down = false;
  expect(await pull(context)).toBe('up-to-date');
  expect(await ids()).toEqual(['a', 'b', 'waits']);
  // A read that does not begin at the beginning says nothing of what it does not name.
  expect(await pull(context)).toBe('up-to-date');
  expect(await ids()).toEqual(['a', 'b', 'waits']);
});
