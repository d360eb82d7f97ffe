import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { TILES_CACHE } from '../src/db/photo-caches';

declare const self: ServiceWorkerGlobalScope;

const MONTH_SECONDS = 30 * 86_400;
const TILE_URL = import.meta.env.VITE_TILE_URL ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** Map tiles as seen, never fetched ahead: OpenStreetMap's policy forbids bulk download. */
export function routeTiles(): void {
  // A file of shapes is read by range, and parts of a file cannot be cached.
  if (!TILE_URL.includes('{')) return;
  const tiles = new URL(TILE_URL.slice(0, TILE_URL.indexOf('{')), self.location.href).href;
  registerRoute(
    ({ url }) => url.href.startsWith(tiles),
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
