import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { propertyContent } from '../support/property-content';
import { createTestApp } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';
import { readFeed } from '../support/read-feed';
import { rowsOf } from '../support/rows-of';

const t = sharedApp();
const agent = sharedAccount(t, 'agent');
const seeker = sharedAccount(t, 'seeker');

const put = (id: string, payload: unknown, key?: string, version?: number, as = agent) =>
  request(`PUT /api/properties/${id}`, {
    payload: payload as object,
    as,
    key,
    ...(version ? { headers: { 'if-match': `"${version}"` } } : {}),
  });

async function published(change = {}): Promise<string> {
  const id = randomUUID();
  await t.call(put(id, propertyContent(change), randomUUID()), { status: 201 });
  await t.call(`POST /api/properties/${id}/publish`, { as: agent, key: randomUUID() });
  return id;
}

describe('properties', () => {
  test("[API-3] a draft is the owner's alone until it is published", async () => {
    const id = randomUUID();
    const saved = await t.call(put(id, propertyContent(), randomUUID()), { status: 201 });
    expect(saved.property).toMatchObject({ id, status: 'Draft', version: 1, price: 4_500_000 });
    expect((await t.send(`GET /api/properties/${id}`)).statusCode).toBe(404);
    expect((await t.send(`GET /api/properties/${id}`, { as: seeker })).statusCode).toBe(404);
    expect((await t.send(`GET /api/properties/${id}`, { as: agent })).statusCode).toBe(200);
    await t.call(`POST /api/properties/${id}/publish`, { as: agent });
    const read = await t.call(`GET /api/properties/${id}`);
    expect(read.property.status).toBe('Active');
    expect(read.property.publishedAt).not.toBeNull();
  });

  test('[SYNC-2] the same key twice is one effect and one answer', async () => {
    const id = randomUUID();
    const key = randomUUID();
    const first = await t.send(put(id, propertyContent(), key));
    const again = await t.send(put(id, propertyContent(), key));
    expect(first.statusCode).toBe(201);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotent-replay']).toBe('true');
    const read = await t.call(`GET /api/properties/${id}`, { as: agent });
    expect(read.property.version).toBe(1);
    const reused = await t.refused(422, put(id, propertyContent({ price: 1 }), key));
    expect(reused.code).toBe('key-reused');
  });

  test('[SYNC-2] many sendings of one key at once are one effect', async () => {
    const id = randomUUID();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => t.send(put(id, propertyContent(), key))),
    );
    for (const answer of answers) expect([201, 425]).toContain(answer.statusCode);
    expect(answers.some((answer) => answer.statusCode === 201)).toBe(true);
    const read = await t.call(`GET /api/properties/${id}`, { as: agent });
    expect(read.property.version).toBe(1);
  });

  test("an edit of an old version is a conflict that shows the server's copy", async () => {
    const id = await published();
    const before = (await t.call(`GET /api/properties/${id}`)).property;
    await t.call(put(id, propertyContent({ price: 5_000_000 }), randomUUID(), before.version));
    const conflict = await t.refused(
      409,
      put(id, propertyContent({ price: 6_000_000 }), randomUUID(), before.version),
    );
    expect(conflict.code).toBe('conflict');
    expect(conflict.current).toMatchObject({ price: 5_000_000, version: before.version + 1 });
  });

  test('nobody edits, publishes or deletes what is not theirs, and seekers own nothing', async () => {
    const id = await published();
    const other = await t.account('agent', 'Other Agent');
    expect((await t.send(put(id, propertyContent(), randomUUID(), 2, other))).statusCode).toBe(404);
    expect(
      (await t.send(put(randomUUID(), propertyContent(), randomUUID(), undefined, seeker)))
        .statusCode,
    ).toBe(403);
    const url = `/api/properties/${id}` as const;
    const withdraw = `POST ${url}/unpublish` as const;
    expect((await t.send(withdraw, { as: other })).statusCode).toBe(404);
    expect((await t.send(withdraw)).statusCode).toBe(401);
    const del = `DELETE ${url}` as const;
    const removed = await t.call(del, { as: other });
    expect(removed).toEqual({ id, removed: false, recalled: true });
    expect((await t.send(del)).statusCode).toBe(401);
    expect((await t.send(`GET ${url}`)).statusCode).toBe(200);
  });

  test('fields of the server are refused, not dropped', async () => {
    const refused = await t.refused(
      422,
      put(randomUUID(), { ...propertyContent(), isBoosted: true }, randomUUID()),
    );
    expect(refused.message).toContain('isBoosted');
    const named = await t.refused(
      422,
      put(randomUUID(), propertyContent({ price: -1 }), randomUUID()),
    );
    expect(named.field).toBe('price');
  });

  test('deleting hides a listing from everybody and reaches the savers', async () => {
    const id = await published();
    await t.call('POST /api/saved-properties', { payload: { propertyId: id }, as: seeker });
    const del = request(`DELETE /api/properties/${id}`, { as: agent });
    const { cursor } = await readFeed(t, agent, 'properties');
    expect(await t.call(del)).toEqual({
      id,
      removed: true,
      recalled: false,
    });
    expect(await t.call(del)).toEqual({
      id,
      removed: false,
      recalled: false,
    });
    expect((await t.send(`GET /api/properties/${id}`, { as: agent })).statusCode).toBe(404);
    const feed = await readFeed(t, seeker, 'saved-properties');
    expect(feed.items.find((item) => item.id === id)?.property).toBeNull();
    const mine = await readFeed(t, agent, 'properties', { cursor });
    expect(mine.deleted).toContain(id);
  });
});

describe('photos', () => {
  test('[SYNC-2] a photo arrives once, upright, small and without metadata, however often it is sent', async () => {
    const id = await published();
    const photoId = randomUUID();
    const picture = await sharp({
      create: { width: 1600, height: 1200, channels: 3, background: '#336644' },
    })
      .withExifMerge({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const asked = request(`PUT /api/properties/${id}/photos/${photoId}?position=0`, {
      payload: picture,
      headers: { 'content-type': 'image/jpeg' },
      as: agent,
      key: randomUUID(),
    });
    const first = await t.call(asked);
    const again = await t.call(asked);
    expect(again).toEqual(first);
    expect(first.property.images).toHaveLength(1);
    expect(first.photo).toMatchObject({ id: photoId, width: 1080, height: 810 });
    const file = await t.app.inject({ url: first.photo.medium });
    expect(file.headers['content-type']).toBe('image/webp');
    expect(file.headers['cache-control']).toContain('immutable');
    const meta = await sharp(file.rawPayload).metadata();
    expect(meta).toMatchObject({ width: 640, height: 480 });
    expect(meta.exif).toBeUndefined();
  });

  test('what is no picture is refused in words, and an eleventh photo too', async () => {
    const id = await published();
    const upload = (body: Buffer) =>
      request(`PUT /api/properties/${id}/photos/${randomUUID()}?position=0`, {
        payload: body,
        headers: { 'content-type': 'image/jpeg' },
        as: agent,
      });
    const refused = await t.refused(
      422,
      upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    );
    expect(refused).toMatchObject({ field: 'photo', code: 'invalid' });
    const dot = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    for (let n = 0; n < 10; n += 1) await t.call(upload(dot));
    const full = await t.refused(422, upload(dot));
    expect(full.message).toContain('at most 10 photos');
  });
});

describe('messages', () => {
  test('[SYNC-2] a message reaches the agent once and can be answered', async () => {
    const id = await published();
    const message = {
      id: randomUUID(),
      recipientId: agent.id,
      propertyId: id,
      subject: 'Viewing',
      content: 'Is it free on Saturday?',
    };
    const post = request('POST /api/messages', { payload: message, as: seeker, key: randomUUID() });
    await t.call(post);
    await t.call(post);
    // Even under a new key the client's id keeps it one message.
    await t.call(post, { key: randomUUID() });
    const inbox = await t.call('GET /api/messages', { as: agent });
    expect(inbox.messages.filter((item) => item.id === message.id)).toHaveLength(1);
    const reply = { ...message, id: randomUUID(), recipientId: seeker.id, content: 'Yes, at ten.' };
    await t.call('POST /api/messages', { payload: reply, as: agent, key: randomUUID() });
    const feed = await readFeed(t, seeker, 'messages');
    expect(feed.items.map((item) => item.content)).toEqual(
      expect.arrayContaining(['Is it free on Saturday?', 'Yes, at ten.']),
    );
    const mails = await rowsOf<{ subject: string }>(
      t.database,
      'SELECT subject FROM mails WHERE recipient = $1',
      [agent.email],
    );
    expect(mails).toHaveLength(1);
  });

  test('reading and deleting change one side only and travel by the feed', async () => {
    const id = await published();
    const message = {
      id: randomUUID(),
      recipientId: agent.id,
      propertyId: id,
      subject: 'Hello',
      content: 'Hello',
    };
    await t.call('POST /api/messages', { payload: message, as: seeker });
    const start = await readFeed(t, seeker, 'messages');
    await t.call(`PATCH /api/messages/${message.id}/read`, { as: agent });
    const next = await readFeed(t, seeker, 'messages', { cursor: start.cursor });
    expect(next.items).toMatchObject([{ id: message.id, readStatus: true }]);
    await t.call(`DELETE /api/messages/${message.id}`, { as: agent });
    const inbox = await t.call('GET /api/messages', { as: agent });
    expect(inbox.messages.some((item) => item.id === message.id)).toBe(false);
    const kept = await readFeed(t, seeker, 'messages');
    expect(kept.items.some((item) => item.id === message.id)).toBe(true);
    expect(
      (await t.send(`PATCH /api/messages/${message.id}/read`, { as: seeker })).statusCode,
    ).toBe(404);
  });

  test('an agent cannot write first to somebody who never wrote', async () => {
    const id = await published();
    const cold = {
      id: randomUUID(),
      recipientId: seeker.id,
      propertyId: id,
      subject: 'Offer',
      content: 'Buy!',
    };
    expect((await t.send('POST /api/messages', { payload: cold, as: agent })).statusCode).toBe(404);
  });
});

describe('feeds', () => {
  test('[DB-1] pages follow each other without gap or repeat, and an anonymous device gets none', async () => {
    const saver = await t.account('seeker');
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const id = await published();
      ids.push(id);
      await t.call('POST /api/saved-properties', { payload: { propertyId: id }, as: saver });
    }
    await t.call(`DELETE /api/saved-properties/${ids[1]}`, { as: saver });
    const seen: string[] = [];
    const gone: string[] = [];
    let cursor = 0;
    for (let more = true; more; ) {
      const page = await readFeed(t, saver, 'saved-properties', { cursor, limit: 2 });
      seen.push(...page.items.map((item) => item.id));
      gone.push(...page.deleted);
      ({ cursor, hasMore: more } = page);
    }
    expect(seen).toEqual([ids[0], ids[2], ids[3], ids[4]]);
    expect(gone).toEqual([ids[1]]);
    expect((await t.send('GET /api/sync?cursors=saved-properties:0')).statusCode).toBe(401);
  });
});

describe('search', () => {
  test('[RES-11] finds by location, text, type, price, rooms, features, radius and box, page by page', async () => {
    const other = await createTestApp();
    const owner = await other.account('agent');
    const add = async (change: Parameters<typeof propertyContent>[0]) => {
      const id = randomUUID();
      await other.call(put(id, propertyContent(change), undefined, undefined, owner), {
        status: 201,
      });
      await other.call(`POST /api/properties/${id}/publish`, { as: owner });
      return id;
    };
    const lekki = await add({ title: 'Lekki flat', price: 4_000_000 });
    const ikeja = await add({
      title: 'Ikeja duplex',
      address: 'Allen Avenue, Ikeja, Lagos',
      location: { lat: 6.601, lng: 3.351 },
      price: 9_000_000,
      bedrooms: 5,
      type: 'Detached',
      amenities: [],
      description: 'Five rooms',
    });
    const sale = await add({
      title: 'Plot',
      listingType: 'sale',
      type: 'Land',
      bedrooms: null,
      price: 60_000_000,
    });
    const find = async (query: string) =>
      (await other.call(`GET /api/properties?${query}`)).properties.map((p) => p.id);
    expect(await find('listingType=rent&sort=price-asc')).toEqual([lekki, ikeja]);
    expect(await find('listingType=rent&sort=price-desc')).toEqual([ikeja, lekki]);
    expect(await find('listingType=sale')).toEqual([sale]);
    expect(await find('listingType=rent&location=LEKKI phase 1, Lagos')).toEqual([lekki]);
    expect(await find('listingType=rent&location=100%25')).toEqual([]);
    expect(await find('listingType=rent&text=prepaid')).toEqual([lekki]);
    expect(await find('listingType=rent&type=Duplex')).toEqual([ikeja]);
    expect(await find('listingType=rent&priceMin=5000000')).toEqual([ikeja]);
    expect(await find('listingType=rent&bedroomsMax=3&bathroomsMin=3')).toEqual([lekki]);
    expect(await find('listingType=rent&features=parking,security')).toEqual([lekki]);
    expect(await find('listingType=rent&lat=6.45&lng=3.47&radiusKm=5')).toEqual([lekki]);
    expect(await find('listingType=rent&south=6.5&west=3.2&north=6.7&east=3.5')).toEqual([ikeja]);
    expect(await find('listingType=rent&addedWithinDays=1')).toHaveLength(2);
    expect(await find('listingType=rent&category=Commercial')).toEqual([]);
    const first = await other.call('GET /api/properties?listingType=rent&limit=1');
    expect(first).toMatchObject({ total: 2, totalIsCapped: false });
    const second = await other.call(
      `GET /api/properties?listingType=rent&limit=1&cursor=${first.nextCursor}`,
    );
    expect(new Set([first.properties[0]?.id, second.properties[0]?.id])).toEqual(
      new Set([lekki, ikeja]),
    );
    expect(second.nextCursor).toBeNull();
    for (const bad of [
      'radiusKm=3',
      'south=1',
      'priceMin=-1',
      'sort=best',
      'limit=1000',
      'listingtype=rent',
    ]) {
      await other.refused(422, `GET /api/properties?${bad}`);
    }
    await other.refused(400, 'GET /api/properties?cursor=abc');
    await other.close();
  });
});
