import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine, type Engine } from '../support/engine';
import { clearSession, storeSession } from '../../src/db/repositories/account/session-repository';
import {
  keepPhoto,
  saveProperty,
} from '../../src/db/repositories/my-properties/my-property-commands';
import { setPublished } from '../../src/db/repositories/my-properties/listing-life-commands';
import { listMyProperties } from '../../src/db/repositories/my-properties/my-property-repository';
import { discardRow } from '../../src/db/repositories/outbox/discard-row';
import { contentFromForm, formFromContent } from '../../src/domain/property/form/listing-form';
import { drain } from '../../src/sync/engine/drain';
import { pull } from '../../src/sync/engine/pull';
import { injectFetch } from '../support/inject-fetch';
import { putPhoto } from '../support/put-photo';
import { publishProperty } from '../support/publish-property';
import { propertyContent } from '../support/property-content';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';

// What an edit says to the server: what it changes, so that a phone takes nothing away that it does not know.
let agent: TestAccount;
let engine: Engine;
let line: { loses: 'nothing' | 'requests' | 'answers' };
const t = sharedApp();
afterAll(() => clearSession());
beforeEach(async () => {
  line = { loses: 'nothing' };
  const reach = injectFetch(t.app);
  agent = await t.account('agent');
  engine = createEngine({
    account: agent,
    userType: 'agent',
    fetch: async (...request) => {
      if (line.loses === 'requests') throw new TypeError('Failed to fetch');
      const answer = await reach(...request);
      if (line.loses === 'answers') throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  await storeSession({ token: agent.token, user: engine.session.user });
});

const TITLE = '3 Bedroom Flat in Admiralty Way';

async function published(): Promise<string> {
  const id = await publishProperty(t, agent);
  await pull(engine.context);
  return id;
}
const save = (id: string, change: Parameters<typeof propertyContent>[0]) =>
  saveProperty(
    { id, content: propertyContent(change), status: null, removedPhotoIds: [] },
    engine.database,
  );
const sent = async () =>
  (await engine.database.outbox.toArray()).map(({ payload }) => payload as { content: object });
const onServer = async (id: string) =>
  (await t.call(`GET /api/properties/${id}`, { as: agent })).property;
const send = async () => {
  engine.clock.now += 600_000;
  await drain(engine.context);
};

test('an edit is its title and what it changes; a new listing is whole', async () => {
  const id = await published();
  await save(id, { price: 5_000_000, keyFeatures: [] });
  expect((await sent())[0]?.content).toEqual({ title: TITLE, price: 5_000_000, keyFeatures: [] });
  await save(randomUUID(), {});
  expect((await sent())[1]?.content).toEqual(propertyContent());
});

test('what a phone has never been told of a listing outlives its edits', async () => {
  const id = await published();
  // As a version left it that had no such fields.
  await engine.database.myProperties.toCollection().modify(({ content }) => {
    Reflect.deleteProperty(content, 'yearBuilt');
    Reflect.deleteProperty(content, 'serviceCharge');
  });
  await save(id, { price: 5_000_000, yearBuilt: null, serviceCharge: null });
  await save(id, { price: 5_100_000, yearBuilt: null, serviceCharge: null });
  await send();
  expect(await onServer(id)).toMatchObject({
    price: 5_100_000,
    yearBuilt: 2018,
    serviceCharge: 300_000,
  });
});

test('an edit takes back what an earlier one said that may have arrived', async () => {
  const id = await published();
  line.loses = 'answers';
  await save(id, { price: 5_000_000 });
  await send();
  await save(id, { price: 4_500_000, floors: 2 });
  line.loses = 'nothing';
  await send();
  expect(await engine.database.outbox.count()).toBe(0);
  expect(await onServer(id)).toMatchObject({ price: 4_500_000, floors: 2 });
});

/** Each change is tried before the next one, and reaches nobody. */
async function saveUnheard(id: string, ...changes: Parameters<typeof save>[1][]): Promise<void> {
  line.loses = 'requests';
  for (const change of changes) {
    await save(id, change);
    await send();
  }
}
const sendAll = async () => {
  line.loses = 'nothing';
  await send();
  await send();
};

test.each([
  ['that is the first again', 5_000_000, 4_500_000],
  ['that is another', 5_000_000, 6_000_000],
])(
  'of a new listing the last price stands, %s: nothing of it meets itself',
  async (_, then, last) => {
    const id = randomUUID();
    await saveUnheard(id, { price: 4_500_000 }, { price: then });
    await save(id, { price: last });
    await sendAll();
    expect(await engine.database.outbox.toArray()).toEqual([]);
    expect(await onServer(id)).toMatchObject({ price: last });
  },
);

test('so it does of a listing that is there, behind a change of its status', async () => {
  const id = await published();
  line.loses = 'requests';
  await setPublished(id, false, engine.database);
  await send();
  await saveUnheard(id, { price: 5_000_000 });
  await save(id, { price: 4_500_000 });
  await sendAll();
  expect(await engine.database.outbox.toArray()).toEqual([]);
  expect(await onServer(id)).toMatchObject({ price: 4_500_000, status: 'Draft' });
});

test('an edit behind one that is given up begins where that one began', async () => {
  const id = randomUUID();
  await saveUnheard(id, { price: 4_500_000 }, { price: 5_000_000, floors: 2 });
  await save(id, { price: 6_000_000, floors: 2 });
  const middle = (await engine.database.outbox.toArray())[1];
  if (middle === undefined) throw new Error('Nothing waits');
  // The first one arrives; another device says something else of the listing.
  line.loses = 'nothing';
  await engine.database.outbox.update(middle.seq, { nextAttemptAt: engine.clock.now + 660_000 });
  await send();
  await discardRow(middle.id, engine.database);
  await t.database.query(
    'UPDATE properties SET year_built = 2001, version = version + 1 WHERE id = $1',
    [id],
  );
  await sendAll();
  expect(await engine.database.outbox.toArray()).toEqual([]);
  expect(await onServer(id)).toMatchObject({ price: 6_000_000, floors: 2, yearBuilt: 2001 });
});

test('an edit says all that an earlier one said that is given up', async () => {
  const id = await published();
  line.loses = 'answers';
  await save(id, { address: '' });
  await send();
  const [first] = await engine.database.outbox.toArray();
  if (first === undefined) throw new Error('Nothing waits');
  await save(id, { address: '9 Allen Avenue, Ikeja, Lagos', price: 5_000_000 });
  line.loses = 'nothing';
  await discardRow(first.id, engine.database);
  await send();
  expect(await onServer(id)).toMatchObject({
    address: '9 Allen Avenue, Ikeja, Lagos',
    price: 5_000_000,
  });
});

test('a form that was opened on an edit which was given up since says what it shows', async () => {
  const id = await published();
  await save(id, { price: 5_000_000 });
  const base = await engine.database.myProperties.get(id);
  const [row] = await engine.database.outbox.toArray();
  if (base === undefined || row === undefined) throw new Error('Nothing waits');
  await discardRow(row.id, engine.database);
  await saveProperty(
    {
      id,
      content: propertyContent({ price: 5_000_000, floors: 7 }),
      status: null,
      removedPhotoIds: [],
      base,
    },
    engine.database,
  );
  await send();
  expect(await onServer(id)).toMatchObject({ price: 5_000_000, floors: 7 });
});

test('an untouched form chooses nothing that was not chosen', async () => {
  const office = {
    type: 'Office Space',
    propertyCategory: 'Commercial',
    bedrooms: null,
    commercialTenureType: 'Sub-Lease',
  } as const;
  const id = await publishProperty(t, agent, office);
  await pull(engine.context);
  await engine.database.myProperties.toCollection().modify(({ content }) => {
    Reflect.deleteProperty(content, 'commercialTenureType');
  });
  const mine = await engine.database.myProperties.get(id);
  if (mine === undefined) throw new Error('It has not come');
  const form = { ...formFromContent(mine.content, mine.status), price: '5m' };
  await saveProperty(
    { id, content: contentFromForm(form), status: null, removedPhotoIds: [], base: mine },
    engine.database,
  );
  await send();
  expect(await onServer(id)).toMatchObject({
    price: 5_000_000,
    commercialTenureType: 'Sub-Lease',
  });
});

test('what is folded into a row, or merged, is of today’s version, with its notes', async () => {
  const id = randomUUID();
  const url = `/api/properties/${id}` as const;
  const put = request(`PUT ${url}`, { as: agent });
  await t.call(put, { status: 201, payload: propertyContent() });
  await pull(engine.context);
  await save(id, { price: 5_000_000 });
  await engine.database.outbox.toCollection().modify({ payloadVersion: 0 });
  await saveProperty(
    {
      id,
      content: propertyContent({ price: 5_100_000 }),
      status: null,
      removedPhotoIds: [],
      reviewNote: 'Two prices in its words',
    },
    engine.database,
  );
  const [row] = await engine.database.outbox.toArray();
  expect(row?.payloadVersion).toBe(1);
  const headers = { 'if-match': '"1"' };
  await t.call(put, { headers, payload: { floors: 9 } });
  await send();
  expect(await onServer(id)).toMatchObject({
    price: 5_100_000,
    floors: 9,
    reviewNote: 'Two prices in its words',
  });
});

test('a form that was open while its home was changed elsewhere on the phone writes what it changed alone', async () => {
  const id = await published();
  const opened = await engine.database.myProperties.get(id);
  if (opened === undefined) throw new Error('It has not come');
  // From the list, or in another tab, and not sent yet.
  await save(id, {
    price: 5_000_000,
    amenities: ['Security', 'Pool'],
    address: '9 Allen Avenue, Ikeja, Lagos',
  });
  await saveProperty(
    {
      id,
      content: contentFromForm({
        ...formFromContent(opened.content, 'Active'),
        bedrooms: '4',
        amenities: [...opened.content.amenities, 'Gym'],
      }),
      status: null,
      removedPhotoIds: [],
      base: opened,
    },
    engine.database,
  );
  const together = {
    price: 5_000_000,
    bedrooms: 4,
    address: '9 Allen Avenue, Ikeja, Lagos',
    title: '4 Bedroom Flat in 9 Allen Avenue',
  };
  expect((await engine.database.myProperties.get(id))?.content).toMatchObject(together);
  await send();
  expect(await onServer(id)).toMatchObject(together);
  const { amenities } = await onServer(id);
  expect(amenities.toSorted()).toEqual(['Gym', 'Pool', 'Security']);
});

test('a cover that was chosen among photos which wait is the cover of one’s own list', async () => {
  const id = await published();
  await t.call(await putPhoto(id, agent));
  await pull(engine.context);
  const [known] = (await engine.database.myProperties.get(id))?.images ?? [];
  const photo = {
    id: randomUUID(),
    type: 'image/jpeg',
    data: new ArrayBuffer(8),
    width: 4,
    height: 3,
  };
  await keepPhoto(id, photo, engine.database);
  await saveProperty(
    {
      id,
      content: propertyContent(),
      status: null,
      removedPhotoIds: [],
      photoOrder: [photo.id, known?.id ?? ''],
      captions: {},
    },
    engine.database,
  );
  const cover = async () =>
    (await listMyProperties(engine.database))[0]?.inOrder.map((one) => one.id);
  expect(await cover()).toEqual([photo.id, known?.id]);
  const [row] = await engine.database.outbox
    .filter(({ kind }) => kind === 'photo.arrange')
    .toArray();
  await discardRow(row?.id ?? '', engine.database);
  expect(await cover()).toEqual([known?.id, photo.id]);
});

test('a photo that is added where the first ones are taken out comes behind those that stay', async () => {
  const id = await published();
  const given = async (color: string, position: number) => {
    const request = await putPhoto(id, agent, color);
    const url = request.url.replace('position=0', `position=${position}`);
    return (await t.call({ ...request, url })).photo.id;
  };
  const [a, b, c] = [
    await given('#110000', 0),
    await given('#220000', 1),
    await given('#330000', 9),
  ];
  await pull(engine.context);
  const data = Uint8Array.from((await putPhoto(id, agent, '#440000')).payload).buffer;
  const x = randomUUID();
  await keepPhoto(id, { id: x, type: 'image/png', data, width: 400, height: 300 }, engine.database);
  await saveProperty(
    { id, content: propertyContent(), status: null, removedPhotoIds: [a, b] },
    engine.database,
  );
  await send();
  await send();
  expect((await onServer(id)).images.map((one) => one.id)).toEqual([c, x]);
});
