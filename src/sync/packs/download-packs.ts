import type { ApiClient } from '../../api/api-client';
import { callApi } from '../../api/call-api';
import type { AppDatabase } from '../../db/app-database';
import type { AreaPack } from '../../db/packs/pack-records';
import {
  listPacks,
  packIds,
  readPack,
  storePackPlaces,
  updatePack,
} from '../../db/packs/pack-repository';
import { forgetMissing } from '../../db/packs/seen-before';
import { webLock } from '../engine/lock';
import type { Lock } from '../engine/sync-context';
import { areaQuery } from './area-address';
import { fetchListings } from './fetch-listings';
import { fetchPhotos } from './fetch-photos';
import { fetchTiles } from './fetch-tiles';
import { whyRefused } from './why-refused';

/** One tab fetches; another that is asked as well has nothing left to do. */
const LOCK = 'gida-area-packs';

/**
 * Goes on with every area that is not whole yet, each from where it was left. A refusal of the
 * server is noted with the area; a lost network ends the round, and the next one goes on.
 * @param database whose homes, seen before, the areas bring up to date
 * @throws NetworkError
 */
export function downloadPacks(
  database: AppDatabase,
  api: ApiClient,
  lock: Lock = webLock,
): Promise<void> {
  return lock(LOCK, async () => {
    for (const { id } of await listPacks()) {
      const pack = await readPack(id);
      if (pack === undefined || pack.step === 'ready' || pack.refused !== null) continue;
      try {
        await download(database, api, pack);
      } catch (error) {
        const why = whyRefused(error);
        if (why === null) throw error;
        await updatePack(pack, () => ({ refused: why }));
      }
    }
  });
}

async function download(database: AppDatabase, api: ApiClient, begun: AreaPack): Promise<void> {
  const { id } = begun;
  let pack: AreaPack | null = begun;
  const goesOn = async () => (await readPack(id)) ?? null;
  const note = (change: Partial<AreaPack>) => updatePack(begun, () => change);
  // Each step is noted when it is done: what was cut off begins with the step it was in.
  while (pack?.generation === begun.generation && pack.step !== 'ready') {
    if (pack.step === 'listings') await fetchListings(database, api, pack, goesOn);
    else if (pack.step === 'places') {
      await forgetMissing(pack, await packIds(id), pack.addedAt, database);
      await fetchPlaces(api, pack);
      await note({ step: 'tiles' });
    } else if (pack.step === 'tiles') {
      await fetchTiles(api, pack, goesOn);
      await note({ step: 'photos' });
    } else {
      if (pack.withPhotos) await fetchPhotos(pack, goesOn);
      // The first homes came as it was begun, and changes are asked for from then on.
      await note({ step: 'ready', freshAt: begun.freshAt ?? begun.addedAt });
    }
    pack = await goesOn();
  }
}

async function fetchPlaces(api: ApiClient, pack: AreaPack): Promise<void> {
  if (pack.summary.places === 0) return;
  const { places } = await callApi(api, 'GET /area-packs/places', { query: areaQuery(pack) });
  await storePackPlaces(pack, places);
}
