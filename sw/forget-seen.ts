import { CacheExpiration } from 'workbox-expiration';
import { SEEN_PHOTOS_CACHE, TILES_CACHE } from '../src/db/photo-caches';

/** Forgets when which photo and map tile was looked at: the addresses outlive a cache that a page deletes. */
export async function forgetSeen(): Promise<void> {
  await Promise.all(
    [SEEN_PHOTOS_CACHE, TILES_CACHE].map((name) =>
      new CacheExpiration(name, { maxEntries: 1 }).delete(),
    ),
  );
}
