import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { KEPT_ELSEWHERE } from '../src/contract/headers';
import { keepsPhotos, SEEN_PHOTOS_CACHE } from '../src/db/photo-caches';

const SEEN_KEPT = 150;

// The key that opens an unpublished listing's photo says nothing of the picture: the name does.
const ANY_KEY = { ignoreSearch: true };

/** Photos: those of saved listings and kept areas from their own caches, others as seen, the oldest let go. */
export function routePhotos(): void {
  const seen = new CacheFirst({
    cacheName: SEEN_PHOTOS_CACHE,
    matchOptions: ANY_KEY,
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({
        maxEntries: SEEN_KEPT,
        purgeOnQuotaError: true,
        matchOptions: ANY_KEY,
      }),
    ],
  });
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin && url.pathname.startsWith('/photos/') && !request.headers.has(KEPT_ELSEWHERE),
    async (options) => {
      for (const name of (await caches.keys()).filter(keepsPhotos)) {
        const kept = await caches.match(options.request, { ...ANY_KEY, cacheName: name });
        if (kept !== undefined) return kept;
      }
      return seen.handle(options);
    },
  );
}
