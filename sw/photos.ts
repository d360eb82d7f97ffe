import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { SAVED_PHOTOS_CACHE, SEEN_PHOTOS_CACHE } from '../src/sync/photo-caches';

const SEEN_KEPT = 150;

/** Photos: those of saved listings from their own cache, others as seen, the oldest let go. */
export function routePhotos(): void {
  const seen = new CacheFirst({
    cacheName: SEEN_PHOTOS_CACHE,
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: SEEN_KEPT, purgeOnQuotaError: true }),
    ],
  });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/photos/'),
    async (options) => {
      const saved = await caches.open(SAVED_PHOTOS_CACHE);
      return (await saved.match(options.request)) ?? seen.handle(options);
    },
  );
}
