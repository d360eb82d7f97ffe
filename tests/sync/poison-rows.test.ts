import { madeRow } from '../support/made-row';
import { listWaitingGroups } from '../../src/db/repositories/outbox/list-waiting-groups';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine, type Engine } from '../support/engine';
import { rewriteMessage, sendMessage } from '../../src/db/repositories/messages/message-commands';
import { storeSession } from '../../src/db/repositories/account/session-repository';
import { discardRow } from '../../src/db/repositories/outbox/discard-row';
import { saveAlert } from '../../src/db/repositories/alerts/alert-commands';
import { saveListing } from '../../src/db/repositories/saved/saved-commands';
import { readOutboxEntry } from '../../src/db/repositories/outbox/outbox-repository';
import type { StoredRow } from '../../src/db/outbox-row';
import { drain } from '../../src/sync/engine/drain';
import { pull } from '../../src/sync/engine/pull';
import { injectFetch } from '../support/inject-fetch';
import { madeListing } from '../support/made-listing';
import { publishProperty } from '../support/publish-property';
import { type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';

// A row that this build cannot send stops nobody: it is parked once, with words, and all else goes on.
let account: TestAccount;
let engine: Engine;
let requests: string[];
/** Answers a request in the server's place, or null. */
let instead: (path: string) => Response | null;

const t = sharedApp();
const agent = sharedAccount(t, 'agent');
beforeEach(async () => {
  // What is parked is told on the console as well.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  account = await t.account('seeker');
  requests = [];
  instead = () => null;
  const reach = injectFetch(t.app);
  engine = createEngine({
    account,
    userType: 'seeker',
    fetch: async (input, init) => {
      const path = pathOf(input);
      requests.push(`${init?.method ?? 'GET'} ${path}`);
      return instead(path) ?? reach(input, init);
    },
  });
});
afterEach(() => engine.database.delete());

function pathOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : input.toString();
}

/** A row of the outbox as some version of the app may have left it. */
async function leave(change: Partial<StoredRow>): Promise<void> {
  const entityId = randomUUID();
  const payload = { propertyId: entityId, title: 'A home' };
  await engine.database.outbox.add(
    madeRow(account, { id: entityId, kind: 'saved.add', entityId, payload, ...change }),
  );
}

const CANNOT = { message: 'This version of the app cannot send this', status: null };

test.each([
  ['of an unknown kind', { kind: 'villa.teleport' }],
  ['of a newer version', { payloadVersion: 2 }],
  ['without a payload', { payload: null }],
  ['with half a payload', { payload: { title: 'A home' } }],
])('a row %s is parked at once, untried, and what is behind it goes out', async (_, change) => {
  await leave(change);
  const homeId = await publishProperty(t, agent);
  await saveListing(madeListing({ id: homeId }), engine.database);
  expect(await drain(engine.context)).toMatchObject({ sent: 1, offline: false, retryAt: null });
  const [row, ...others] = await engine.database.outbox.toArray();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ state: 'rejected', attempts: 0, lastError: { code: 'unreadable' } });
  expect(row?.lastError).toMatchObject(CANNOT);
  expect(requests).toEqual(['POST /api/saved-properties']);
  expect(await pull(engine.context)).toBe('up-to-date');
  // Once is enough: nothing is tried or written again.
  requests = [];
  await drain(engine.context);
  expect(requests).toEqual([]);
});

test('a kind of another version has a name on the screen', async () => {
  await leave({ kind: 'villa.teleport', payload: null });
  const [group] = await listWaitingGroups(engine.database);
  const entry = await readOutboxEntry(group?.seqs[0] ?? 0, engine.database);
  expect(entry?.title).toBe('Something of another version');
});

test('what another version had to park is sent once this one understands it', async () => {
  const homeId = await publishProperty(t, agent);
  await leave({
    payload: { propertyId: homeId, title: 'A home' },
    entityId: homeId,
    state: 'rejected',
    lastError: { ...CANNOT, code: 'unreadable', at: 1 },
  });
  expect(await drain(engine.context)).toMatchObject({ sent: 1 });
});

test('a 200 that is not what the call answers parks its row alone, and stores nothing of it', async () => {
  instead = (path) =>
    path === '/api/saved-properties'
      ? new Response('{"saved":{"id":7}}', {
          status: 200,
          headers: { 'x-gida-api': '1', 'content-type': 'application/json' },
        })
      : null;
  const homeId = await publishProperty(t, agent);
  await saveListing(madeListing({ id: homeId }), engine.database);
  await drain(engine.context);
  expect(await engine.database.outbox.toArray()).toMatchObject([
    { kind: 'saved.add', state: 'rejected', attempts: 1, lastError: { code: 'unfit', ...CANNOT } },
  ]);
  expect(await engine.database.savedProperties.toArray()).toMatchObject([
    { id: homeId, onServer: false },
  ]);
  expect(await engine.database.receipts.count()).toBe(0);
});

test('a message whose answer cannot be read takes no new words, and giving it up takes it back', async () => {
  const homeId = await publishProperty(t, agent);
  const recipient = { id: agent.id, name: 'Agent', company: null };
  instead = (path) =>
    path === '/api/messages'
      ? new Response('{"message":{"id":7}}', {
          status: 201,
          headers: { 'x-gida-api': '1', 'content-type': 'application/json' },
        })
      : null;
  const words = { subject: 'The flat', content: 'Is it free?', form: 'a form' };
  await storeSession({ token: account.token, user: engine.session.user });
  await sendMessage(
    { recipient, propertyId: homeId, propertyTitle: 'The flat', ...words },
    engine.database,
  );
  await drain({ ...engine.context, batches: { taken: false } });
  const [row] = await engine.database.outbox.toArray();
  expect(row).toMatchObject({ state: 'rejected', lastError: { code: 'unfit' } });
  const entry = await readOutboxEntry(row?.seq ?? 0, engine.database);
  expect(entry?.edit).toBeNull();
  await rewriteMessage(row?.id ?? '', { content: 'Other words', form: 'a form' }, engine.database);
  expect(await engine.database.outbox.toArray()).toMatchObject([
    { id: row?.id, payload: { content: 'Is it free?' } },
  ]);
  await discardRow(row?.id ?? '', engine.database);
  expect((await engine.database.outbox.toArray()).map(({ kind }) => kind)).toEqual([
    'message.delete',
  ]);
});

test('of a request for many, one answer that does not fit parks one row', async () => {
  const reach = injectFetch(t.app);
  const account2 = account;
  engine = createEngine({
    account: account2,
    userType: 'seeker',
    fetch: async (input, init) => {
      const answer = await reach(input, init);
      if (pathOf(input) !== '/api/commands') return answer;
      const body = (await answer.json()) as { answers: { body: unknown }[] };
      const [first] = body.answers;
      if (first) first.body = { alert: null };
      return new Response(JSON.stringify(body), { status: 200, headers: answer.headers });
    },
  });
  const save = (name: string) =>
    saveAlert(
      {
        name,
        criteria: { listingType: 'rent', location: name },
        frequency: 'Daily',
        includeSimilar: false,
        active: false,
      },
      engine.database,
    );
  for (const name of ['One', 'Two', 'Three']) await save(name);
  expect(await drain(engine.context)).toMatchObject({ sent: 2 });
  expect(await engine.database.outbox.toArray()).toMatchObject([
    { payload: { name: 'One' }, state: 'rejected', lastError: { code: 'unfit' } },
  ]);
});

test('an entry of a feed that cannot be read leaves the others to be taken', async () => {
  const reach = injectFetch(t.app);
  engine = createEngine({
    account,
    userType: 'seeker',
    fetch: async (input, init) => {
      const answer = await reach(input, init);
      if (!pathOf(input).startsWith('/api/sync')) return answer;
      const body = (await answer.json()) as { feeds: Record<string, { items: unknown[] }> };
      body.feeds.messages?.items.push({ id: 7 });
      return new Response(JSON.stringify(body), { status: 200, headers: answer.headers });
    },
  });
  expect(await pull(engine.context)).toBe('up-to-date');
  const cursors = await engine.database.cursors.toCollection().primaryKeys();
  expect(cursors.toSorted()).toEqual([
    'blocks',
    'hidden-homes',
    'inspections',
    'messages',
    'notifications',
    'saved-properties',
    'search-alerts',
  ]);
});
