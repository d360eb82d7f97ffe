/** Photos that saved listings need offline: the worker looks here first and never trims it. */
export const SAVED_PHOTOS_CACHE = 'gida-saved-photos';
/** Caches of what was only looked at: photos in lists and map tiles. Saved photos are not among them. */
export const SEEN_PHOTOS_CACHE = 'gida-seen-photos';
export const TILES_CACHE = 'gida-tiles';

/** Lets go of everything that can be fetched again. Never touches what is saved or unsent. */
export async function clearSeenCaches(): Promise<void> {
  if (typeof caches === 'undefined') return;
  await Promise.all([SEEN_PHOTOS_CACHE, TILES_CACHE].map((name) => caches.delete(name)));
}
