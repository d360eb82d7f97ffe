import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine, type Engine } from '../support/engine';
import { createApiClient } from '../../src/api/api-client';
import { API_VERSION } from '../../src/contract/api-version';
import { API_MARK } from '../../src/contract/headers';
import { readSnapshot, storeSnapshot } from '../../src/db/repositories/account/snapshot-repository';
import { hideHome } from '../../src/db/repositories/hidden-homes/hidden-home-commands';
import { blockPerson } from '../../src/db/repositories/blocks/block-commands';
import { saveListing } from '../../src/db/repositories/saved/saved-commands';
import { isInspection } from '../../src/domain/answer-checks';
import { drain } from '../../src/sync/engine/drain';
import { pull } from '../../src/sync/engine/pull';
import { deviceApi } from '../../src/sync/device-api';
import { injectFetch } from '../support/inject-fetch';
import { madeInspection } from '../support/made-inspection';
import { madeListing } from '../support/made-listing';
import { madePerson } from '../support/made-person';
import { publishProperty } from '../support/publish-property';
import { type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';

// A phone and its server are seldom of one version: each goes on with what the other knows.
let account: TestAccount;
let engine: Engine;
/** Makes another version of what the phone asks, or of what it is answered. */
let wire: {
  asks: (headers: Headers) => void;
  sends: (body: string) => string;
  answers: (body: unknown, headers: Headers) => unknown;
};

const t = sharedApp();
const agent = sharedAccount(t, 'agent');
beforeEach(async () => {
  account = await t.account('seeker');
  wire = { asks: () => undefined, sends: (text) => text, answers: (body) => body };
  const reach = injectFetch(t.app);
  engine = createEngine({
    account,
    userType: 'seeker',
    fetch: async (input, init) => {
      const asked = new Headers(init?.headers);
      wire.asks(asked);
      const sent = typeof init?.body === 'string' ? { body: wire.sends(init.body) } : {};
      const answer = await reach(input, { ...init, ...sent, headers: Object.fromEntries(asked) });
      const headers = new Headers(answer.headers);
      const body = wire.answers(await answer.json(), headers);
      return new Response(JSON.stringify(body), { status: answer.status, headers });
    },
  });
});
afterEach(() => engine.database.delete());

const asOlderServer = (headers: Headers) => headers.set(API_MARK, '0');
const later = async () => {
  engine.clock.now += 600_000;
  await drain(engine.context);
};
const waiting = async () =>
  (await engine.database.outbox.toArray()).map(({ kind, state, attempts, lastError }) => ({
    kind,
    state,
    attempts,
    says: lastError?.message,
  }));

async function saveOne(): Promise<string> {
  const id = await publishProperty(t, agent);
  await saveListing(madeListing({ id }), engine.database);
  return id;
}

test('an entry that this build cannot read is left out, and a build that can reads the feed again', async () => {
  const [strange, plain] = [await saveOne(), await saveOne()];
  await drain(engine.context);
  await engine.database.savedProperties.clear();
  wire.answers = (body) => {
    const { feeds } = body as { feeds: { 'saved-properties': { items: { id: string }[] } } };
    for (const item of feeds['saved-properties'].items)
      if (item.id === strange) Object.assign(item, { savedAt: { day: 3 } });
    return body;
  };
  expect(await pull(engine.context)).toBe('up-to-date');
  const kept = () => engine.database.savedProperties.toCollection().primaryKeys();
  expect(await kept()).toEqual([plain]);
  const { cursors } = engine.database;
  expect(await cursors.get('saved-properties')).toMatchObject({ unread: 1 });
  wire.answers = (body) => body;
  await pull(engine.context);
  expect(await kept()).toEqual([plain]);
  // The next version of the app.
  await cursors.toCollection().modify({ shared: 0 });
  await pull(engine.context);
  expect((await kept()).toSorted()).toEqual([strange, plain].toSorted());
  expect(await cursors.get('saved-properties')).toMatchObject({ unread: 0 });
});

test('a state that a later version named is kept as it came', async () => {
  const id = await saveOne();
  await drain(engine.context);
  await engine.database.savedProperties.clear();
  wire.answers = (body) => {
    const { feeds } = body as { feeds: { 'saved-properties': { items: { property: object }[] } } };
    for (const { property } of feeds['saved-properties'].items)
      Object.assign(property, { status: 'Under offer' });
    return body;
  };
  expect(await pull(engine.context)).toBe('up-to-date');
  const saved = await engine.database.savedProperties.get(id);
  expect(saved?.listing).toMatchObject({ status: 'Under offer' });
  const seeker = madePerson('seeker');
  expect(isInspection({ ...madeInspection(seeker), status: 'Viewed' })).toBe(true);
  expect(isInspection({ ...madeInspection(seeker), status: 3 })).toBe(false);
});

test('what an older server does not know waits with words, and all else goes on', async () => {
  const id = await saveOne();
  await blockPerson({ id: agent.id, name: 'Ada Agent' }, engine.database);
  // Of one that is gone it would be dropped: that the server lacks the call says nothing of that.
  await hideHome({ id, title: 'A home' }, engine.database);
  wire.answers = (body, headers) => {
    asOlderServer(headers);
    return body;
  };
  // The path of a later version's call.
  wire.sends = (text) => text.replaceAll(/\/api\/(?:blocks|hidden-homes)\//g, '/api/later/');
  await drain(engine.context);
  const unknown = {
    state: 'pending',
    attempts: 1,
    says: 'The server does not know this yet. It goes out once the server does.',
  };
  expect(await waiting()).toEqual([
    { kind: 'block.add', ...unknown },
    { kind: 'home.hide', ...unknown },
  ]);
  wire.answers = (body) => body;
  wire.sends = (text) => text;
  await later();
  expect(await waiting()).toEqual([]);
});

test('what an older server had no word for is fetched once it has', async () => {
  const id = await saveOne();
  await drain(engine.context);
  wire.answers = (body, headers) => {
    asOlderServer(headers);
    return body;
  };
  await pull(engine.context);
  await engine.database.savedProperties.update(id, { savedAt: 7 });
  await pull(engine.context);
  expect((await engine.database.savedProperties.get(id))?.savedAt).toBe(7);
  wire.answers = (body) => body;
  await pull(engine.context);
  expect((await engine.database.savedProperties.get(id))?.savedAt).not.toBe(7);
  expect(await engine.database.cursors.get('saved-properties')).toMatchObject({
    shared: API_VERSION,
  });
});

test('a refusal of a server of the same version is one', async () => {
  await saveListing(madeListing(), engine.database);
  await later();
  expect(await waiting()).toMatchObject([{ kind: 'saved.add', state: 'rejected' }]);
});

test('a phone too old for its server is told so, keeps what it wrote and sends it after', async () => {
  const told: string[] = [];
  engine.context.api = createApiClient({
    baseUrl: '',
    fetch: async (input, init) => {
      const headers = { ...(init?.headers as Record<string, string>), [API_MARK]: '0' };
      return injectFetch(t.app)(input, { ...init, headers });
    },
    onTooOld: () => told.push('update'),
  });
  await saveOne();
  await later();
  expect(told).toEqual(['update']);
  expect(await waiting()).toMatchObject([
    {
      kind: 'saved.add',
      state: 'pending',
      says: 'This version of the app is too old for the server. Update the app: what you wrote is kept, and goes out then.',
    },
  ]);
  expect(await pull(engine.context)).toBe('failed');
  engine.context.api = createApiClient({ baseUrl: '', fetch: injectFetch(t.app) });
  await later();
  expect(await waiting()).toEqual([]);
});

test('an answer that was kept by another version is asked for again', async () => {
  const { database } = engine;
  const kept = { place: 'Lekki', homes: 12, photoBytes: 9000 };
  await storeSnapshot('kept-ahead', kept, 1, database);
  expect((await readSnapshot('kept-ahead', database))?.value).toEqual(kept);
  await database.snapshots.toCollection().modify({ version: 99 });
  expect(await readSnapshot('kept-ahead', database)).toBeUndefined();
  await storeSnapshot('kept-ahead', kept, Date.now(), database);
  expect((await readSnapshot('kept-ahead', database))?.value).toEqual(kept);
});

test('an answer is kept as of the version of the server that gave it', async () => {
  const { database } = engine;
  const kept = { place: 'Lekki', homes: 12, photoBytes: 9000 };
  /** The version under which what a server of this one answers is kept. */
  const keptBy = async (server: number) => {
    vi.stubGlobal('fetch', async () => Response.json({}, { headers: { [API_MARK]: `${server}` } }));
    await deviceApi().request({ method: 'GET', path: '/api/health' });
    await storeSnapshot('kept-ahead', kept, Date.now(), database);
    vi.unstubAllGlobals();
    return (await database.snapshots.get('kept-ahead'))?.version;
  };
  expect(await keptBy(API_VERSION - 1)).toBe(API_VERSION - 1);
  expect(await keptBy(API_VERSION + 1)).toBe(API_VERSION);
});

test('what a later server takes only alone is sent alone', async () => {
  await saveOne();
  await blockPerson({ id: agent.id, name: 'Ada Agent' }, engine.database);
  // In what travels together its address is none; by itself it goes where it always went.
  wire.sends = (text) => text.replaceAll('/api/blocks/', '/api/gone/');
  await later();
  expect(engine.context.batches.taken).toBe(false);
  expect(await waiting()).toEqual([]);
});
