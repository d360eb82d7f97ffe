import { KEPT_ELSEWHERE } from '../../contract/headers';
import type { AppDatabase } from '../../db/app-database';
import { SAVED_PHOTOS_CACHE } from '../../db/photo-caches';
import { isFull } from '../../db/room/is-full';
import { doSavedPhotosFit, noteSavedPhotosFit } from '../../db/room/saved-photos-fit';
import { webLock } from './lock';
import type { Lock } from './sync-context';

/** One tab, or the worker, fetches; whoever waits for it finds them there. */
const LOCK = 'gida-saved-photos';
/** A slow line takes its time, one that is dead would take it for ever. */
const TIMEOUT_MS = 60_000;

/** So many photos that did not come one after the other, and the line is taken for dead. */
const MOST_LOST = 2;

/**
 * Keeps the photos of every saved listing on this device, in the size a phone shows, and lets go of
 * those of listings no longer saved. A photo that cannot be fetched now is fetched next time.
 * Where they do not fit that is noted, and with nothing let go it is not tried anew.
 * @param isSaving whether data is to be saved now: no photo is fetched then
 * @param makeRoom lets go of what is wanted less, on a phone that is full
 */
export function keepSavedPhotos(
  database: AppDatabase,
  isSaving: () => boolean,
  makeRoom: () => Promise<void>,
  lock: Lock = webLock,
): Promise<void> {
  return lock(LOCK, async () => {
    if (typeof caches === 'undefined') return;
    const saved = await database.savedProperties.toArray();
    const wanted = new Set(
      saved.flatMap((record) =>
        (record.listing?.images ?? []).flatMap((image) => [image.medium, image.small]),
      ),
    );
    const cache = await caches.open(SAVED_PHOTOS_CACHE);
    const kept = new Set<string>();
    const before = await cache.keys();
    for (const request of before) {
      const path = new URL(request.url).pathname;
      if (wanted.has(path)) kept.add(path);
      else await cache.delete(request);
    }
    if (kept.size === wanted.size) return noteSavedPhotosFit(true);
    if (!doSavedPhotosFit() && kept.size === before.length) return;
    let lost = 0;
    for (const path of wanted) {
      if (kept.has(path)) continue;
      // A logout closes the database: what it named is nobody's here any more.
      if (isSaving() || !database.isOpen()) return;
      const photo = await fetchPhoto(path).catch(() => undefined);
      // One that never comes holds back no other; a line on which none does is not tried on and on.
      lost = photo === undefined ? lost + 1 : 0;
      if (lost === MOST_LOST) return;
      if (photo === undefined) continue;
      if (photo !== null && !(await putWithRoom(cache, path, photo, makeRoom)))
        return noteSavedPhotosFit(false);
    }
    noteSavedPhotosFit(true);
  });
}

/** A photo with all its bytes, or null where the server has none. @throws where it does not come whole */
async function fetchPhoto(path: string): Promise<Response | null> {
  const answer = await fetch(path, {
    headers: { [KEPT_ELSEWHERE]: '1' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.status !== 200) return null;
  return new Response(await answer.blob(), { headers: answer.headers });
}

/** Keeps a photo, for which room is made once; answers whether there was any. */
async function putWithRoom(
  cache: Cache,
  path: string,
  photo: Response,
  makeRoom: () => Promise<void>,
): Promise<boolean> {
  for (const makesRoom of [makeRoom, null]) {
    try {
      await cache.put(path, photo.clone());
      return true;
    } catch (error) {
      if (!isFull(error)) throw error;
      await makesRoom?.();
    }
  }
  return false;
}
