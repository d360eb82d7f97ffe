import type { AppDatabase } from '../../db/app-database';
import { SAVED_PHOTOS_CACHE } from '../../db/photo-caches';

/**
 * Keeps the photos of every saved listing on this device, in the size a phone shows, and lets go of
 * those of listings no longer saved. A photo that cannot be fetched now is fetched next time.
 * @param isSaving whether data is to be saved now: no photo is fetched then
 */
export async function keepSavedPhotos(
  database: AppDatabase,
  isSaving: () => boolean,
): Promise<void> {
  if (typeof caches === 'undefined') return;
  const saved = await database.savedProperties.toArray();
  const wanted = new Set(
    saved.flatMap((record) =>
      (record.listing?.images ?? []).flatMap((image) => [image.medium, image.small]),
    ),
  );
  const cache = await caches.open(SAVED_PHOTOS_CACHE);
  const kept = new Set<string>();
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    if (wanted.has(path)) kept.add(path);
    else await cache.delete(request);
  }
  for (const path of wanted) {
    if (kept.has(path)) continue;
    if (isSaving()) return;
    const answer = await fetch(path).catch(() => null);
    if (answer === null) return;
    if (answer.status === 200) await cache.put(path, answer);
  }
}
