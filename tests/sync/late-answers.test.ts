import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine } from '../support/engine';
import {
  confirmListing,
  setPublished,
} from '../../src/db/repositories/my-properties/listing-life-commands';
import {
  deleteProperty,
  keepPhoto,
  saveProperty,
} from '../../src/db/repositories/my-properties/my-property-commands';
import { listMyProperties } from '../../src/db/repositories/my-properties/my-property-repository';
import type { AppDatabase } from '../../src/db/app-database';
import type { MyProperty } from '../../src/db/records';
import { drain } from '../../src/sync/engine/drain';
import { pull } from '../../src/sync/engine/pull';
import { injectFetch } from '../support/inject-fetch';
import { propertyContent } from '../support/property-content';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';
import { rowsOf } from '../support/rows-of';

// Answers that are older than what is known by now, and versions that others have made meanwhile.
let agent: TestAccount;
let reach: typeof fetch;
let picture: ArrayBuffer;
const t = sharedApp();
beforeAll(async () => {
  reach = injectFetch(t.app);
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#484' } });
  picture = new Uint8Array(await image.jpeg().toBuffer()).buffer;
});

/** An engine of a new agent whose requests go through `through`. */
async function engineOf(
  through: (url: string, send: () => Promise<Response>) => Promise<Response>,
) {
  agent = await t.account('agent');
  return createEngine({
    account: agent,
    userType: 'agent',
    fetch: (input, init) =>
      through(`${init?.method} ${input instanceof Request ? input.url : String(input)}`, () =>
        reach(input, init),
      ),
  });
}

const edit = (id: string, change = {}) => ({
  id,
  content: propertyContent(change),
  status: 'Active' as const,
  removedPhotoIds: [] as string[],
});
const addPhoto = (id: string, photoId: string, database: AppDatabase) =>
  keepPhoto(
    id,
    { id: photoId, type: 'image/jpeg', data: picture, width: 40, height: 30 },
    database,
  );
const onServer = async (id: string) =>
  (
    await rowsOf<{ price: number; description: string; photos: number }>(
      t.database,
      `SELECT price, description, (SELECT count(*) FROM photos WHERE property_id = p.id) AS photos
       FROM properties p WHERE id = $1`,
      [id],
    )
  )[0];
/** The listing as a form takes it when it is opened. */
async function openForm(database: AppDatabase, id: string): Promise<MyProperty> {
  const listing = await database.myProperties.get(id);
  if (listing === undefined) throw new Error('The listing is not here');
  return listing;
}

/** The same agent on another device, which knows the newest version. */
async function laptopDescribes(id: string): Promise<void> {
  const [now] = await rowsOf<{ version: number; price: number }>(
    t.database,
    'SELECT version, price FROM properties WHERE id = $1',
    [id],
  );
  await t.call(`PUT /api/properties/${id}`, {
    headers: { 'if-match': `"${now?.version}"` },
    as: agent,
    payload: propertyContent({ price: now?.price ?? 0, description: 'By the laptop' }),
  });
}

test('a photo whose answer was lost does not take its neighbours away when it is told again', async () => {
  const id = randomUUID();
  const [first, ...others] = [randomUUID(), randomUUID(), randomUUID()];
  let lost = false;
  const { context, database, clock } = await engineOf(async (url, send) => {
    const answer = await send();
    if (!url.includes(first) || lost) return answer;
    lost = true;
    throw new TypeError('Connection lost');
  });
  for (const photoId of [first, ...others]) await addPhoto(id, photoId, database);
  await saveProperty({ ...edit(id), status: null }, database);
  await drain(context);
  await pull(context);
  clock.now += 600_000;
  await drain(context);
  await pull(context);
  expect(await database.outbox.count()).toBe(0);
  const images = (await database.myProperties.get(id))?.images.map((image) => image.id);
  expect(images).toEqual([first, ...others]);
});

test('a photo that arrived though its answer was lost takes no room of a full listing twice', async () => {
  const id = randomUUID();
  const photos = Array.from({ length: 10 }, () => randomUUID());
  const last = photos.at(-1) ?? '';
  let isLost = true;
  const { context, database, clock } = await engineOf(async (url, send) => {
    const answer = await send();
    if (url.includes(last) && isLost) throw new TypeError('Connection lost');
    return answer;
  });
  for (const photoId of photos) await addPhoto(id, photoId, database);
  await saveProperty({ ...edit(id), status: null }, database);
  await drain(context);
  await pull(context);
  expect((await database.myProperties.get(id))?.images).toHaveLength(10);
  expect((await listMyProperties(database))[0]?.inOrder).toHaveLength(10);
  await saveProperty({ ...edit(id, { price: 7_000_000 }), status: null }, database);
  expect((await database.outbox.toArray()).map(({ kind }) => kind)).not.toContain('photo.remove');
  isLost = false;
  clock.now += 600_000;
  await drain(context);
  await pull(context);
  expect(await database.outbox.count()).toBe(0);
  expect(await onServer(id)).toMatchObject({ price: 7_000_000, photos: 10 });
});

test('photos that are added while others wait stand behind them', async () => {
  const { context, database } = await engineOf((_url, send) => send());
  const id = randomUUID();
  const photos = Array.from({ length: 7 }, () => randomUUID());
  const addAndSave = async (some: readonly string[]) => {
    for (const photoId of some) await addPhoto(id, photoId, database);
    await saveProperty({ ...edit(id), status: null }, database);
  };
  await addAndSave(photos.slice(0, 4));
  await drain(context);
  await addAndSave(photos.slice(4, 6));
  await addAndSave(photos.slice(6));
  await drain(context);
  await pull(context);
  const images = (await database.myProperties.get(id))?.images.map((image) => image.id);
  expect(images).toEqual(photos);
});

test('a listing that was deleted elsewhere while its form was open is not made anew', async () => {
  const { context, database } = await engineOf((_url, send) => send());
  const id = randomUUID();
  await saveProperty({ ...edit(id), status: null }, database);
  await drain(context);
  const opened = await openForm(database, id);
  await t.call(`DELETE /api/properties/${id}`, { as: agent });
  await pull(context);
  expect(await database.myProperties.get(id)).toBeUndefined();
  await saveProperty({ ...edit(id, { price: 7_000_000 }), base: opened, status: null }, database);
  await drain(context);
  expect((await database.outbox.toArray())[0]?.state).not.toBe('pending');
  const [row] = await t.database.query(
    'SELECT deleted_at IS NOT NULL AS deleted FROM properties WHERE id = $1',
    [id],
  );
  expect(row).toEqual({ deleted: true });
});

test('what a told-again save writes back is put right by the next pull', async () => {
  const id = randomUUID();
  let lost = true;
  const { context, database, clock } = await engineOf(async (url, send) => {
    const answer = await send();
    if (!url.startsWith('PUT') || !lost) return answer;
    throw new TypeError('Connection lost');
  });
  await saveProperty({ ...edit(id), status: null }, database);
  await drain(context);
  await laptopDescribes(id);
  await pull(context);
  lost = false;
  clock.now += 600_000;
  await drain(context);
  await pull(context);
  expect((await database.myProperties.get(id))?.content.description).toBe('By the laptop');
});

/** Each changed another field: both stand, and nobody is asked. */
async function expectBothStand(id: string, database: AppDatabase) {
  const both = { description: 'By the laptop', price: 7_000_000 };
  expect(await database.outbox.toArray()).toEqual([]);
  expect(await onServer(id)).toMatchObject(both);
  expect((await database.myProperties.get(id))?.content).toMatchObject(both);
}

describe('what another device changed', () => {
  test('while the form stood open is merged, not written over', async () => {
    const { context, database } = await engineOf((_url, send) => send());
    const id = randomUUID();
    await saveProperty(edit(id), database);
    await drain(context);
    const opened = await openForm(database, id);
    await laptopDescribes(id);
    await pull(context);
    await saveProperty({ ...edit(id, { price: 7_000_000 }), status: null, base: opened }, database);
    await drain(context);
    await expectBothStand(id, database);
  });

  test('is asked about where both changed the same', async () => {
    const { context, database } = await engineOf((_url, send) => send());
    const id = randomUUID();
    await saveProperty(edit(id), database);
    await drain(context);
    const opened = await openForm(database, id);
    await laptopDescribes(id);
    await pull(context);
    await saveProperty(
      { ...edit(id, { description: 'By the phone' }), status: null, base: opened },
      database,
    );
    await drain(context);
    expect((await database.outbox.toArray()).map(({ state }) => state)).toEqual(['conflict']);
    expect((await onServer(id))?.description).toBe('By the laptop');
  });

  test('is merged too where a new status goes ahead of the edit', async () => {
    const { context, database } = await engineOf((_url, send) => send());
    const id = randomUUID();
    await saveProperty({ ...edit(id), status: null }, database);
    await drain(context);
    const opened = await openForm(database, id);
    await laptopDescribes(id);
    await pull(context);
    await setPublished(id, true, database);
    await saveProperty({ ...edit(id, { price: 7_000_000 }), status: null, base: opened }, database);
    await drain(context);
    await expectBothStand(id, database);
  });

  test('does not make an edit begun before the first answer look like a new listing: it is deleted on the server too', async () => {
    const { context, database } = await engineOf((_url, send) => send());
    const id = randomUUID();
    await saveProperty({ ...edit(id), status: null }, database);
    const opened = await openForm(database, id);
    await drain(context);
    await laptopDescribes(id);
    await pull(context);
    await saveProperty({ ...edit(id, { price: 7_000_000 }), status: null, base: opened }, database);
    await deleteProperty(id, database);
    expect((await database.outbox.toArray()).map(({ kind }) => kind)).toEqual(['property.delete']);
    await drain(context);
    expect(
      await t.database.query('SELECT 1 FROM properties WHERE id = $1 AND deleted_at IS NULL', [id]),
    ).toEqual([]);
  });

  test('is not asked about where only the own answers came', async () => {
    const { context, database } = await engineOf((_url, send) => send());
    const id = randomUUID();
    await saveProperty({ ...edit(id), status: null }, database);
    const opened = await openForm(database, id);
    await drain(context);
    await saveProperty({ ...edit(id, { price: 7_000_000 }), base: opened }, database);
    await drain(context);
    expect(await database.outbox.count()).toBe(0);
    expect((await onServer(id))?.price).toBe(7_000_000);
  });

  test("is not handed on by a 'still available', which makes no version", async () => {
    const { context, database } = await engineOf((_url, send) => send());
    const id = randomUUID();
    await saveProperty(edit(id), database);
    await drain(context);
    await confirmListing(id, database);
    await saveProperty({ ...edit(id, { price: 7_000_000 }), status: null }, database);
    await laptopDescribes(id);
    await drain(context);
    await expectBothStand(id, database);
  });
});

test('a refused new listing is mended by the edit that waits behind its publishing, photos too', async () => {
  const id = randomUUID();
  let meanwhile: (() => Promise<void>) | null = null;
  const order: string[] = [];
  const { context, database } = await engineOf(async (url, send) => {
    const what = url.includes('/photos') ? 'photo' : url.startsWith('PUT') ? 'listing' : 'rest';
    order.push(`${what} asked`);
    const answer = await send();
    order.push(`${what} ${answer.status}`);
    const run = meanwhile;
    if (run === null || !url.startsWith('PUT')) return answer;
    meanwhile = null;
    await run();
    return answer;
  });
  await addPhoto(id, randomUUID(), database);
  await saveProperty(edit(id, { address: '' }), database);
  meanwhile = () => saveProperty({ ...edit(id, { price: 7_000_000 }), status: null }, database);
  await drain(context);
  expect(await database.outbox.toArray()).toEqual([]);
  expect(await onServer(id)).toMatchObject({ price: 7_000_000, photos: 1 });
  // What it belongs to has another key by then, and is waited for all the same.
  expect(order.filter((line) => !line.startsWith('rest'))).toEqual([
    'listing asked',
    'listing 422',
    'listing asked',
    'listing 201',
    'photo asked',
    'photo 200',
  ]);
});

test('three photos of a full listing are exchanged in one go', async () => {
  const { context, database } = await engineOf((_url, send) => send());
  const id = randomUUID();
  const old = Array.from({ length: 10 }, () => randomUUID());
  for (const photoId of old) await addPhoto(id, photoId, database);
  await saveProperty(edit(id), database);
  await drain(context);
  const fresh = [randomUUID(), randomUUID(), randomUUID()];
  for (const photoId of fresh) await addPhoto(id, photoId, database);
  await saveProperty({ ...edit(id), status: null, removedPhotoIds: old.slice(0, 3) }, database);
  await drain(context);
  expect(await database.outbox.toArray()).toEqual([]);
  const images = (await database.myProperties.get(id))?.images.map((image) => image.id);
  expect(new Set(images)).toEqual(new Set([...old.slice(3), ...fresh]));
});

test('[LOGIN-6] what a late refusal of the old token paused is sent by the new one', async () => {
  const { context, database } = await engineOf((_url, send) => send());
  const id = randomUUID();
  await saveProperty(edit(id), database);
  await database.outbox.toCollection().modify({ state: 'paused', attempts: 1 });
  await drain(context);
  expect(await database.outbox.count()).toBe(0);
  expect(await onServer(id)).toBeDefined();
});

test('a feed that another tab took meanwhile puts back an older state for no longer than the next answer', async () => {
  // Answers of feeds wait here until they are let through, in the order in which they were asked for.
  const held: (() => void)[] = [];
  let holds = false;
  const through = async (url: string, send: () => Promise<Response>): Promise<Response> => {
    const answer = await send();
    if (holds && url.includes('/sync'))
      await new Promise<void>((resolve) => {
        held.push(resolve);
      });
    return answer;
  };
  const page = await engineOf(through);
  const worker = createEngine({
    account: agent,
    userType: 'agent',
    fetch: (input, init) =>
      through(input instanceof Request ? input.url : String(input), () => reach(input, init)),
  });
  const id = randomUUID();
  const prices = async (price: number) => {
    await saveProperty(edit(id, { price }), page.database);
    await drain(page.context);
  };
  await prices(1_000_000);
  await pull(page.context);
  await prices(2_000_000);
  holds = true;
  const older = pull(worker.context);
  await expect.poll(() => held.length).toBe(1);
  await prices(3_000_000);
  const newer = pull(page.context);
  await expect.poll(() => held.length).toBe(2);
  holds = false;
  held[0]?.();
  expect(await older).toBe('up-to-date');
  held[1]?.();
  expect(await newer).toBe('up-to-date');
  expect((await page.database.myProperties.get(id))?.content.price).toBe(3_000_000);
});
