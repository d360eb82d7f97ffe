import { registerRoute } from 'workbox-routing';
import { isOfThisVersion } from './precache';

declare const self: ServiceWorkerGlobalScope;

const PREVIOUS_CACHE = 'gida-previous-version';

/**
 * Keeps the files of the version before, for tabs that still run it: another tab may bring the new
 * version, which clears the old one away, and a chunk that such a tab asks for later is nowhere else.
 * One version back is kept, no more.
 */
export function keepPreviousChunks(): void {
  self.addEventListener('install', (event) => event.waitUntil(copyCurrent()));
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith('/assets/') && !isOfThisVersion(url.href),
    async ({ request }) => {
      const previous = await caches.open(PREVIOUS_CACHE);
      return (await previous.match(request)) ?? fetch(request);
    },
  );
}

async function copyCurrent(): Promise<void> {
  const names = await caches.keys();
  const running = names.find((name) => name.includes('-precache-'));
  if (running === undefined) return;
  const precache = await caches.open(running);
  await caches.delete(PREVIOUS_CACHE);
  const previous = await caches.open(PREVIOUS_CACHE);
  for (const request of await precache.keys()) {
    const { pathname } = new URL(request.url);
    // What the new version has as well it serves itself; names carry the hash of their content.
    if (!pathname.startsWith('/assets/') || isOfThisVersion(request.url)) continue;
    const answer = await precache.match(request);
    if (answer) await previous.put(pathname, answer);
  }
}
