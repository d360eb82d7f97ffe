import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { TILES_CACHE } from '../src/sync/photo-caches';

const MONTH_SECONDS = 30 * 86_400;

/** Map tiles as seen, never fetched ahead: OpenStreetMap's policy forbids bulk download. */
export function routeTiles(): void {
  registerRoute(
    ({ url }) => url.hostname === 'tile.openstreetmap.org',
    new CacheFirst({
      cacheName: TILES_CACHE,
      fetchOptions: { mode: 'cors', credentials: 'omit' },
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({
          maxEntries: 300,
          maxAgeSeconds: MONTH_SECONDS,
          purgeOnQuotaError: true,
        }),
      ],
    }),
  );
}
