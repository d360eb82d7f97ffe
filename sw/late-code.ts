import { LATE_CODE } from '../src/contract/late-code';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** Code of this version and of the one before. */
const KEPT = 24;

/**
 * Code that few people ever need is not fetched ahead: it comes with the first use and stays. Its
 * name carries the hash of its content.
 */
export function keepLateCode(): void {
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && LATE_CODE.some((name) => url.pathname.startsWith(`/assets/${name}`)),
    new CacheFirst({
      cacheName: 'gida-late-code',
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({ maxEntries: KEPT }),
      ],
    }),
  );
}
