import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PMTiles } from 'pmtiles';
import { describe, expect, test } from 'vitest';
import { importGazetteer } from '../../server/modules/areas/import-gazetteer';
import { NEXT_CHUNK, PACK_CHUNK, PIECES_PER_CALL } from '../../src/contract/search/area-options';
import { type Listing } from '../../src/contract/listing/property';
import { distanceKm } from '../../src/domain/places/distance-km';
import { fuzzedPoint } from '../../src/domain/property/fuzzed-point';
import { elsewhereOf } from '../../src/domain/search/elsewhere-of';
import { ListingIndex } from '../../src/domain/search/on-device/listing-index';
import { madePmtiles } from '../support/made-tiles';
import { publishProperty } from '../support/publish-property';
import { putPhoto } from '../support/put-photo';
import { propertyContent } from '../support/property-content';
import { type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { testFolder } from '../support/test-folder';

const IKOYI = { lat: 6.452, lng: 3.435 };
/** Far from any other test's listings, so that what they publish is no news here. */
const ABA = { name: 'Aba', lat: 5.107, lng: 7.367, radiusKm: 10 };
const NEAR = { lat: 5.11, lng: 7.37 };

const folder = testFolder('tiles');
writeFileSync(join(folder, 'map.pmtiles'), madePmtiles(ABA.lat, ABA.lng));
const t = sharedApp({ tilesFile: join(folder, 'map.pmtiles') });
const agent = sharedAccount(t, 'agent');

const addressOf = <Path extends string>(
  path: Path,
  more: Record<string, string | number> = {},
  area = ABA,
) => {
  const query = new URLSearchParams(
    Object.entries({ ...area, ...more }).map(([name, value]) => [name, String(value)]),
  );
  return `/api/area-packs/${path}?${query.toString()}` as const;
};
const changesSince = (since: string) => t.call(`GET ${addressOf('changes', { since })}`);
const summary = () => t.call(`GET ${addressOf('summary')}`);

async function chunks(area = ABA): Promise<{ listings: Listing[]; pieces: number }> {
  const listings: Listing[] = [];
  for (let after = '', pieces = 1; ; pieces += 1) {
    const url = addressOf('chunk', after === '' ? {} : { after }, area);
    const answer = await t.send(`GET ${url}`);
    expect(answer.statusCode).toBe(200);
    for (let at = 0; at < answer.rawPayload.length; ) {
      const end = at + 4 + answer.rawPayload.readUInt32BE(at);
      const piece = gunzipSync(answer.rawPayload.subarray(at + 4, end));
      listings.push(...(JSON.parse(piece.toString()) as Listing[]));
      at = end;
    }
    const next = answer.headers[NEXT_CHUNK];
    if (typeof next !== 'string') return { listings, pieces };
    after = next;
  }
}

describe('an area kept on the phone', () => {
  test('has what lies around its middle, and by its name what has no point', async () => {
    const near = await publishProperty(t, agent, { location: NEAR });
    const named = await publishProperty(t, agent, {
      location: null,
      address: '4 Faulks Road, Aba, Abia',
    });
    const far = await publishProperty(t, agent, { location: IKOYI, address: '1 Aba Road, Lagos' });
    const { listings } = await chunks();
    const ids = listings.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([near, named]));
    expect(ids).not.toContain(far);
    expect(ids).toEqual(ids.toSorted());
    const { ids: all } = await t.call(`GET ${addressOf('ids')}`);
    expect(all).toEqual(ids);
  });

  test('comes in pieces, none of it twice, and says its size before', async () => {
    await t.database.query(
      `INSERT INTO properties (id, owner_id, status, title, address, price, type, property_category,
         listing_type, lat, lng, published_at, listed_at)
       SELECT gen_random_uuid(), $1, 'Active', 'Home ' || n, 'Aba', 1000000 + n, 'Flat',
         'Residential', 'rent', 5.2, 7.3, now(), now() FROM generate_series(1, 1500) n`,
      [agent.id],
    );
    const area = { name: 'Umuahia', lat: 5.2, lng: 7.3, radiusKm: 1 };
    const { listings, pieces } = await chunks(area);
    expect(listings).toHaveLength(1500);
    expect(pieces).toBe(Math.ceil(1500 / (PACK_CHUNK * PIECES_PER_CALL)));
    expect(new Set(listings.map(({ id }) => id)).size).toBe(1500);
    const said = await t.call(`GET ${addressOf('summary', {}, area)}`);
    expect(said.listings).toBe(1500);
    expect(said.listingBytes).toBeGreaterThan(1500);
    await t.database.query(`DELETE FROM properties WHERE address = 'Aba'`);
  });

  test('its changes tell what came, changed and went, and a look at a home is none', async () => {
    const stays = await publishProperty(t, agent, { location: NEAR });
    const goes = await publishProperty(t, agent, { location: NEAR });
    const { cursor } = await summary();
    // The cursor reaches back over what may still be on its way: it says so once, and no more.
    const before = await changesSince(cursor);
    expect(before.listings.map(({ id }) => id)).toEqual(expect.arrayContaining([stays, goes]));
    const settled = async () => {
      await t.database.query(
        `UPDATE properties SET changed_at = changed_at - interval '1 hour' WHERE owner_id = $1`,
        [agent.id],
      );
      await t.database.query(`ALTER TABLE properties DISABLE TRIGGER properties_change`);
      await t.database.query(
        `UPDATE properties SET changed_at = now() - interval '1 hour' WHERE owner_id = $1`,
        [agent.id],
      );
      await t.database.query(`ALTER TABLE properties ENABLE TRIGGER properties_change`);
    };
    await settled();
    const since = before.cursor;
    expect((await changesSince(since)).listings).toEqual([]);

    await t.send(`POST /api/properties/${stays}/views`, { payload: { days: [] } });
    await t.database.query('UPDATE properties SET view_count = view_count + 1 WHERE id = $1', [
      stays,
    ]);
    expect((await changesSince(since)).listings).toEqual([]);

    const photo = await t.send(await putPhoto(stays, agent));
    expect(photo.statusCode).toBe(200);
    const seen = await changesSince(since);
    expect(seen.listings).toHaveLength(1);
    expect(seen.listings[0]).toMatchObject({ id: stays, images: [{ position: 0 }] });

    await settled();
    await t.call(`POST /api/properties/${goes}/unpublish`, { as: agent });
    expect(await changesSince(since)).toMatchObject({ listings: [], gone: [goes] });

    await settled();
    await t.database.query(`UPDATE users SET phone = '08030000001' WHERE id = $1`, [agent.id]);
    const renamed = await changesSince(since);
    expect(renamed.listings.find(({ id }) => id === stays)?.agent.phone).toBe('08030000001');
    expect(renamed.total).toBe(renamed.listings.length);
  });

  test('a draft that was never published is nobody’s business', async () => {
    const { cursor } = await summary();
    const id = crypto.randomUUID();
    const payload = propertyContent({ location: NEAR });
    await t.call(`PUT /api/properties/${id}`, { status: 201, payload, as: agent });
    const changes = await changesSince(cursor);
    expect([...changes.gone, ...changes.listings.map((listing) => listing.id)]).not.toContain(id);
  });

  test.each(['x', 'WzFd', Buffer.from('["a",null]').toString('base64url'), 'W251bGwsbnVsbF0'])(
    'a cursor that was never given out is refused in words: %j',
    async (since) => {
      const answer = await t.send(`GET ${addressOf('changes', { since })}`);
      expect(answer.statusCode).toBe(400);
    },
  );
});

describe('[RES-3] [FILT-2] the server’s search and the phone’s agree', () => {
  const search = async (query: string) => {
    const answer = await t.call(`GET /api/properties?listingType=rent&limit=100&${query}`);
    return new Set(answer.properties.map(({ id }) => id));
  };

  test('on drawn areas, radii and the extent of a place', async () => {
    const index = new ListingIndex();
    for (let at = 0; at < 36; at += 1) {
      const location = { lat: 7 + (at % 6) / 50, lng: 8 + Math.floor(at / 6) / 50 };
      const address = at % 5 === 0 ? 'Makurdi Road, Gboko' : `${at} North Bank`;
      const id = await publishProperty(t, agent, { location, address });
      const page = await t.call(`GET /api/properties/${id}`);
      index.put([page.property]);
    }
    const queries = [
      'area=shape:6.99,7.99;7.11,7.99;7.11,8.03;7.03,8.03;7.03,8.11;6.99,8.11',
      'area=shape:7.05,8.01;6.99,8.05;7.05,8.09;7.11,8.05',
      'area=shape:7.115,8.051;6.995,8.083;7.071,7.995;7.073,8.105;6.993,8.021',
      'area=circle:7.05,8.05,4.5',
      'south=7.07&west=8.05&north=7.01&east=8.01',
      'lat=7.05&lng=8.05&radiusKm=3',
      'location=gboko&lat=7.05&lng=8.05&extentKm=2.5',
      'location=gboko',
      'south=7.01&west=8.01&north=7.07&east=8.05',
    ];
    for (const query of queries) {
      const asked = new URLSearchParams(`listingType=rent&${query}`);
      const here = index.search(asked, Date.now(), await elsewhereOf(asked));
      const there = await search(query);
      expect(here.length, query).toBeGreaterThan(0);
      expect(here.length, query).toBeLessThan(36);
      expect(there, query).toEqual(new Set(here));
    }
  });

  test.each(['circle:1', 'shape:1,2;3,4', 'circle:6.5,3.4,1;DROP', 'shape:x'])(
    'an area that is none is refused in words: %j',
    async (area) => {
      const url = `/api/properties?area=${encodeURIComponent(area)}`;
      expect((await t.send(`GET ${url}`)).statusCode).toBe(422);
    },
  );

  test('an area that is not on earth has nothing in it', async () => {
    expect(await search('area=circle:95.5,3.4,1')).toEqual(new Set());
  });
});

describe('a listing that says only about where it is', () => {
  const EXACT = { lat: 4.8156, lng: 7.0498 };
  const shown = async (id: string, as?: TestAccount) => {
    const url = `/api/properties/${id}` as const;
    return (await t.call(`GET ${url}`, { ...(as && { as }) })).property;
  };
  const save = async (id: string, content: object) => {
    const { version } = await shown(id, agent);
    return t.call(`PUT /api/properties/${id}`, {
      headers: { 'if-match': `"${version}"` },
      payload: content,
      as: agent,
    });
  };

  test('shows others a point 100 to 300 m away, its owner the exact one, and both stay', async () => {
    const content = propertyContent({ location: EXACT, approximateLocation: true });
    const id = await publishProperty(t, agent, content);
    const { location: point, approximateLocation } = await shown(id);
    if (point === null) throw new Error('no point');
    expect(approximateLocation).toBe(true);
    const metres = distanceKm(EXACT, point) * 1000;
    expect(metres).toBeGreaterThan(99);
    expect(metres).toBeLessThan(301);
    expect((await shown(id, agent)).location).toEqual(EXACT);
    // The house and its street are the owner's to tell.
    const area = { title: '3 Bedroom Flat in Lekki Phase 1', address: 'Lekki Phase 1, Lagos' };
    expect(await shown(id)).toMatchObject(area);
    expect((await shown(id, agent)).address).toBe('12 Admiralty Way, Lekki Phase 1, Lagos');
    const found = async (location: string) => {
      const url = `/api/properties?listingType=rent&location=${location}` as const;
      const { properties } = await t.call(`GET ${url}`);
      return properties.filter((one) => one.id === id);
    };
    expect(await found('Admiralty')).toEqual([]);
    expect(await found('Lekki')).toMatchObject([area]);
    expect((await shown(id, await t.account('agent'))).location).toEqual(point);

    // An edit of something else gives no second point away.
    const { property } = await save(id, { ...content, price: 9_000_000 });
    expect(property.location).toEqual(EXACT);
    expect(await shown(id)).toMatchObject({ location: point, approximateLocation: true });

    // Neither search, nor an area on a phone, nor the feed of whoever saved it tells more.
    const at = (place: { lat: number; lng: number }, radiusKm: number) =>
      t.call(
        `GET /api/properties?listingType=rent&lat=${place.lat}&lng=${place.lng}&radiusKm=${radiusKm}`,
      );
    expect((await at(point, 0.1)).properties.map((one) => one.id)).toEqual([id]);
    expect((await at(EXACT, 0.1)).properties).toEqual([]);
    const { listings } = await chunks({ name: 'Nowhere', ...point, radiusKm: 1 });
    expect(listings.map(({ location }) => location)).toEqual([point]);

    await save(id, { ...content, approximateLocation: false });
    const all = { location: EXACT, approximateLocation: false, address: content.address };
    expect(await shown(id)).toMatchObject(all);
  });

  test('points are spread over the ring, not heaped in its middle', () => {
    const far = Array.from(
      { length: 2000 },
      () => distanceKm(EXACT, fuzzedPoint(EXACT, Math.random)) * 1000,
    );
    expect(Math.min(...far)).toBeGreaterThan(99);
    expect(Math.max(...far)).toBeLessThan(301);
    // Five eighths of the ring lie beyond 200 m.
    const beyond = far.filter((metres) => metres > 200).length / far.length;
    expect(beyond).toBeGreaterThan(0.55);
    expect(beyond).toBeLessThan(0.7);
  });
});

describe('the map of an area', () => {
  const bytesOf = async (range?: string) => {
    const headers = range === undefined ? {} : { range };
    const version = (await summary()).tileVersion ?? '';
    return t.send(`GET ${addressOf('tiles', { version })}`, { headers });
  };

  test('is a PMTiles file of its tiles alone, whole or by range', async () => {
    const { tileBytes } = await summary();
    const whole = await bytesOf();
    expect(whole.rawPayload.length).toBe(tileBytes);
    const part = await bytesOf('bytes=0-126');
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(0, 127));
    const data = new Uint8Array(whole.rawPayload).buffer;
    const archive = new PMTiles({
      getKey: () => 'area',
      getBytes: async (from, length) => ({ data: data.slice(from, from + length) }),
    });
    expect(await archive.getHeader()).toMatchObject({ minZoom: 5, maxZoom: 15, tileType: 1 });
    expect(await archive.getMetadata()).toEqual({ attribution: 'made for tests' });
    expect(await archive.getZxy(5, 16, 15)).toBeDefined();
    expect(await archive.getZxy(5, 3, 3)).toBeUndefined();
    expect((await bytesOf(`bytes=${tileBytes}-${Number(tileBytes) + 9}`)).statusCode).toBe(416);
  });

  test('where the operator has no tiles there is none, and that is said', async () => {
    const elsewhere = { ...ABA, lat: 30, lng: -100 };
    const answer = await t.send(`GET ${addressOf('tiles', { version: 'x' }, elsewhere)}`);
    expect(answer.statusCode).toBe(404);
    const said = await t.call(`GET ${addressOf('summary', {}, elsewhere)}`);
    expect(said.tileBytes).toBeNull();
  });

  test('another map by now, or an area nobody would ask for, is not found and writes no file', async () => {
    const version = (await summary()).tileVersion ?? '';
    writeFileSync(join(folder, 'map.pmtiles'), madePmtiles(ABA.lat, ABA.lng, 1));
    expect((await t.send(`GET ${addressOf('tiles', { version })}`)).statusCode).toBe(404);
    expect((await bytesOf()).statusCode).toBe(200);
    const files = readdirSync(join(t.dataDir, 'area-tiles'));
    const odd = await t.call(`GET ${addressOf('summary', {}, { ...ABA, radiusKm: 9.87 })}`);
    expect(odd.tileBytes).toBeNull();
    // A hair beside it is the same area.
    const beside = { ...ABA, lat: ABA.lat + 0.0001 };
    await t.call(`GET ${addressOf('summary', {}, beside)}`);
    // Nor is one cut that nobody was told the version of, or in which there is no home to keep.
    const other = { ...ABA, lat: ABA.lat + 0.02 };
    expect((await t.send(`GET ${addressOf('tiles', { version: 'x' }, other)}`)).statusCode).toBe(
      404,
    );
    const atSea = { name: 'Nowhere', lat: 4.2, lng: 2.5, radiusKm: 10 };
    const nowhere = await t.call(`GET ${addressOf('summary', {}, atSea)}`);
    expect(nowhere).toMatchObject({ listings: 0, tileBytes: null });
    expect(readdirSync(join(t.dataDir, 'area-tiles'))).toEqual(files);
  });

  test('the whole map is served by range', async () => {
    const answer = await t.send('GET /tiles/map.pmtiles', { headers: { range: 'bytes=0-6' } });
    expect(answer.statusCode).toBe(206);
    expect(answer.body).toBe('PMTiles');
  });
});

describe('the operator’s own gazetteer', () => {
  const places = async (text: string) =>
    (await t.call(`GET /api/places?text=${encodeURIComponent(text)}`)).places;
  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const GEONAMES = (
    name: string,
    lat: number,
    lng: number,
    cls: string,
    code: string,
    people = 0,
  ) =>
    ['1', name, name, '', lat, lng, cls, code, 'NG', '', '45', '', '', '', people]
      .concat(['', '', '', ''])
      .join('\t');

  test('a table with named columns is taken, and found by any word of a name', async () => {
    const path = file(
      'osm.tsv',
      'name\tplace\tlat\tlon\tpopulation\nUmuode Ogbor\tsuburb\t5.12\t7.38\t30000\n' +
        'Nowhere\tocean\t5\t7\t\nParis\tcity\t48.8\t2.3\t2000000\n"Half\thamlet\t5.1\t7.3\t\n',
    );
    expect(await importGazetteer(t.database, path)).toEqual({ taken: 2, passed: 2 });
    expect(await places('ogb')).toEqual([
      { name: 'Umuode Ogbor', kind: 'neighbourhood', lat: 5.12, lng: 7.38, rank: 3 },
    ]);
    expect(await places('%%')).toEqual([]);
    const near = await t.call('GET /api/places/near?lat=5.1&lng=7.3');
    expect(near.places.map(({ name }) => name)).toEqual(['"Half', 'Umuode Ogbor']);
    const kept = await t.call(`GET ${addressOf('places')}`);
    expect(kept.places).toHaveLength(2);
    expect((await summary()).places).toBe(2);
  });

  test('a GeoNames dump replaces it', async () => {
    const path = file(
      'NG.txt',
      [
        GEONAMES('Aba South', 5.1, 7.35, 'A', 'ADM2'),
        GEONAMES('Eziukwu Market', 5.11, 7.36, 'S', 'MKT'),
        GEONAMES('Aba River', 5, 7, 'H', 'STM'),
      ].join('\n'),
    );
    expect(await importGazetteer(t.database, path)).toEqual({ taken: 2, passed: 1 });
    expect(await places('umuode')).toEqual([]);
    expect((await places('aba')).map(({ kind }) => kind)).toEqual(['lga']);
  });

  test('what is no gazetteer changes nothing', async () => {
    const path = file('photo.txt', 'GIF89a;;');
    await expect(importGazetteer(t.database, path)).rejects.toThrow('is no gazetteer');
    await expect(importGazetteer(t.database, file('none.txt', ''))).rejects.toThrow('is empty');
    expect(await places('aba')).toHaveLength(1);
  });

  const OSM = resolve(process.cwd(), '../shared/data/gazetteer/osm-places-2019.tsv');
  test.skipIf(!existsSync(OSM))('takes 50,000 places of OpenStreetMap', async () => {
    const { taken } = await importGazetteer(t.database, OSM);
    expect(taken).toBeGreaterThan(45_000);
    expect((await places('Zungeru')).length).toBeGreaterThan(0);
  });
});
