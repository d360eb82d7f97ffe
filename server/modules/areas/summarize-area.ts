import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { PACK_CHUNK } from '../../../src/contract/search/area-options';
import type { AreaQuery, AreaSummary } from '../../../src/contract/search/area-pack';
import { PHOTO_PATH } from '../photos/repository';
import { areaTiles } from './area-tiles';
import { countPlacesIn } from './places';
import { areaCursorNow, countArea, readAreaChunk } from './read-area';

const compress = promisify(gzip);

/** So many photos are weighed: enough to tell megabytes from kilobytes. */
const WEIGHED = 8;

/** What keeping an area costs. The cursor is from before anything is read: nothing falls between. */
export async function summarizeArea(app: FastifyInstance, area: AreaQuery): Promise<AreaSummary> {
  const { database } = app;
  const cursor = await areaCursorNow(database);
  const listings = await countArea(database, area);
  const { listings: sample } = await readAreaChunk(database, area, undefined, PACK_CHUNK);
  const bytes = sample.length === 0 ? 0 : (await compress(JSON.stringify(sample))).length;
  const share = sample.length === 0 ? 0 : listings / sample.length;
  const covers = sample.flatMap(({ images }) => images.slice(0, 1).map(({ small }) => small));
  const photos = Math.round(covers.length * share);
  // Nobody keeps an area without a home: to cut its map would be work for nothing.
  const tiles = listings === 0 ? null : await areaTiles(app.settings, area);
  return {
    listings,
    listingBytes: Math.round(bytes * share),
    photos,
    photoBytes: Math.round(photos * (await meanBytes(app, covers.slice(0, WEIGHED)))),
    places: await countPlacesIn(database, area),
    tileBytes: tiles?.bytes ?? null,
    tileVersion: tiles?.version ?? null,
    cursor,
  };
}

async function meanBytes({ blobs }: FastifyInstance, addresses: string[]): Promise<number> {
  const files = await Promise.all(
    addresses.map((address) => blobs.read(address.slice(PHOTO_PATH.length))),
  );
  const sizes = files.map((file) => file?.length ?? 0);
  return sizes.length === 0 ? 0 : sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}
