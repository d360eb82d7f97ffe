import { afterEach, beforeEach, expect, test } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine, type Engine } from '../support/engine';
import { ANONYMOUS, AppDatabase } from '../../src/db/app-database';
import { noteAlertMatches } from '../../src/db/repositories/alerts/alert-match-repository';
import { hideHome, unhideHome } from '../../src/db/repositories/hidden-homes/hidden-home-commands';
import { discardRow } from '../../src/db/repositories/outbox/discard-row';
import { readResults, storeResults } from '../../src/db/repositories/search/search-repository';
import { drain } from '../../src/sync/engine/drain';
import { pull } from '../../src/sync/engine/pull';
import { injectFetch } from '../support/inject-fetch';
import { madeListing } from '../support/made-listing';
import { publishProperty } from '../support/publish-property';
import { type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';

let account: TestAccount;
const engines: Engine[] = [];
const t = sharedApp();
const agent = sharedAccount(t, 'agent');
beforeEach(async () => {
  account = await t.account('seeker');
});
afterEach(async () => {
  for (const { database } of engines.splice(0)) await database.delete();
});

function phone(): Engine {
  const engine = createEngine({ account, userType: 'seeker', fetch: injectFetch(t.app) });
  engines.push(engine);
  return engine;
}
const hiddenOn = ({ database }: Engine) => database.hiddenHomes.toCollection().primaryKeys();
const KEY = 'listingType=rent';

test('[HIDE-1] a home that was hidden leaves the results here and, once it was sent, on the other phone', async () => {
  const id = await publishProperty(t, agent, { title: 'Flat too dear' });
  const [first, second] = [phone(), phone()];
  await storeResults(
    KEY,
    { properties: [madeListing({ id })], total: 1, totalIsCapped: false, nextCursor: null },
    true,
    first.database,
  );
  await hideHome({ id, title: 'Flat too dear' }, first.database);
  expect(await readResults(KEY, first.database)).toMatchObject({ ids: [id], hidden: [id] });
  await drain(first.context);
  expect(await first.database.outbox.count()).toBe(0);
  await pull(second.context);
  expect(await hiddenOn(second)).toEqual([id]);
  await unhideHome({ id, title: 'Flat too dear' }, second.database);
  await drain(second.context);
  await pull(first.context);
  expect(await hiddenOn(first)).toEqual([]);
  expect((await readResults(KEY, first.database)).hidden).toEqual([]);
});

test('[HIDE-1] taken back before it was sent nothing is sent, and a discarded one shows again', async () => {
  const engine = phone();
  const { database } = engine;
  const home = { id: await publishProperty(t, agent), title: 'Flat' };
  await hideHome(home, database);
  await unhideHome(home, database);
  expect(await database.outbox.count()).toBe(0);
  await hideHome(home, database);
  const [row] = await database.outbox.toArray();
  await discardRow(row?.id ?? '', database);
  expect(await hiddenOn(engine)).toEqual([]);
});

test('[HIDE-1] what nobody shows any more is no question: the row goes, and the home stays hidden', async () => {
  const engine = phone();
  await hideHome({ id: crypto.randomUUID(), title: 'Gone' }, engine.database);
  await drain(engine.context);
  expect(await engine.database.outbox.count()).toBe(0);
  expect(await hiddenOn(engine)).toHaveLength(1);
});

test('[HIDE-1] no alert tells of it', async () => {
  const { database } = phone();
  const home = madeListing({ listingType: 'rent', title: 'Flat' });
  await database.alerts.put({
    id: crypto.randomUUID(),
    version: 1,
    name: 'Rents',
    criteria: { listingType: 'rent' },
    frequency: 'Daily',
    includeSimilar: false,
    active: true,
    createdAt: '2026-05-01T08:00:00.000Z',
  } as never);
  await hideHome(home, database);
  await database.listings.put({ ...home, fetchedAt: Date.now() });
  await noteAlertMatches(database);
  expect(await database.notifications.count()).toBe(0);
});

test('[HIDE-1] a visitor hides on the phone alone', async () => {
  const database = new AppDatabase(ANONYMOUS);
  // Files of one worker share their storage: another may have left a visitor's rows.
  await database.delete();
  await database.open();
  await hideHome({ id: crypto.randomUUID(), title: 'Flat' }, database);
  expect([await database.hiddenHomes.count(), await database.outbox.count()]).toEqual([1, 0]);
  await database.delete();
});
