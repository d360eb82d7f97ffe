import type { ApiClient } from '../../api/api-client';
import { ApiError } from '../../api/api-error';
import { callApi } from '../../api/call-api';
import type { AreaPack } from '../../db/packs/pack-records';
import {
  applyChanges,
  listPacks,
  packIds,
  readPack,
  restartPack,
  updatePack,
} from '../../db/packs/pack-repository';
import { renewListings } from '../../db/repositories/search-repository';
import { webLock } from '../lock';
import type { Lock } from '../sync-context';
import { areaQuery } from './area-address';
import { downloadPacks } from './download-packs';

const LOCK = 'gida-area-changes';

/**
 * Brings kept areas in step with the server: only what changed is fetched.
 * @param dueAfterMs areas that were in step more lately than this are left alone
 * @throws NetworkError
 */
export function refreshPacks(
  api: ApiClient,
  dueAfterMs: number,
  lock: Lock = webLock,
): Promise<void> {
  return lock(LOCK, async () => {
    for (const { id } of await listPacks()) {
      const pack = await readPack(id);
      if (pack === undefined || pack.step !== 'ready') continue;
      if (Date.now() - (pack.freshAt ?? 0) < dueAfterMs) continue;
      await refresh(api, pack);
    }
    await downloadPacks(api, lock);
  });
}

async function refresh(api: ApiClient, pack: AreaPack): Promise<void> {
  try {
    const total = await takeChanges(api, pack);
    const listings = (await readPack(pack.id))?.listings;
    if (listings !== undefined && listings !== total) await compare(api, pack);
    const done = { freshAt: Date.now(), refused: null };
    // With photos wanted, those of what came are fetched by the next download.
    await updatePack(pack.id, (now) =>
      now.step === 'ready' && now.withPhotos ? { ...done, step: 'photos' } : done,
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await updatePack(pack.id, () => ({ refused: error.message }));
  }
}

/** Takes in all changes since the last time; answers how many listings there are to be. */
async function takeChanges(api: ApiClient, pack: AreaPack): Promise<number> {
  let { cursor } = pack;
  for (;;) {
    const changes = await callApi(api, 'GET /area-packs/changes', {
      query: { ...areaQuery(pack), since: cursor },
    });
    await applyChanges(pack.id, changes);
    await renewListings(changes.listings);
    ({ cursor } = changes);
    const { cursor: next } = changes;
    await updatePack(pack.id, () => ({ cursor: next }));
    if (!changes.hasMore) return changes.total;
  }
}

/** What was erased, or moved away, no change tells of: the ids do. */
async function compare(api: ApiClient, pack: AreaPack): Promise<void> {
  const query = areaQuery(pack);
  const { ids } = await callApi(api, 'GET /area-packs/ids', { query });
  const there = new Set(ids);
  const here = new Set(await packIds(pack.id));
  const gone = [...here].filter((id) => !there.has(id));
  await applyChanges(pack.id, { listings: [], gone });
  if (ids.every((id) => here.has(id))) return;
  await restartPack(pack.id, await callApi(api, 'GET /area-packs/summary', { query }));
}
