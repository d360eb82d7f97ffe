import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { TILES_CACHE } from '../src/db/photo-caches';

declare const self: ServiceWorkerGlobalScope;

const MONTH_SECONDS = 30 * 86_400;
const TILE_URL = import.meta.env.VITE_TILE_URL ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** What the address of each tile begins with; null where tiles are not cached. */
export function tilesBelow(template: string): string | null {
  // A file of shapes is read by range, and parts of a file cannot be cached.
  if (!template.includes('{')) return null;
  try {
    return new URL(template.slice(0, template.indexOf('{')), self.location.href).href;
  } catch {
    // As with a host of many names ('https://{s}.tiles.example/'): the map goes on without.
    return null;
  }
}

/** Map tiles as seen, never fetched ahead: OpenStreetMap's policy forbids bulk download. */
export function routeTiles(): void {
  const tiles = tilesBelow(TILE_URL);
  if (tiles === null) return;
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
