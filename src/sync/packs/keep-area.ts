import type { AreaSummary } from '../../contract/search/area-pack';
import type { AppDatabase } from '../../db/app-database';
import { addPack, listPacks, removePack, updatePack } from '../../db/packs/pack-repository';
import type { KeptArea } from '../../domain/areas/kept-area';
import { deviceApi } from '../device-api';
import { areaPhotosCache } from '../../db/photo-caches';
import { downloadPacks } from './download-packs';
import { refreshPacks } from './refresh-packs';

/** The area that was tapped, and whether the maps and photos of all others wait, as data is saved. */
type Tap = { asked: string; savesData: boolean };

/** Begins to keep an area on this device; the download goes on by itself, also after a reload. */
export async function keepArea(
  database: AppDatabase,
  area: KeptArea,
  choice: { withPhotos: boolean; summary: AreaSummary },
  savesData: boolean,
): Promise<void> {
  await addPack(area, choice);
  goOnWithAreas(database, { asked: area.id, savesData });
}

/** Goes on with what is not whole yet; without a network the next round does. */
export function goOnWithAreas(database: AppDatabase, tap: Tap): void {
  downloadPacks(database, deviceApi(), tap).catch(() => undefined);
}

/** Fetches what changed in every kept area now; answers why that failed, or null. */
export async function updateAreas(database: AppDatabase, tap: Tap): Promise<string | null> {
  for (const pack of await listPacks()) await updatePack(pack, () => ({ refused: null }));
  return refreshPacks(database, deviceApi(), 0, tap).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

/** Lets an area go, its photos too. */
export async function forgetArea(id: string): Promise<void> {
  await removePack(id);
  await caches.delete(areaPhotosCache(id));
}
