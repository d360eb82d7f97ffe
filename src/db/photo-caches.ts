/** Photos that saved listings need offline: the worker looks here first and never trims it. */
export const SAVED_PHOTOS_CACHE = 'gida-saved-photos';
const AREA_PHOTOS = 'gida-area-photos-';
/** Photos of an area that is kept; they go with it. */
export function areaPhotosCache(pack: string): string {
  return AREA_PHOTOS + pack;
}
/** What some photos of a cache take on the phone, or all of them. */
export async function photoBytes(
  cache: Cache,
  which?: readonly (string | Request)[],
): Promise<number> {
  let sum = 0;
  for (const one of which ?? (await cache.keys()))
    sum += (await (await cache.match(one))?.blob())?.size ?? 0;
  return sum;
}
/** Small photos of the newest homes, fetched ahead; replaced with them. */
export const AHEAD_PHOTOS_CACHE = 'gida-ahead-photos';
/** Whether a cache has photos that are kept on purpose. */
export function keepsPhotos(name: string): boolean {
  return [SAVED_PHOTOS_CACHE, AHEAD_PHOTOS_CACHE].includes(name) || name.startsWith(AREA_PHOTOS);
}
/** Caches of what was only looked at: photos in lists and map tiles. Saved photos are not among them. */
export const SEEN_PHOTOS_CACHE = 'gida-seen-photos';
export const TILES_CACHE = 'gida-tiles';

/** Lets go of what one person looked at; what is fetched ahead is anybody's. */
export async function forgetSeenCaches(): Promise<void> {
  if (typeof caches === 'undefined') return;
  await Promise.all([SEEN_PHOTOS_CACHE, TILES_CACHE].map((name) => caches.delete(name)));
}

/** Lets go of everything that can be fetched again. Never touches what is saved or unsent. */
export async function clearSeenCaches(): Promise<void> {
  if (typeof caches === 'undefined') return;
  await Promise.all([forgetSeenCaches(), caches.delete(AHEAD_PHOTOS_CACHE)]);
}
