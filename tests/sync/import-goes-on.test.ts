import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine, type Engine } from '../support/engine';
import { AppDatabase } from '../../src/db/app-database';
import type { StoredRow } from '../../src/db/outbox-row';
import { clearPrivate } from '../../src/db/repositories/account/clear-private';
import { clearSession, storeSession } from '../../src/db/repositories/account/session-repository';
import { readImportProgress } from '../../src/db/repositories/my-properties/import-progress';
import {
  beginImport,
  knownListings,
  takeImport,
} from '../../src/db/repositories/my-properties/import-repository';
import { changePrices } from '../../src/db/repositories/my-properties/change-prices';
import { setPublished } from '../../src/db/repositories/my-properties/listing-life-commands';
import { readDraft, storeDraft } from '../../src/db/repositories/my-properties/draft-repository';
import {
  keepPhoto,
  saveProperty,
} from '../../src/db/repositories/my-properties/my-property-commands';
import { readPublishDoubts } from '../../src/db/repositories/my-properties/publish-doubt-repository';
import { stopImport } from '../../src/db/repositories/my-properties/stop-import';
import { publishWaiting } from '../../server/modules/properties/publish-waiting';
import { countOutbox } from '../../src/db/repositories/outbox/count-outbox';
import { planImport } from '../../src/domain/import/plan-import';
import { formFromContent } from '../../src/domain/property/form/listing-form';
import { drain } from '../../src/sync/engine/drain';
import { pull } from '../../src/sync/engine/pull';
import { injectFetch } from '../support/inject-fetch';
import { rowsOf } from '../support/rows-of';
import { propertyContent } from '../support/property-content';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';

// An import that goes on whatever becomes of its page.
let agent: TestAccount;
let engine: Engine;
let phone: AppDatabase;
let requests: string[];
/** How many requests get through before the network goes. */
let reachable: number;

const t = sharedApp();
afterAll(() => clearSession());
beforeEach(async () => {
  requests = [];
  reachable = Number.POSITIVE_INFINITY;
  const reach = injectFetch(t.app);
  agent = await t.account('agent');
  engine = createEngine({
    account: agent,
    userType: 'agent',
    fetch: (input, init) => {
      if (requests.length >= reachable) return Promise.reject(new TypeError('Failed to fetch'));
      requests.push(input instanceof Request ? input.url : input.toString());
      return reach(input, init);
    },
  });
  phone = engine.database;
  await storeSession({ token: agent.token, user: engine.session.user });
});

/** A file of so many rows, planned with what is on the phone. */
async function plan(ids: string[], price = 4_500_000) {
  const listings = ids.map((id, at) => ({
    id,
    line: at + 2,
    content: propertyContent({ title: `Home ${at}`, price }),
    doubts: [],
  }));
  return planImport(listings, await knownListings(ids, phone));
}
const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
const onServer = async () =>
  Number(
    (
      await rowsOf<{ n: number }>(
        t.database,
        `SELECT count(*)::int AS n FROM properties WHERE owner_id = $1 AND status = 'Draft'`,
        [agent.id],
      )
    )[0]?.n,
  );

test('what was begun is saved by the next page, each listing once, and sent in batches', async () => {
  await beginImport(await plan(ids(260)), 'Draft', phone);
  phone.close();
  const next = new AppDatabase(agent.id);
  expect((await countOutbox(next)).things).toBe(260);
  expect(await readImportProgress(next)).toMatchObject({ total: 260, sent: 0, waiting: 260 });
  // Two tabs do the same.
  const other = new AppDatabase(agent.id);
  await Promise.all([takeImport(next), takeImport(other)]);
  other.close();
  expect(await next.myProperties.count()).toBe(260);
  expect(await next.outbox.count()).toBe(260);
  expect(await readImportProgress(next)).toMatchObject({ total: 260, sent: 0, waiting: 260 });
  await drain({ ...engine.context, database: next });
  expect(requests).toHaveLength(6);
  expect(await onServer()).toBe(260);
  expect(await readImportProgress(next)).toEqual({
    total: 260,
    sent: 260,
    waiting: 0,
    undecided: 0,
    unpublished: 0,
    stopped: null,
  });
  next.close();
});

test('a page that is killed while it saves leaves whole pieces only', async () => {
  await beginImport(await plan(ids(300)), 'Draft', phone);
  const isKilled = (_key: unknown, row: StoredRow) => {
    if ((row.payload as { content: { title: string } }).content.title === 'Home 280')
      throw new Error('killed');
  };
  phone.outbox.hook('creating', isKilled);
  await expect(takeImport(phone)).rejects.toThrow('killed');
  phone.outbox.hook('creating').unsubscribe(isKilled);
  expect(await phone.myProperties.count()).toBe(250);
  expect(await phone.outbox.count()).toBe(250);
  expect((await countOutbox(phone)).things).toBe(300);
  await takeImport(phone);
  expect(await phone.myProperties.count()).toBe(300);
  expect(await phone.outbox.count()).toBe(300);
});

test('a form that is being filled in stays as it is, with its photos, when a file changes its listing', async () => {
  const [id = ''] = ids(1);
  const content = propertyContent({ title: 'Home 0', price: 4_500_000 });
  await saveProperty({ id, content, status: 'Active', removedPhotoIds: [] }, phone);
  await drain(engine.context);
  const form = { ...formFromContent(content, 'Active'), description: 'An hour of words' };
  await storeDraft(id, { form, removedPhotoIds: [], photoOrder: [], captions: {} }, phone);
  const photo = { id: randomUUID(), type: 'image/jpeg', data: new ArrayBuffer(8) };
  await keepPhoto(id, { ...photo, width: 1, height: 1 }, phone);
  await beginImport(await plan([id], 5_000_000), 'Active', phone);
  await takeImport(phone);
  expect((await phone.myProperties.get(id))?.content.price).toBe(5_000_000);
  expect((await readDraft(id, phone))?.form.description).toBe('An hour of words');
  expect(await phone.photos.toArray()).toMatchObject([{ id: photo.id, unsaved: true }]);
  expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['property.save']);
});

test('stopped, it keeps what was sent and withdraws what never left the phone', async () => {
  await beginImport(await plan(ids(300)), 'Active', phone);
  await takeImport(phone);
  await beginImport(await plan(ids(20)), 'Active', phone);
  reachable = 2;
  await drain(engine.context);
  const sent = (await readImportProgress(phone))?.sent ?? 0;
  expect(sent).toBe(100);
  // Fifty more were tried and found no network: they may have arrived.
  await stopImport(phone);
  expect(await readImportProgress(phone)).toEqual({
    total: 320,
    sent: 100,
    waiting: 50,
    undecided: 0,
    unpublished: 0,
    stopped: { withdrawn: 170, isThrough: true },
  });
  expect(await phone.myProperties.count()).toBe(150);
  expect(await phone.importPieces.count()).toBe(0);
});

test('what an agent has worked on is no part of a stopped import, whichever came first', async () => {
  const [rewritten = '', photographed = '', begun = '', untouched = '', before = '', priced = ''] =
    ids(6);
  const own = async (id: string, title: string) =>
    saveProperty(
      {
        id,
        content: propertyContent({ title }),
        status: null,
        reviewNote: null,
        removedPhotoIds: [],
      },
      phone,
    );
  await own(before, 'Mine before');
  await beginImport(
    await plan([rewritten, photographed, begun, untouched, before, priced]),
    'Draft',
    phone,
  );
  await takeImport(phone);
  expect(await readImportProgress(phone)).toMatchObject({ total: 5, waiting: 5 });
  await own(rewritten, 'Mine since');
  expect(await readImportProgress(phone)).toMatchObject({ total: 4, waiting: 4 });
  const property = await phone.myProperties.get(priced);
  if (property === undefined) throw new Error('no listing');
  await changePrices([{ property, price: 9_000_000 }], phone);
  expect(await readImportProgress(phone)).toMatchObject({ total: 3, waiting: 3 });
  await phone.photos.put({
    id: randomUUID(),
    propertyId: photographed,
    name: 'a.jpg',
    position: 0,
    unsaved: true,
    width: 4,
    height: 3,
    bytes: 5,
    createdAt: 1,
  });
  await phone.drafts.put({ id: begun, values: { form: { title: 'Begun' } }, updatedAt: 1 });
  await stopImport(phone);
  expect(await readImportProgress(phone)).toEqual({
    total: 1,
    sent: 0,
    waiting: 0,
    undecided: 0,
    unpublished: 0,
    stopped: { withdrawn: 1, isThrough: true },
  });
  const left = await phone.myProperties.toCollection().primaryKeys();
  expect(left.toSorted()).toEqual([rewritten, photographed, begun, before, priced].toSorted());
  expect((await phone.myProperties.get(rewritten))?.content.title).toBe('Mine since');
  expect(await phone.photos.count()).toBe(1);
  expect(await phone.drafts.count()).toBe(1);
  await drain(engine.context);
  const there = await rowsOf<{ id: string }>(
    t.database,
    'SELECT id FROM properties WHERE owner_id = $1 ORDER BY id',
    [agent.id],
  );
  expect(there.map(({ id }) => id)).toEqual(left.toSorted());
});

test('[PLAN-3] what the plan has no room for waits, and is published once the plan is changed', async () => {
  await t.database.query(`UPDATE users SET plan = 'starter' WHERE id = $1`, [agent.id]);
  await beginImport(await plan(ids(23)), 'Active', phone);
  await takeImport(phone);
  await drain(engine.context);
  const published = () =>
    rowsOf<{ waits: boolean; count: number }>(
      t.database,
      `SELECT status = 'Draft' AND awaits_room_since IS NOT NULL AS waits, count(*)::int
        FROM properties WHERE owner_id = $1 GROUP BY 1 ORDER BY 1`,
      [agent.id],
    );
  // Starter publishes twenty.
  expect(await published()).toEqual([
    { waits: false, count: 20 },
    { waits: true, count: 3 },
  ]);
  expect((await countOutbox(phone)).things).toBe(0);
  expect(await readImportProgress(phone)).toMatchObject({ sent: 23, undecided: 0 });
  await t.database.query(`UPDATE users SET plan = 'pro' WHERE id = $1`, [agent.id]);
  await t.database.transaction((tx) => publishWaiting(tx, agent.id));
  expect(await published()).toEqual([{ waits: false, count: 23 }]);
});

test('what was sent and not published is told', async () => {
  await beginImport(await plan(ids(3)), 'Active', phone);
  await takeImport(phone);
  const lastError = { code: 'plan-limit' as const, status: 403, message: 'The limit', at: 1 };
  await phone.outbox
    .where('kind')
    .equals('property.publish')
    .modify({ state: 'rejected', lastError });
  await drain(engine.context);
  expect(await readImportProgress(phone)).toMatchObject({ total: 3, sent: 3, unpublished: 3 });
});

test('a draft that is published by hand later, and refused, is nothing of its import', async () => {
  const [id = ''] = ids(1);
  await beginImport(await plan([id]), 'Draft', phone);
  await takeImport(phone);
  await drain(engine.context);
  const content = propertyContent();
  await saveProperty({ id, content, status: 'Active', removedPhotoIds: [] }, phone);
  const lastError = { code: 'plan-limit' as const, status: 403, message: 'The limit', at: 1 };
  await phone.outbox
    .where('kind')
    .equals('property.publish')
    .modify({ state: 'rejected', lastError });
  expect(await readImportProgress(phone)).toMatchObject({ total: 1, sent: 1, unpublished: 0 });
});

test('a change that is withdrawn is put back, and the same file makes it again', async () => {
  const [id = ''] = ids(1);
  await beginImport(await plan([id]), 'Draft', phone);
  await takeImport(phone);
  await drain(engine.context);
  await beginImport(await plan([id], 5_000_000), 'Draft', phone);
  await takeImport(phone);
  expect((await phone.myProperties.get(id))?.content.price).toBe(5_000_000);
  await stopImport(phone);
  expect((await phone.myProperties.get(id))?.content.price).toBe(4_500_000);
  expect(await readImportProgress(phone)).toMatchObject({
    total: 1,
    sent: 0,
    stopped: { withdrawn: 1, isThrough: true },
  });
  expect((await plan([id], 5_000_000)).map(({ step }) => step)).toEqual(['update']);
});

test('a listing that changed since the file was read is merged as it stands by then', async () => {
  const [id = ''] = ids(1);
  await beginImport(await plan([id]), 'Draft', phone);
  await takeImport(phone);
  await beginImport(await plan([id], 5_000_000), 'Draft', phone);
  const before = await phone.myProperties.get(id);
  if (before === undefined) throw new Error('no listing');
  await phone.myProperties.put({ ...before, content: { ...before.content, title: 'Renamed' } });
  await takeImport(phone);
  expect((await phone.myProperties.get(id))?.content).toMatchObject({
    title: 'Renamed',
    price: 5_000_000,
  });
});

test('what a column alone leaves in doubt stays with the draft, on every phone, until it is published', async () => {
  const text = 'The price column says per square metre';
  const [id = ''] = ids(1);
  const [listing] = await plan([id]);
  if (listing === undefined) throw new Error('nothing planned');
  await beginImport([{ ...listing, doubts: [{ kind: 'per sqm', text }] }], 'Active', phone);
  await takeImport(phone);
  expect(await readPublishDoubts(listing, phone)).toEqual([text]);
  await drain(engine.context);
  // As a phone that never saw the file.
  await clearPrivate(phone, { unsent: 'discard', onlyHere: 'remove' });
  expect(await phone.myProperties.count()).toBe(0);
  await pull(engine.context);
  const home = await phone.myProperties.get(id);
  if (home === undefined) throw new Error('not on the other phone');
  expect(await readPublishDoubts(home, phone)).toEqual([text]);
  // Other words are no answer to it.
  const content = { ...home.content, description: 'By the lagoon' };
  await saveProperty({ id, content, status: null, removedPhotoIds: [] }, phone);
  await drain(engine.context);
  expect(await readPublishDoubts(home, phone)).toEqual([text]);
  // To publish it is to say that it is right; taken offline it is not asked about again.
  await setPublished(id, true, phone);
  await drain(engine.context);
  await setPublished(id, false, phone);
  await drain(engine.context);
  expect(await phone.myProperties.get(id)).toMatchObject({ status: 'Draft', version: 4 });
  expect(await readPublishDoubts(home, phone)).toEqual([]);
});

test('a logout that keeps what is unsent keeps the import, one that does not ends it', async () => {
  await beginImport(await plan(ids(30)), 'Draft', phone);
  await clearPrivate(phone, { unsent: 'keep', onlyHere: 'keep' });
  expect((await countOutbox(phone)).things).toBe(30);
  await clearPrivate(phone, { unsent: 'discard', onlyHere: 'keep' });
  expect((await countOutbox(phone)).things).toBe(0);
  expect(await phone.importPieces.count()).toBe(0);
  expect(await readImportProgress(phone)).toBeNull();
});
