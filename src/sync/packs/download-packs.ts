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

/** Whether what an area lacks now is its map or its photos, which wait for a tap where data is saved. */
export function lacksMuchData({ step, summary, withPhotos }: AreaPack): boolean {
  return (step === 'tiles' && summary.tileBytes !== null) || (step === 'photos' && withPhotos);
}

const lacksPhotos = ({ step }: AreaPack) => step === 'photos';

export type Choice = {
  lock?: Lock;
  /** Data is saved: maps and photos wait. */
  savesData?: boolean;
  /** The area that somebody asked for just now, by a tap: it does not wait. */
  asked?: string | null;
};

/**
 * Goes on with every area that is not whole yet, each from where it was left, the homes of all before
 * the photos of any. A refusal of the server is noted with the area; where the network is lost the others are tried
 * all the same, and the next round goes on.
 * @param database whose homes, seen before, the areas bring up to date
 * @throws NetworkError
 */
export function downloadPacks(
  database: AppDatabase,
  api: ApiClient,
  { lock = webLock, savesData = false, asked = null }: Choice = {},
): Promise<void> {
  return lock(LOCK, async () => {
    let lost: unknown;
    /** Takes an area on; whether it came as far as it was to. */
    const takeOn = async (pack: AreaPack, stops: (pack: AreaPack) => boolean) => {
      try {
        await download(database, api, pack, stops);
        return true;
      } catch (error) {
        const why = whyRefused(error);
        if (why === null) lost ??= error;
        else await updatePack(pack, () => ({ refused: why }));
        return false;
      }
    };
    const isSpared = ({ id }: AreaPack) => savesData && id !== asked;
    const begun: AreaPack[] = [];
    for (const { id } of await listPacks()) {
      const pack = await readPack(id);
      if (pack === undefined || pack.step === 'ready' || pack.refused !== null) continue;
      if (await takeOn(pack, isSpared(pack) ? lacksMuchData : lacksPhotos)) begun.push(pack);
    }
    for (const { id, generation } of begun.filter((pack) => !isSpared(pack))) {
      const pack = await readPack(id);
      if (pack?.generation === generation && pack.step === 'photos')
        await takeOn(pack, () => false);
    }
    if (lost !== undefined) throw lost;
  });
}

/** @param stops whether what an area lacks now is left for another time */
async function download(
  database: AppDatabase,
  api: ApiClient,
  begun: AreaPack,
  stops: (pack: AreaPack) => boolean,
): Promise<void> {
  const { id } = begun;
  let pack: AreaPack | null = begun;
  const goesOn = async () => (await readPack(id)) ?? null;
  const note = (change: Partial<AreaPack>) => updatePack(begun, () => change);
  // Each step is noted when it is done: what was cut off begins with the step it was in.
  while (pack?.generation === begun.generation && pack.step !== 'ready' && !stops(pack)) {
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
