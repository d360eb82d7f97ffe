import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine } from '../support/engine';
import { addressOf } from '../support/address-of';
import {
  deleteAlert,
  saveAlert,
  updateAlert,
} from '../../src/db/repositories/alerts/alert-commands';
import { discardRow } from '../../src/db/repositories/outbox/discard-row';
import {
  removeInspection,
  requestInspection,
} from '../../src/db/repositories/inspections/inspection-commands';
import { deleteMessage, sendMessage } from '../../src/db/repositories/messages/message-commands';
import {
  deleteProperty,
  keepPhoto,
  saveProperty,
} from '../../src/db/repositories/my-properties/my-property-commands';
import { listLocalPhotos } from '../../src/db/repositories/my-properties/local-photos';
import { clearSession, storeSession } from '../../src/db/repositories/account/session-repository';
import type { Inspection } from '../../src/contract/inspection/inspection';
import { type Listing } from '../../src/contract/listing/property';
import type { SearchAlert } from '../../src/contract/search/search-alert';
import type { AppDatabase } from '../../src/db/app-database';
import { drain } from '../../src/sync/engine/drain';
import { pull } from '../../src/sync/engine/pull';
import { injectFetch } from '../support/inject-fetch';
import { publishProperty } from '../support/publish-property';
import { propertyContent } from '../support/property-content';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';

// What people take back or discard: it is not sent all the same, and leaves nothing that looks sent.
const t = sharedApp();
afterAll(() => clearSession());

/**
 * An engine of a new account; `line.down` makes every request fail before it leaves, once what is done
 * `meanwhile` is done.
 */
async function engineOf(userType: 'agent' | 'seeker') {
  const reach = injectFetch(t.app);
  const line = { down: false, meanwhile: async (): Promise<unknown> => undefined };
  const sent: string[] = [];
  const account = await t.account(userType);
  const engine = createEngine({
    account,
    userType,
    fetch: async (input, init) => {
      if (!line.down) {
        sent.push(`${init?.method} ${addressOf(input)}`);
        return reach(input, init);
      }
      await line.meanwhile();
      throw new TypeError('Failed to fetch');
    },
  });
  await storeSession({ token: account.token, user: engine.session.user });
  const later = async () => {
    engine.clock.now += 600_000;
    await drain(engine.context);
  };
  return { ...engine, account, line, later, sent };
}

/** A saved search as it stands on the phone. */
async function searchOn(database: AppDatabase, id: string): Promise<SearchAlert> {
  const alert = await database.alerts.get(id);
  if (alert === undefined) throw new Error('The search is not here');
  return alert;
}

/** A request to see a home as it stands on the phone. */
async function requestOn(database: AppDatabase, id: string): Promise<Inspection> {
  const asked = await database.inspections.get(id);
  if (asked === undefined) throw new Error('The request is not here');
  return asked;
}

let homeOwner: TestAccount;
async function aHome(): Promise<Listing> {
  homeOwner = await t.account('agent');
  const id = await publishProperty(t, homeOwner);
  const answer = await t.call(`GET /api/properties/${id}`);
  return answer.property;
}

const edit = (id: string, change = {}) => ({
  id,
  content: propertyContent(change),
  status: null,
  removedPhotoIds: [] as string[],
});
const SEARCH = {
  name: 'Yaba',
  criteria: {},
  frequency: 'Daily' as const,
  includeSimilar: false,
  active: true,
};
const wish = { requestDate: '2030-01-07', requestTime: '10:00', contactNumber: '08031234567' };
const addPhoto = (id: string, database: AppDatabase) =>
  keepPhoto(
    id,
    { id: randomUUID(), type: 'image/jpeg', data: new ArrayBuffer(8), width: 1, height: 1 },
    database,
  );

describe('what was tried without a network and then taken back is never delivered', () => {
  test('a message', async () => {
    const { context, database, line, later } = await engineOf('seeker');
    const home = await aHome();
    line.down = true;
    const id = await sendMessage(
      {
        recipient: { id: home.agent.id, name: 'Agent' },
        propertyId: home.id,
        propertyTitle: home.title,
        subject: 'Enquiry',
        content: 'Not for you after all',
      },
      database,
    );
    await drain(context);
    await deleteMessage(id, database);
    line.down = false;
    await later();
    expect(await database.outbox.toArray()).toEqual([]);
    expect(await t.database.query('SELECT 1 FROM messages WHERE id = $1', [id])).toEqual([]);
  });

  test.each(['before', 'while'] as const)(
    'a listing that is deleted %s its request comes to nothing',
    async (when) => {
      const { context, database, line, later, sent } = await engineOf('agent');
      const id = randomUUID();
      line.down = true;
      await saveProperty({ ...edit(id), status: 'Active' }, database);
      if (when === 'while') line.meanwhile = () => deleteProperty(id, database);
      await drain(context);
      if (when === 'before') await deleteProperty(id, database);
      line.down = false;
      await later();
      expect(sent).toEqual([`DELETE /api/properties/${id}`]);
      expect(await database.outbox.toArray()).toEqual([]);
      expect(await t.database.query('SELECT 1 FROM properties WHERE id = $1', [id])).toEqual([]);
    },
  );

  test('a photo that is taken out of its listing; given up, it is sent after all', async () => {
    const { context, clock, database, later, sent } = await engineOf('agent');
    const id = randomUUID();
    await saveProperty(edit(id), database);
    await drain(context);
    await addPhoto(id, database);
    const [photo] = await listLocalPhotos(id, database);
    await saveProperty(edit(id), database);
    // Its listing gets through, and it does not.
    const isTried = { attempts: 1, nextAttemptAt: clock.now + 1_800_000 };
    const photoRow = () => database.outbox.where('kind').equals('photo.add');
    await photoRow().modify(isTried);
    await later();
    const takeOut = () =>
      saveProperty({ ...edit(id), removedPhotoIds: [photo?.id ?? ''] }, database);
    const photoKinds = async () =>
      (await database.outbox.orderBy('seq').toArray())
        .map(({ kind }) => kind)
        .filter((kind) => kind.startsWith('photo'));
    await takeOut();
    expect(await photoKinds()).toEqual(['photo.remove']);
    const [removal] = await database.outbox.where('kind').equals('photo.remove').toArray();
    await discardRow(removal?.id ?? '', database);
    expect(await photoKinds()).toEqual(['photo.add']);
    expect(await listLocalPhotos(id, database)).toMatchObject([{ id: photo?.id }]);
    await photoRow().modify(isTried);
    await takeOut();
    sent.length = 0;
    await later();
    expect(sent).toEqual(['POST /api/commands']);
    expect(
      await t.database.query('SELECT collection FROM recalled_items WHERE entity_id = $1', [
        photo?.id,
      ]),
    ).toEqual([{ collection: 'photos' }]);
    expect(await database.outbox.toArray()).toEqual([]);
    expect(await database.photoData.count()).toBe(0);
  });

  test('a new listing whose deletion came there and is given up here stays on this device', async () => {
    const { context, clock, database, later } = await engineOf('agent');
    const id = randomUUID();
    await saveProperty(edit(id), database);
    await database.outbox.toCollection().modify({
      attempts: 1,
      nextAttemptAt: clock.now + 1_800_000,
    });
    await deleteProperty(id, database);
    const [removal] = await database.outbox.where('kind').equals('property.delete').toArray();
    await drain(context);
    expect(await database.outbox.count()).toBe(0);
    // The answer was lost, and so the row is here still.
    await database.outbox.put({ ...removal, attempts: 1 } as never);
    await discardRow(removal?.id ?? '', database);
    await database.outbox.toCollection().modify({ nextAttemptAt: 0 });
    await later();
    expect(await database.outbox.toArray()).toMatchObject([
      { kind: 'property.save', state: 'rejected', lastError: { code: 'recalled' } },
    ]);
    expect((await database.myProperties.get(id))?.content).toEqual(edit(id).content);
  });

  test('a message that is deleted while its request comes to nothing', async () => {
    const { context, database, line, later } = await engineOf('seeker');
    const home = await aHome();
    line.down = true;
    const id = await sendMessage(
      {
        recipient: { id: home.agent.id, name: 'Agent' },
        propertyId: home.id,
        propertyTitle: home.title,
        subject: 'Enquiry',
        content: 'Not for you after all',
      },
      database,
    );
    line.meanwhile = () => deleteMessage(id, database);
    await drain(context);
    line.down = false;
    expect((await database.outbox.toArray()).map(({ kind }) => kind)).toEqual(['message.delete']);
    await later();
    expect(await database.outbox.toArray()).toEqual([]);
    expect(await t.database.query('SELECT 1 FROM messages WHERE id = $1', [id])).toEqual([]);
  });

  test('a request that is taken back while a tab that died was sending it', async () => {
    const { context, database, later } = await engineOf('seeker');
    const id = await requestInspection(await aHome(), wish, database);
    const asked = await requestOn(database, id);
    await database.outbox.toCollection().modify({ state: 'sending', attempts: 1, leaseUntil: 1 });
    await removeInspection(asked, database);
    await drain(context);
    await later();
    expect(await database.outbox.toArray()).toEqual([]);
    expect(await t.database.query('SELECT 1 FROM inspections WHERE id = $1', [id])).toEqual([]);
  });

  test('a message of which it is not known whether it came', async () => {
    const { database, later } = await engineOf('seeker');
    const home = await aHome();
    const id = await sendMessage(
      {
        recipient: { id: home.agent.id, name: 'Agent' },
        propertyId: home.id,
        propertyTitle: home.title,
        subject: 'Enquiry',
        content: 'Not for you after all',
      },
      database,
    );
    const lastError = { code: 'unfit' as const, status: 422, message: 'Read by nobody', at: 1 };
    await database.outbox.toCollection().modify({ state: 'rejected', attempts: 1, lastError });
    await deleteMessage(id, database);
    await later();
    expect(await database.outbox.toArray()).toEqual([]);
    expect(
      await t.database.query('SELECT 1 FROM recalled_items WHERE entity_id = $1', [id]),
    ).toHaveLength(1);
  });

  test('a request to see a home', async () => {
    const { context, database, line, later } = await engineOf('seeker');
    line.down = true;
    const id = await requestInspection(await aHome(), wish, database);
    await drain(context);
    await removeInspection(await requestOn(database, id), database);
    line.down = false;
    await later();
    expect(await database.outbox.toArray()).toEqual([]);
    expect(await database.inspections.count()).toBe(0);
    expect(await t.database.query('SELECT 1 FROM inspections WHERE id = $1', [id])).toEqual([]);
  });
});

test('a received message that is deleted here does not come back while its deletion waits', async () => {
  const { context, database, account, later } = await engineOf('seeker');
  const home = await aHome();
  const talk = { propertyId: home.id, subject: 'Enquiry', content: 'Is it free?' };
  for (const [from, to] of [
    [account, home.agent.id],
    [homeOwner, account.id],
  ] as const)
    await t.call('POST /api/messages', {
      as: from,
      payload: { ...talk, id: randomUUID(), recipientId: to },
    });
  await pull(context);
  const received = (await database.messages.toArray()).find(({ sentByMe }) => !sentByMe)?.id ?? '';
  await deleteMessage(received, database);
  await database.cursors.clear();
  await pull(context);
  expect(await database.messages.get(received)).toBeUndefined();
  await later();
  await database.cursors.clear();
  await pull(context);
  expect(await database.messages.get(received)).toBeUndefined();
  expect(await database.messages.count()).toBe(1);
});

test('a refused search that is deleted goes, and its deletion does not wait behind it', async () => {
  const { context, database } = await engineOf('seeker');
  const id = await saveAlert({ ...SEARCH, name: ' ' }, database);
  await drain(context);
  expect((await database.outbox.toArray()).map(({ state }) => state)).toEqual(['rejected']);
  const alert = await searchOn(database, id);
  await deleteAlert(alert, database);
  await drain(context);
  expect(await database.outbox.toArray()).toEqual([]);
});

test('the photos of a listing that was deleted on another device leave this one, but for those of a form', async () => {
  const { context, database, account } = await engineOf('agent');
  const id = randomUUID();
  await saveProperty(edit(id), database);
  await drain(context);
  await pull(context);
  const [taken, left, begun] = [randomUUID(), randomUUID(), randomUUID()];
  const photo = { propertyId: id, name: 'a.jpg', position: 1, width: 1, height: 1 };
  const data = { type: 'image/jpeg', data: new ArrayBuffer(8), width: 1, height: 1 };
  await database.photos.bulkPut([
    { id: taken, ...photo, bytes: 8, createdAt: 1, removed: true },
    { id: left, ...photo, bytes: 8, createdAt: 1 },
    { id: begun, ...photo, bytes: 8, createdAt: 1, unsaved: true },
  ]);
  await database.photoData.bulkPut([taken, left, begun].map((one) => ({ id: one, ...data })));
  await t.send(`DELETE /api/properties/${id}`, { as: account });
  await pull(context);
  expect(await database.myProperties.count()).toBe(0);
  expect(await database.photos.toCollection().primaryKeys()).toEqual([begun]);
  expect(await database.photoData.toCollection().primaryKeys()).toEqual([begun]);
});

test('a photo taken out of a listing that is then deleted asks nothing more', async () => {
  const { context, database, line, later } = await engineOf('agent');
  const id = await publishProperty(t, (await engineOf('agent')).account);
  await saveProperty(edit(id), database);
  await database.outbox.clear();
  const photo = {
    id: randomUUID(),
    position: 0,
    caption: '',
    width: 1,
    height: 1,
    color: '#000000',
    small: '/photos/s',
    medium: '/photos/m',
    large: '/photos/l',
  };
  await database.myProperties.update(id, { images: [photo] });
  line.down = true;
  await saveProperty({ ...edit(id), removedPhotoIds: [photo.id] }, database);
  await drain(context);
  await deleteProperty(id, database);
  line.down = false;
  await later();
  expect(await database.outbox.toArray()).toEqual([]);
});

describe('discarding', () => {
  test('the second save of a new listing leaves the first, its photos too', async () => {
    const { context, database, line } = await engineOf('agent');
    const id = randomUUID();
    line.down = true;
    await addPhoto(id, database);
    await saveProperty(edit(id, { price: 5_000_000 }), database);
    await drain(context);
    await saveProperty(edit(id, { price: 6_000_000 }), database);
    const saves = await database.outbox
      .filter(({ kind }) => kind === 'property.save')
      .sortBy('seq');
    expect(saves).toHaveLength(2);
    expect(await discardRow(saves[1]?.id ?? '', database)).toBe(true);
    expect((await database.myProperties.get(id))?.content.price).toBe(5_000_000);
    expect(await database.photoData.count()).toBe(1);
    expect((await database.outbox.toArray()).map(({ kind }) => kind)).toEqual([
      'property.save',
      'photo.add',
    ]);
  });

  test('a new listing takes the order of its photos along', async () => {
    const { database } = await engineOf('agent');
    const id = randomUUID();
    await addPhoto(id, database);
    await addPhoto(id, database);
    const order = (await listLocalPhotos(id, database)).map((photo) => photo.id).toReversed();
    await saveProperty({ ...edit(id), photoOrder: order }, database);
    expect(await database.outbox.count()).toBe(4);
    const first = await database.outbox.orderBy('seq').first();
    expect(await discardRow(first?.id ?? '', database)).toBe(true);
    expect(await database.outbox.toArray()).toEqual([]);
  });

  test('a refused request to see a home takes it out of the list', async () => {
    const { context, database } = await engineOf('seeker');
    const home = await aHome();
    await t.database.query('UPDATE properties SET deleted_at = now() WHERE id = $1', [home.id]);
    await requestInspection(home, wish, database);
    await drain(context);
    const [row] = await database.outbox.toArray();
    expect(row?.state).toBe('rejected');
    expect(await discardRow(row?.id ?? '', database)).toBe(true);
    expect(await database.inspections.toArray()).toEqual([]);
  });

  test('the recall of a request that may not have arrived takes the request along', async () => {
    const { context, database, line } = await engineOf('seeker');
    line.down = true;
    const id = await requestInspection(await aHome(), wish, database);
    await drain(context);
    await removeInspection(await requestOn(database, id), database);
    const [row] = await database.outbox.toArray();
    expect(await discardRow(row?.id ?? '', database)).toBe(true);
    expect(await database.inspections.toArray()).toEqual([]);
  });

  test('the second save of a search leaves the first', async () => {
    const { context, database, line } = await engineOf('seeker');
    line.down = true;
    const id = await saveAlert(SEARCH, database);
    await drain(context);
    const alert = await searchOn(database, id);
    await updateAlert(alert, { ...SEARCH, name: 'Renamed' }, database);
    const rows = await database.outbox.orderBy('seq').toArray();
    expect(rows).toHaveLength(2);
    expect(await discardRow(rows[1]?.id ?? '', database)).toBe(true);
    expect((await database.alerts.get(id))?.name).toBe('Yaba');
  });

  test('a saved search goes with its row, and one whose deletion is discarded comes back', async () => {
    const { context, database, line } = await engineOf('seeker');
    const kept = await saveAlert(SEARCH, database);
    await drain(context);
    const alert = await searchOn(database, kept);
    line.down = true;
    const ikeja = { ...SEARCH, name: 'Ikeja', criteria: { location: 'Ikeja' } };
    const fresh = await saveAlert(ikeja, database);
    await deleteAlert(alert, database);
    for (const row of await database.outbox.toArray()) await discardRow(row.id, database);
    expect(await database.alerts.get(fresh)).toBeUndefined();
    line.down = false;
    await pull(context);
    expect((await database.alerts.toArray()).map(({ name }) => name)).toEqual(['Yaba']);
  });
});
