import { listWaitingGroups } from '../../src/db/repositories/outbox/list-waiting-groups';
import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createEngine, type Engine, noLock } from '../support/engine';
import { injectFetch } from '../support/inject-fetch';
import { propertyContent } from '../support/property-content';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';
import { publishProperty } from '../support/publish-property';
import { createApiClient } from '../../src/api/api-client';
import { collectOutboxFile } from '../../src/db/repositories/outbox/collect-outbox-file';
import { discardRow } from '../../src/db/repositories/outbox/discard-row';
import { sendMessage } from '../../src/db/repositories/messages/message-commands';
import {
  keepPhoto,
  saveProperty,
} from '../../src/db/repositories/my-properties/my-property-commands';
import { readOutboxEntry } from '../../src/db/repositories/outbox/outbox-repository';
import {
  keepApplication,
  keepDocument,
  submitApplication,
} from '../../src/db/repositories/applications/own-application-commands';
import { storeSession } from '../../src/db/repositories/account/session-repository';
import { takeInOutboxFile } from '../../src/db/repositories/outbox/take-in-outbox-file';
import { type OutboxFile, parseOutboxFile } from '../../src/domain/outbox/outbox-file';
import { EMPTY_BUSINESS_SIGN_UP } from '../../src/domain/signup/business-sign-up';
import { drain } from '../../src/sync/engine/drain';
import { rowsOf } from '../support/rows-of';

let reach: typeof fetch;
let agent: TestAccount;
let other: TestAccount;
let home: string;
const t = sharedApp();
beforeAll(async () => {
  reach = injectFetch(t.app);
  other = await t.account('agent', 'Bola Broker');
  home = await publishProperty(t, other);
});
beforeEach(async () => {
  agent = await t.account('agent');
});

/** A phone of its own: the same person's database, in other storage. */
function phone(fetch: typeof globalThis.fetch = reach): Engine {
  const { dependencies } = Dexie;
  const before = dependencies.indexedDB;
  dependencies.indexedDB = new IDBFactory();
  const engine = createEngine({ account: agent, userType: 'agent', fetch, lock: noLock });
  dependencies.indexedDB = before;
  return engine;
}

const dead: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** A listing with two photos, and a message about another's home. */
async function writeOffline({ database, session }: Engine) {
  await storeSession({ token: session.token, user: session.user });
  const listing = randomUUID();
  const photos = [randomUUID(), randomUUID()];
  for (const [at, id] of photos.entries()) await keepPhoto(listing, await photo(id, at), database);
  const edit = { id: listing, content: propertyContent(), removedPhotoIds: [] };
  await saveProperty({ ...edit, status: 'Active' }, database);
  const message = await sendMessage(
    {
      propertyId: home,
      propertyTitle: 'A home',
      recipient: { id: other.id, name: 'Bola Broker' },
      subject: 'About it',
      content: 'Is it still there?',
    },
    database,
  );
  return { listing, photos, message };
}

async function photo(id: string, shade: number) {
  const data = await sharp({
    create: { width: 40, height: 30, channels: 3, background: { r: 40 * shade, g: 90, b: 80 } },
  })
    .jpeg()
    .toBuffer();
  return { id, type: 'image/jpeg', data: new Uint8Array(data).buffer, width: 40, height: 30 };
}

const readMessageRow = async ({ database }: Engine, id: string) =>
  (await database.outbox.where('entityId').equals(id).first())?.id;

const takeIn = (file: unknown, { database }: Engine) =>
  takeInOutboxFile(JSON.stringify(file), [database]);

async function exported({ database }: Engine): Promise<OutboxFile> {
  const { file } = await collectOutboxFile(null, database);
  const read = parseOutboxFile(await file.text());
  if (typeof read === 'string') throw new Error(read);
  return read;
}

const onServer = (table: string, ids: string[]) =>
  rowsOf<{ id: string }>(t.database, `SELECT id FROM ${table} WHERE id = ANY($1::uuid[])`, [ids]);

test('[SYNC-2] a file of one phone is sent by another, once in effect though both send', async () => {
  const one = phone();
  const two = phone();
  const { listing, photos, message } = await writeOffline(one);
  const keys = (await one.database.outbox.toArray()).map(({ id }) => id);
  const file = await exported(one);
  expect(file.userId).toBe(agent.id);
  expect(file.rows.map(({ id, kind }) => ({ id, kind }))).toEqual([
    { id: keys[0], kind: 'property.save' },
    { id: keys[1], kind: 'photo.add' },
    { id: keys[2], kind: 'photo.add' },
    { id: keys[3], kind: 'property.publish' },
    { id: keys[4], kind: 'message.send' },
  ]);
  expect(await takeIn(file, two)).toEqual({
    taken: 5,
    known: 0,
    unsendable: 0,
  });
  expect((await two.database.outbox.orderBy('seq').toArray()).map(({ id }) => id)).toEqual(keys);
  // What the screens show of it is there before anything is sent.
  expect(await two.database.myProperties.get(listing)).toMatchObject({ status: 'Active' });
  expect(await two.database.messages.get(message)).toMatchObject({ content: 'Is it still there?' });
  expect(await two.database.photoData.count()).toBe(2);

  await Promise.all([drain(one.context), drain(two.context)]);
  // What met the other phone's request under way is tried again.
  for (const { context, clock } of [one, two]) {
    clock.now += 600_000;
    await drain(context);
  }
  expect(await one.database.outbox.count()).toBe(0);
  expect(await two.database.outbox.count()).toBe(0);
  const [property] = await rowsOf<{ status: string; version: number }>(
    t.database,
    'SELECT status, version FROM properties WHERE id = $1',
    [listing],
  );
  expect(property).toEqual({ status: 'Active', version: 2 });
  expect(await onServer('photos', photos)).toHaveLength(2);
  const sent = await t.database.query('SELECT id FROM messages WHERE property_id = $1', [home]);
  expect(sent).toEqual([{ id: message }]);
  expect((await one.database.receipts.toCollection().primaryKeys()).toSorted()).toEqual(
    keys.toSorted(),
  );
});

test('a file that was taken in, or whose rows were sent from here, brings nothing new', async () => {
  const one = phone();
  const two = phone();
  await writeOffline(one);
  const file = await exported(one);
  await takeIn(file, two);
  expect(await takeIn(file, two)).toEqual({ taken: 0, known: 5, unsendable: 0 });
  await drain(two.context);
  expect(await two.database.outbox.count()).toBe(0);
  expect(await takeIn(file, two)).toEqual({ taken: 0, known: 5, unsendable: 0 });
  expect(await two.database.outbox.count()).toBe(0);
});

test('[SYNC-2] what is in a file keeps its words under its key: a later edit is a row of its own', async () => {
  const one = phone(dead);
  const { listing } = await writeOffline(one);
  const [first] = (await exported(one)).rows;
  await saveProperty(
    {
      id: listing,
      content: propertyContent({ price: 9_000_000 }),
      status: null,
      removedPhotoIds: [],
    },
    one.database,
  );
  const saves = await one.database.outbox
    .filter(({ kind }) => kind === 'property.save')
    .sortBy('seq');
  expect(saves.map(({ id, payload }) => ({ id, payload }))).toMatchObject([
    { id: first?.id, payload: { content: { price: 4_500_000 } } },
    { payload: { content: { price: 9_000_000 } } },
  ]);
});

test('[SYNC-2] what was on its way when it was put into a file, and did not go, counts as tried', async () => {
  const one = phone();
  const { listing } = await writeOffline(one);
  let files = 0;
  // The server takes no batches: what was leased for one is let go of as if untried.
  one.context.api = createApiClient({
    baseUrl: '',
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : input.toString();
      if (!url.endsWith('/commands')) return dead(input, init);
      files += (await exported(one)).rows.length;
      return reach(url.replace('/commands', '/no-such-call'), init);
    },
  });
  await drain(one.context);
  expect(files).toBe(5);
  const rows = await one.database.outbox.toArray();
  expect(rows.filter(({ attempts }) => attempts === 0)).toEqual([]);
  const save = rows.find(({ entityId, kind }) => entityId === listing && kind === 'property.save');
  expect(save).toMatchObject({ copied: true, state: 'pending' });
});

test('what is given up on the phone that took it in leaves nothing behind', async () => {
  const one = phone();
  const two = phone();
  const { message } = await writeOffline(one);
  await takeIn(await exported(one), two);
  const row = await two.database.outbox.where('entityId').equals(message).first();
  expect(await discardRow(row?.id ?? '', two.database)).toBe(true);
  expect(await two.database.messages.count()).toBe(0);
});

test('[SYNC-2] what is taken back on the phone that wrote it goes from the one that took it in', async () => {
  let line = dead;
  const one = phone((...call) => line(...call));
  const two = phone();
  const { message } = await writeOffline(one);
  // It may have arrived: what is given up is taken back from the server.
  await drain(one.context);
  await takeIn(await exported(one), two);
  line = reach;
  await discardRow((await readMessageRow(one, message)) ?? '', one.database);
  one.clock.now += 600_000;
  await drain(one.context);
  await drain(two.context);
  expect(await onServer('messages', [message])).toEqual([]);
  expect(await two.database.outbox.where('entityId').equals(message).count()).toBe(0);
  expect(await two.database.messages.get(message)).toBeUndefined();
});

test('a photo without its bytes spoils the file, and nothing of it is taken in', async () => {
  const one = phone();
  const two = phone();
  await writeOffline(one);
  const file = await exported(one);
  const photos = file.photos.map((item, at) => (at === 1 ? { ...item, base64: '%%%' } : item));
  expect(await takeIn({ ...file, photos }, two)).toBe('damaged');
  for (const table of two.database.tables) expect(await table.count(), table.name).toBe(0);
});

test('a file of another account, and one cut short, change nothing', async () => {
  const one = phone();
  await writeOffline(one);
  const file = await exported(one);
  agent = await t.account('agent');
  const stranger = phone();
  expect(await takeIn(file, stranger)).toBe('other-account');
  const { file: whole } = await collectOutboxFile(null, one.database);
  const half = (await whole.text()).slice(0, 4000);
  expect(await takeInOutboxFile(half, [one.database])).toBe('damaged');
  for (const table of stranger.database.tables) expect(await table.count(), table.name).toBe(0);
});

test('a row of a newer version travels, and is parked where it is not understood', async () => {
  const one = phone();
  const two = phone();
  await writeOffline(one);
  const file = await exported(one);
  const [first, ...rest] = file.rows;
  if (first === undefined) throw new Error('Nothing was exported');
  const rows = [{ ...first, kind: 'property.teleport' }, ...rest];
  expect(await takeIn({ ...file, rows }, two)).toEqual({
    taken: 5,
    known: 0,
    unsendable: 1,
  });
  await drain(two.context);
  const [parked] = await listWaitingGroups(two.database);
  const entry = await readOutboxEntry(parked?.seqs[0] ?? 0, two.database);
  expect(entry).toMatchObject({
    title: 'Something of another version',
    row: { state: 'rejected', lastError: { code: 'unreadable' } },
  });
});

test('an application with its sealed password stays, and its papers with it', async () => {
  const { database } = phone();
  const form = { ...EMPTY_BUSINESS_SIGN_UP, companyName: 'Ada Homes', password: 'Long enough 1' };
  await keepApplication(form, 1, database);
  const paper = { name: 'cac.pdf', type: 'application/pdf', data: new ArrayBuffer(8) };
  await keepDocument('cacCertificate', paper, database);
  await submitApplication(form, database);
  expect(await database.outbox.count()).toBe(2);
  const { file, rows, left } = await collectOutboxFile(null, database);
  expect({ rows, left }).toEqual({ rows: 0, left: 2 });
  expect(parseOutboxFile(await file.text())).toMatchObject({ rows: [], documents: [] });
});

test('one row is exported by itself', async () => {
  const { database } = phone();
  const { photos } = await writeOffline({ ...phone(), database });
  const row = await database.outbox
    .where('entityId')
    .equals(photos[1] ?? '')
    .first();
  const { file, rows } = await collectOutboxFile(row?.id ?? '', database);
  expect(rows).toBe(1);
  expect(parseOutboxFile(await file.text())).toMatchObject({
    rows: [{ id: row?.id, kind: 'photo.add' }],
    photos: [{ record: { id: photos[1] }, type: 'image/jpeg' }],
    records: { messages: [], myProperties: [{}] },
  });
});
