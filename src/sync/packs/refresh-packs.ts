import type { ApiClient } from '../../api/api-client';
import { ApiError } from '../../api/api-error';
import { callApi } from '../../api/call-api';
import type { Listing } from '../../contract/listing/property';
import type { AppDatabase } from '../../db/app-database';
import type { AreaPack } from '../../db/packs/pack-records';
import { applyChanges } from '../../db/packs/pack-changes';
import {
  listPacks,
  packIds,
  readPack,
  restartPack,
  updatePack,
} from '../../db/packs/pack-repository';
import { forgetMissing } from '../../db/packs/seen-before';
import { markWithdrawn, renewListings } from '../../db/repositories/search/search-repository';
import { webLock } from '../engine/lock';
import { areaQuery } from './area-address';
import { countPhotos } from './fetch-photos';
import { whyRefused } from './why-refused';
import { type Choice, downloadPacks } from './download-packs';

const LOCK = 'gida-area-changes';

/**
 * Brings kept areas in step with the server: only what changed is fetched.
 * @param dueAfterMs areas that were in step more lately than this are left alone; 0 is none
 * @throws NetworkError
 */
export function refreshPacks(
  database: AppDatabase,
  api: ApiClient,
  dueAfterMs: number,
  { lock = webLock, ...choice }: Choice = {},
): Promise<void> {
  return lock(LOCK, async () => {
    for (const { id } of await listPacks()) {
      const pack = await readPack(id);
      if (pack === undefined || pack.step === 'listings') continue;
      // One from the future was noted under a clock that was ahead.
      if (Math.abs(Date.now() - (pack.freshAt ?? 0)) < dueAfterMs) continue;
      await refresh(database, api, pack);
    }
    await downloadPacks(database, api, { lock, ...choice });
  });
}

async function refresh(database: AppDatabase, api: ApiClient, pack: AreaPack): Promise<void> {
  try {
    const { total, came } = await takeChanges(database, api, pack);
    const now = await readPack(pack.id);
    if (now?.generation !== pack.generation) return;
    if (now.listings !== total) await compare(database, api, pack);
    const done = { freshAt: Date.now(), refused: null };
    // With photos wanted, those of what came, or were lost, are fetched by the download that follows.
    const lacksPhotos = now.withPhotos && (came > 0 || (await countPhotos(pack)) < now.photos);
    await updatePack(pack, (now) =>
      now.step === 'ready' && lacksPhotos ? { ...done, step: 'photos' } : done,
    );
  } catch (error) {
    const why = whyRefused(error);
    if (why === null) throw error;
    await updatePack(pack, () => ({ refused: why }));
  }
}

/** Takes in all changes since the last time; answers how many listings there are to be, and how many came or changed. */
async function takeChanges(
  database: AppDatabase,
  api: ApiClient,
  pack: AreaPack,
): Promise<{ total: number; came: number }> {
  let { cursor } = pack;
  let came = 0;
  for (;;) {
    const changes = await callApi(api, 'GET /area-packs/changes', {
      query: { ...areaQuery(pack), since: cursor },
    });
    await applyChanges(pack, changes);
    await renewListings(changes.listings, database);
    // What an earlier look kept would stand in search again.
    for (const id of changes.gone) await markWithdrawn(id, database);
    ({ cursor } = changes);
    const { cursor: next } = changes;
    await updatePack(pack, () => ({ cursor: next }));
    came += changes.listings.length;
    const isThere = (await readPack(pack.id))?.generation === pack.generation;
    if (!changes.hasMore || !isThere) return { total: changes.total, came };
  }
}

/** So many missing listings are fetched one by one; with more the area is fetched anew. */
const FETCHED_SINGLY = 40;

/** What was erased, or moved away, no change tells of: the ids do. */
async function compare(database: AppDatabase, api: ApiClient, pack: AreaPack): Promise<void> {
  const query = areaQuery(pack);
  const askedAt = Date.now();
  const { ids } = await callApi(api, 'GET /area-packs/ids', { query });
  await forgetMissing(pack, ids, askedAt, database);
  const there = new Set(ids);
  const here = new Set(await packIds(pack.id));
  const missing = ids.filter((id) => !here.has(id));
  if (missing.length > FETCHED_SINGLY) {
    await restartPack(pack, await callApi(api, 'GET /area-packs/summary', { query }));
    return;
  }
  const found = await Promise.all(missing.map((id) => fetchOne(api, id)));
  await applyChanges(pack, {
    listings: found.filter((listing) => listing !== null),
    gone: [...here].filter((id) => !there.has(id)),
  });
  // Counted, so that a wrong sum is not compared for ever.
  const counted = (await packIds(pack.id)).length;
  await updatePack(pack, () => ({ listings: counted }));
}

/** A listing, or null when it is gone by now. */
async function fetchOne(api: ApiClient, id: string): Promise<Listing | null> {
  try {
    return (await callApi(api, 'GET /properties/:id', { params: { id } })).property;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
