import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ApiClient, createApiClient } from '../../src/api/api-client';
import { NetworkError } from '../../src/api/api-error';
import { PACK_CHUNK, PIECES_PER_CALL } from '../../src/contract/search/area-options';
import { AppDatabase } from '../../src/db/app-database';
import { packDatabase } from '../../src/db/pack-database';
import {
  addPack,
  packIds,
  readPack,
  removePack,
  restartPack,
} from '../../src/db/packs/pack-repository';
import {
  listListings,
  readListing,
  readResults,
  storeListing,
  storeResults,
} from '../../src/db/repositories/search/search-repository';
import { keptArea } from '../../src/domain/areas/kept-area';
import { COLUMNS_SHAPE } from '../../src/domain/search/on-device/listing-columns';
import { inPageLock } from '../../src/sync/engine/lock';
import { areaQuery } from '../../src/sync/packs/area-address';
import { downloadPacks } from '../../src/sync/packs/download-packs';
import { refreshPacks } from '../../src/sync/packs/refresh-packs';
import { injectFetch } from '../support/inject-fetch';
import { madeCaches } from '../support/made-caches';
import { publishProperty } from '../support/publish-property';
import { propertyContent } from '../support/property-content';
import { putPhoto } from '../support/put-photo';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { rowsOf } from '../support/rows-of';

const PER_CALL = PACK_CHUNK * PIECES_PER_CALL;
/** Two pieces, which one call brings. */
const LISTINGS = PACK_CHUNK + 44;
/** More than two calls bring. */
const MANY = 2 * PER_CALL + 40;
const AREA = keptArea({ name: 'Aba', lat: 5.107, lng: 7.367 }, 10);
const NEAR = { lat: 5.11, lng: 7.37 };

let database: AppDatabase;
/** The n-th call fails as a lost network does; 0 never. */
let breakAt = 0;
let calls: string[] = [];
let api: ApiClient;

const t = sharedApp();
const agent = sharedAccount(t, 'agent');
beforeEach(async () => {
  database = new AppDatabase(crypto.randomUUID());
  breakAt = 0;
  calls = [];
  const inject = injectFetch(t.app);
  api = createApiClient({
    baseUrl: '',
    fetch: (input, init) => {
      calls.push(input as string);
      if (calls.length === breakAt) return Promise.reject(new TypeError('Failed to fetch'));
      return inject(input, init);
    },
  });
  await t.database.query('DELETE FROM properties');
  await publishMany(1, LISTINGS);
});
afterEach(async () => {
  await database.delete();
  for (const { id } of await packDatabase().packs.toArray()) await removePack(id);
});

async function publishMany(from: number, to: number): Promise<void> {
  await t.database.query(
    `INSERT INTO properties (id, owner_id, status, title, address, price, type, property_category,
       listing_type, lat, lng, published_at, listed_at, description, text_search, address_search)
     SELECT gen_random_uuid(), $1, 'Active', 'Home ' || n, n || ' Aba Road, Aba', 1000000 + n, 'Flat',
       'Residential', 'rent', 5.1, 7.36, now(), now(),
       CASE WHEN n % 10 = 0 THEN 'with borehole' ELSE '' END, '', '' FROM generate_series(${from}, ${to}) n`,
    [agent.id],
  );
}

async function keep(area = AREA, withPhotos = false): Promise<void> {
  const query = new URLSearchParams(
    Object.entries(areaQuery(area)).map(([name, value]) => [name, String(value)]),
  );
  const summary = await t.call(`GET /api/area-packs/summary?${query}`);
  await addPack(area, { withPhotos, summary });
}
const download = () => downloadPacks(database, api, { lock: inPageLock });
const refresh = () => refreshPacks(database, api, 0, { lock: inPageLock });
const found = async (query: string) => (await readResults(query, database)).ids;
/** Opens the first home that is found, which keeps it as it is now; answers its id. */
const lookAtOne = async () => {
  const [looked = ''] = await found('listingType=rent');
  const [listing] = await listListings([looked], database);
  if (listing === undefined) throw new Error('not kept');
  await storeListing(listing, database);
  return looked;
};
/** Fetches a home as it is on the server now, and keeps it. */
const look = async (id: string) => {
  const { property } = await t.call(`GET /api/properties/${id}`);
  await storeListing(property, database);
};
const serverIds = async () =>
  (await rowsOf<{ id: string }>(t.database, 'SELECT id FROM properties ORDER BY id')).map(
    ({ id }) => id,
  );

describe('an area on the phone', () => {
  test('is searched like everything else, each home found and read', async () => {
    await keep();
    await download();
    expect(await readPack(AREA.id)).toMatchObject({
      step: 'ready',
      listings: LISTINGS,
      refused: null,
    });
    expect(new Set(await found('listingType=rent'))).toEqual(new Set(await serverIds()));
    expect(await found('listingType=sale')).toEqual([]);
    expect(await found('listingType=rent&text=borehole')).toHaveLength(Math.floor(LISTINGS / 10));
    const cheapest = await found('listingType=rent&sort=price-asc&priceMax=1000020');
    expect(cheapest).toHaveLength(20);
    const cards = await listListings(cheapest, database);
    expect(cards.map(({ price }) => price)).toEqual(cheapest.map((_, at) => 1_000_001 + at));
    expect((await readListing(cheapest[3] ?? '', database))?.title).toBe('Home 4');
    expect(await readListing(crypto.randomUUID(), database)).toBeUndefined();
  });

  test('whose columns another version made is searched all the same, and has new ones once', async () => {
    await keep();
    await download();
    const { columns } = packDatabase();
    await columns.toCollection().modify((row) => {
      row.shape = 'of a version with fewer filters';
      Reflect.deleteProperty(row.part, 'bathrooms');
      row.part.price.fill(1);
    });
    const dear = await found('listingType=rent&sort=price-asc&priceMax=1000020');
    expect(dear).toHaveLength(20);
    await columns.each(({ shape, part }) => {
      expect(shape).toBe(COLUMNS_SHAPE);
      expect(part.bathrooms).toHaveLength(part.ids.length);
    });
  });

  test.each([1, 2, 3])(
    'cut off at call %i, it goes on where it was, and fetches no piece twice',
    async (at) => {
      await publishMany(LISTINGS + 1, MANY);
      await keep();
      breakAt = at;
      await expect(download()).rejects.toBeInstanceOf(NetworkError);
      const part = await readPack(AREA.id);
      expect(part?.listings ?? 0).toBeLessThan(MANY);
      calls = [];
      breakAt = 0;
      await download();
      expect(await readPack(AREA.id)).toMatchObject({ step: 'ready', listings: MANY });
      expect(await packIds(AREA.id)).toHaveLength(MANY);
      const pieces = Math.ceil((MANY - (part?.listings ?? 0)) / PER_CALL);
      expect(calls.filter((url) => url.includes('/chunk'))).toHaveLength(pieces);
    },
  );

  test('what came, changed and went is followed, without fetching the rest', async () => {
    await keep();
    await download();
    await found('listingType=rent');
    const [first = '', second = ''] = await serverIds();
    const came = await publishProperty(t, agent, { location: NEAR, price: 7 });
    await t.database.query('UPDATE properties SET price = 8, version = 2 WHERE id = $1', [first]);
    await t.database.query(`UPDATE properties SET status = 'Draft', version = 2 WHERE id = $1`, [
      second,
    ]);
    // A copy from an earlier look must not hide what the area knows now.
    const look =
      (await readListing(first, database)) ??
      (() => {
        throw new Error('not kept');
      })();
    await storeListing(look, database);
    calls = [];
    await refresh();
    expect(calls.some((url) => url.includes('/chunk'))).toBe(false);
    const now = await found('listingType=rent&sort=price-asc');
    expect(now).toHaveLength(LISTINGS);
    expect(now[0]).toBe(came);
    expect(now).not.toContain(second);
    expect((await readListing(came, database))?.price).toBe(7);
    const kept = await packDatabase().chunks.toArray();
    const bytes = kept.reduce((sum, chunk) => sum + chunk.bytes.byteLength, 0);
    expect(await readPack(AREA.id)).toMatchObject({ step: 'ready', listings: LISTINGS, bytes });
  });

  test('removed and kept again while changes are fetched, nothing is written into the new one', async () => {
    await keep();
    await download();
    await publishProperty(t, agent, { location: NEAR });
    const inject = injectFetch(t.app);
    const meddling = createApiClient({
      baseUrl: '',
      fetch: async (input, init) => {
        const answer = await inject(input, init);
        if (calls.push(input as string) === 1) {
          await removePack(AREA.id);
          await keep();
        }
        return answer;
      },
    });
    calls = [];
    const before = { step: 'listings', listings: 0, bytes: 0, writes: 0, freshAt: null };
    let begun: unknown;
    const lock: typeof inPageLock = async (name, work) => {
      // What comes after the changes fetches the new area: looked at before that.
      if (name.includes('packs')) begun = await readPack(AREA.id);
      return inPageLock(name, work);
    };
    await refreshPacks(database, meddling, 0, { lock });
    expect(begun).toMatchObject(before);
    expect(await packDatabase().chunks.count()).toBeGreaterThan(0);
    expect(await readPack(AREA.id)).toMatchObject({ step: 'ready', listings: LISTINGS + 1 });
  });

  test('what was erased for good, or moved far away, is let go by its absence', async () => {
    await keep();
    await download();
    const [erased = '', moved = ''] = await serverIds();
    await t.database.query('DELETE FROM properties WHERE id = $1', [erased]);
    await t.database.query('UPDATE properties SET lat = 12, lng = 8, version = 2 WHERE id = $1', [
      moved,
    ]);
    await refresh();
    const now = await found('listingType=rent');
    expect(now).toHaveLength(LISTINGS - 2);
    expect(now).not.toContain(erased);
    expect(now).not.toContain(moved);
  });

  test('a piece that grows is cut in two, and nothing is lost between', async () => {
    await t.database.query('DELETE FROM properties');
    const one = await publishProperty(t, agent, { location: NEAR });
    await keep();
    await download();
    await found('listingType=rent');
    await t.database.query(
      `INSERT INTO properties (id, owner_id, status, title, address, price, type, property_category,
         listing_type, lat, lng, published_at, listed_at)
       SELECT gen_random_uuid(), $1, 'Active', 'Home ' || n, 'Aba', n, 'Flat', 'Residential', 'rent',
         5.1, 7.36, now(), now() FROM generate_series(1, 1200) n`,
      [agent.id],
    );
    await refresh();
    expect(await packDatabase().chunks.count()).toBeGreaterThan(1);
    const now = await found('listingType=rent');
    expect(now).toHaveLength(1201);
    expect(now).toContain(one);
    const all = await listListings(now, database);
    expect(new Set(all.map(({ id }) => id)).size).toBe(1201);
  });

  test('removed, it is gone from search at once; what was looked at stays', async () => {
    await keep();
    await download();
    const looked = await lookAtOne();
    await removePack(AREA.id);
    expect(await found('listingType=rent')).toEqual([looked]);
    expect(await packDatabase().chunks.count()).toBe(0);
    expect(await packDatabase().columns.count()).toBe(0);
  });

  test('removed while it is fetched, it stays removed', async () => {
    await publishMany(LISTINGS + 1, MANY);
    await keep();
    const inject = injectFetch(t.app);
    const removing = createApiClient({
      baseUrl: '',
      fetch: async (input, init) => {
        if (calls.push(input as string) === 2) await removePack(AREA.id);
        return inject(input, init);
      },
    });
    await downloadPacks(database, removing, { lock: inPageLock });
    expect(await readPack(AREA.id)).toBeUndefined();
    expect(await packDatabase().chunks.count()).toBe(0);
  });

  test('removed and kept again while its places are fetched, it is fetched anew, and not called done', async () => {
    await keep();
    await packDatabase().packs.update(AREA.id, { 'summary.places': 1 });
    const inject = injectFetch(t.app);
    const meddling = createApiClient({
      baseUrl: '',
      fetch: async (input, init) => {
        if ((input as string).includes('/places')) {
          await removePack(AREA.id);
          await keep();
        }
        return inject(input, init);
      },
    });
    await downloadPacks(database, meddling, { lock: inPageLock });
    expect(await readPack(AREA.id)).toMatchObject({ step: 'listings', listings: 0 });
    await download();
    expect(await readPack(AREA.id)).toMatchObject({ step: 'ready', listings: LISTINGS });
  });

  test('what went while the line was down takes nothing along that had come', async () => {
    await publishMany(LISTINGS + 1, MANY);
    await keep();
    breakAt = 3;
    await expect(download()).rejects.toBeInstanceOf(NetworkError);
    // On a phone that was slower than the line what waited went with it.
    breakAt = 0;
    const part = await readPack(AREA.id);
    expect(part?.listings).toBeGreaterThan(0);
    await t.database.query('DELETE FROM properties WHERE id > $1', [part?.after ?? '']);
    await download();
    const ids = await serverIds();
    expect(await readPack(AREA.id)).toMatchObject({ step: 'ready', listings: ids.length });
    expect((await packIds(AREA.id)).toSorted()).toEqual(ids.toSorted());
  });

  test('with its line lost the thread that reads is let go too', async () => {
    const threads: { ended: boolean }[] = [];
    vi.stubGlobal('Worker', function Worker() {
      const thread = { ended: false };
      threads.push(thread);
      return Object.assign(new EventTarget(), {
        postMessage: () => undefined,
        terminate: () => {
          thread.ended = true;
        },
      });
    });
    await keep();
    breakAt = 1;
    await expect(download()).rejects.toBeInstanceOf(NetworkError);
    expect(threads).toEqual([{ ended: true }]);
  });

  test('kept again with photos, its photos are fetched', async () => {
    await keep();
    await download();
    const { summary } = (await readPack(AREA.id)) ?? {};
    if (summary === undefined) throw new Error('not kept');
    await addPack(AREA, { withPhotos: false, summary });
    expect(await readPack(AREA.id)).toMatchObject({ withPhotos: false, step: 'ready' });
    await addPack(AREA, { withPhotos: true, summary });
    expect(await readPack(AREA.id)).toMatchObject({ withPhotos: true, step: 'photos' });
  });

  test('a photo that does not come now comes later, also one that the browser lost, and one that is gone does not', async () => {
    const [id = ''] = await serverIds();
    await t.send(await putPhoto(id, agent));
    const photos = madeCaches();
    const cache = `gida-area-photos-${AREA.id}`;
    vi.stubGlobal('caches', photos);
    let status = 503;
    vi.stubGlobal('fetch', async () => new Response('a photo', { status }));
    await keep(AREA, true);
    await expect(download()).rejects.toBeInstanceOf(NetworkError);
    expect(await readPack(AREA.id)).toMatchObject({ step: 'photos', photos: 0 });
    status = 200;
    await download();
    expect(await readPack(AREA.id)).toMatchObject({ step: 'ready', photos: 1 });
    await photos.delete(cache);
    await refresh();
    expect(photos.paths(cache)).toHaveLength(1);
    expect(await readPack(AREA.id)).toMatchObject({ step: 'ready', photos: 1 });
    await photos.delete(cache);
    status = 404;
    await refresh();
    expect(await readPack(AREA.id)).toMatchObject({ step: 'ready', photos: 0 });
  });

  test('where data is saved its photos wait, and come once they are asked for', async () => {
    const [id = ''] = await serverIds();
    await t.send(await putPhoto(id, agent));
    vi.stubGlobal('caches', madeCaches());
    vi.stubGlobal('fetch', async () => new Response('a photo'));
    await keep(AREA, true);
    await refreshPacks(database, api, 0, { lock: inPageLock, savesData: true });
    expect(await readPack(AREA.id)).toMatchObject({
      step: 'photos',
      photos: 0,
      listings: LISTINGS,
    });
    await download();
    expect(await readPack(AREA.id)).toMatchObject({ step: 'ready', photos: 1 });
  });

  test('one whose photos do not come holds the homes of no other back', async () => {
    const [id = ''] = await serverIds();
    await t.send(await putPhoto(id, agent));
    vi.stubGlobal('caches', madeCaches());
    vi.stubGlobal('fetch', async () => new Response('busy', { status: 503 }));
    const beside = keptArea({ name: 'Ogbor Hill', lat: 5.12, lng: 7.38 }, 10);
    await keep(AREA, true);
    await keep(beside);
    await expect(download()).rejects.toBeInstanceOf(NetworkError);
    expect(await readPack(AREA.id)).toMatchObject({ step: 'photos' });
    expect(await readPack(beside.id)).toMatchObject({ step: 'ready', listings: LISTINGS });
  });

  test('asked for once more after it was refused, it is tried again', async () => {
    await keep();
    await packDatabase().packs.update(AREA.id, { refused: 'This device is full' });
    await keep();
    await download();
    expect(await readPack(AREA.id)).toMatchObject({ step: 'ready', refused: null });
  });

  test('a home is as old as the area that it lies in, however new another one is', async () => {
    await keep();
    await download();
    const aWhileAgo = Date.now() - 86_400_000;
    await packDatabase().packs.update(AREA.id, { freshAt: aWhileAgo });
    await keep(keptArea({ name: 'Kano', lat: 12, lng: 8.5 }, 10));
    const [looked = ''] = await serverIds();
    expect(await readListing(looked, database)).toMatchObject({ fetchedAt: aWhileAgo });
  });

  test('an answer of which one page came gives way to all that is kept, where the server cannot be asked', async () => {
    await keep();
    await download();
    const [id = ''] = await serverIds();
    const { property } = await t.call(`GET /api/properties/${id}`);
    const page = { properties: [property], total: 240, totalIsCapped: false, nextCursor: 'more' };
    await storeResults('listingType=rent', page, true, database);
    expect(await readResults('listingType=rent', database)).toMatchObject({ ids: [id] });
    const alone = await readResults('listingType=rent', database, true);
    expect(alone.search).toBeNull();
    expect(alone.ids).toHaveLength(LISTINGS);
    // One that came whole stands as the server gave it.
    await storeResults('listingType=sale', { ...page, nextCursor: null }, true, database);
    expect((await readResults('listingType=sale', database, true)).search).not.toBeNull();
  });

  test('what an area takes is told without the photos that went, and with those that stay as it is fetched anew', async () => {
    const [id = ''] = await serverIds();
    const request = await putPhoto(id, agent);
    vi.stubGlobal('caches', madeCaches());
    vi.stubGlobal('fetch', async () => new Response('x'.repeat(1000)));
    await t.send(request);
    await keep(AREA, true);
    await download();
    const bytes = async () => (await readPack(AREA.id))?.bytes ?? 0;
    const all = await bytes();
    const pack = await readPack(AREA.id);
    if (pack === undefined) throw new Error('not kept');
    await restartPack(pack, pack.summary);
    expect(await bytes()).toBe(1000);
    await download();
    expect(await bytes()).toBe(all);
    await t.send(`DELETE ${request.url.replace(/\?.*/, '')}`, { as: agent });
    await refresh();
    expect(await readPack(AREA.id)).toMatchObject({ step: 'ready', photos: 0 });
    // The listings themselves take a little more or less with each change.
    expect(await bytes()).toBeLessThan(all - 500);
  });

  test('a home that is let leaves search, also if somebody had looked at it', async () => {
    await keep();
    await download();
    const looked = await lookAtOne();
    expect(await found('listingType=rent')).toContain(looked);
    await t.database.query(`UPDATE properties SET status = 'Rented', version = 2 WHERE id = $1`, [
      looked,
    ]);
    await refresh();
    expect(await found('listingType=rent')).not.toContain(looked);
  });

  test('what was seen before the area was kept is as the area has it, and gone where that has it no more', async () => {
    const [dear = '', cheaper = '', rented = '', far = ''] = await serverIds();
    await t.database.query('UPDATE properties SET lat = 9.06, lng = 7.48 WHERE id = $1', [far]);
    for (const id of [dear, cheaper, rented, far]) await look(id);
    await t.database.query('UPDATE properties SET price = 5, version = 2 WHERE id = $1', [cheaper]);
    await t.database.query(
      `UPDATE properties SET status = 'Rented', version = 2 WHERE id = ANY($1)`,
      [[rented, far]],
    );
    await keep();
    await download();
    expect(await found('listingType=rent&priceMax=5')).toEqual([cheaper]);
    expect((await readListing(cheaper, database))?.price).toBe(5);
    const now = await found('listingType=rent');
    expect(now).toContain(dear);
    expect(now).not.toContain(rented);
    // Of what lies elsewhere the area says nothing.
    expect(now).toContain(far);
  });

  test('a home that was erased leaves search, also if somebody had looked at it', async () => {
    await keep();
    await download();
    const looked = await lookAtOne();
    await t.database.query('DELETE FROM properties WHERE id = $1', [looked]);
    await refresh();
    expect(await found('listingType=rent')).not.toContain(looked);
  });

  test('an area is as old as its first homes, however long the rest was on its way', async () => {
    await keep();
    await packDatabase().packs.update(AREA.id, { addedAt: 5 });
    await download();
    expect(await readPack(AREA.id)).toMatchObject({ step: 'ready', freshAt: 5 });
  });

  test.each([0, 3_600_000])(
    'an area of a clock that was ahead is brought in step, also where %i ms may pass between',
    async (dueAfterMs) => {
      await keep();
      await download();
      const came = await publishProperty(t, agent, { location: NEAR });
      await packDatabase().packs.update(AREA.id, { freshAt: Date.now() + 86_400_000 });
      await refreshPacks(database, api, dueAfterMs, { lock: inPageLock });
      expect(await found('listingType=rent')).toContain(came);
      expect((await readPack(AREA.id))?.freshAt).toBeLessThanOrEqual(Date.now());
    },
  );

  test('a refusal is said in the server’s words, and holds no other area back', async () => {
    await keep();
    await packDatabase().packs.update(AREA.id, {
      step: 'listings',
      after: 'no id',
      radiusKm: 5000,
    });
    await download();
    const refused = (await readPack(AREA.id))?.refused;
    expect(refused).toEqual(expect.any(String));
    expect(refused).not.toBe('');
  });

  test('of two areas that overlap each keeps its homes when the other goes', async () => {
    const beside = keptArea({ name: 'Ogbor Hill', lat: 5.12, lng: 7.38 }, 10);
    await keep();
    await keep(beside);
    await download();
    await found('listingType=rent');
    await removePack(beside.id);
    expect(await found('listingType=rent')).toHaveLength(LISTINGS);
    // A home that is let go of by the table alone is still in the area.
    const [looked = ''] = await serverIds();
    const listing = await readListing(looked, database);
    if (listing === undefined) throw new Error('not kept');
    await storeListing(listing, database);
    await found('listingType=rent');
    await database.listings.delete(looked);
    expect(await found('listingType=rent')).toHaveLength(LISTINGS);
  });

  test('a home that no change told of is fetched by itself, and the rest is not', async () => {
    await keep();
    await download();
    // As if it had been added with a moment long past.
    const added = await publishProperty(t, agent, { location: NEAR });
    await t.database.query('ALTER TABLE properties DISABLE TRIGGER properties_change');
    await t.database.query(`UPDATE properties SET changed_at = '2020-01-01' WHERE id = $1`, [
      added,
    ]);
    await t.database.query('ALTER TABLE properties ENABLE TRIGGER properties_change');
    calls = [];
    await refresh();
    expect(calls.some((url) => url.includes('/chunk'))).toBe(false);
    expect(await found('listingType=rent')).toContain(added);
    expect(await readPack(AREA.id)).toMatchObject({ step: 'ready', listings: LISTINGS + 1 });
  });

  test('a server that asks to wait stops nothing for good', async () => {
    await keep();
    const inject = injectFetch(t.app);
    let answered = false;
    const busy = createApiClient({
      baseUrl: '',
      fetch: async (input, init) => {
        if (answered) return inject(input, init);
        answered = true;
        return Response.json(
          { code: 'rate-limited', message: 'Please wait.' },
          { status: 429, headers: { 'x-gida-api': '1' } },
        );
      },
    });
    await expect(downloadPacks(database, busy, { lock: inPageLock })).rejects.toThrow();
    expect(await readPack(AREA.id)).toMatchObject({ step: 'listings', refused: null });
    await downloadPacks(database, busy, { lock: inPageLock });
    expect(await readPack(AREA.id)).toMatchObject({ step: 'ready', listings: LISTINGS });
  });

  test('a draft of somebody’s is in no area', async () => {
    const id = crypto.randomUUID();
    await t.call(`PUT /api/properties/${id}`, {
      status: 201,
      payload: propertyContent({ location: NEAR }),
      as: agent,
    });
    await keep();
    await download();
    expect(await packIds(AREA.id)).not.toContain(id);
  });
});
