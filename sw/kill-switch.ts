import { keepsPhotos } from '../src/db/photo-caches';

declare const self: ServiceWorkerGlobalScope;

/**
 * The worker of last resort, served in place of the real one when a release turns out to be broken
 * (`KILL_SWITCH=1`): it takes over at once, lets go of every cached file of the app, unregisters itself and
 * loads open pages anew from the network. What people keep, in IndexedDB, it does not touch.
 */
self.addEventListener('install', () => {
  // A browser keeps the old worker for as long as it is at work.
  self.registration.active?.postMessage({ type: 'LET_GO' });
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(standDown());
});

export async function standDown(): Promise<void> {
  // Photos that are kept on purpose are no part of a release, and were paid for.
  for (const name of await caches.keys()) if (!keepsPhotos(name)) await caches.delete(name);
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => null)));
}
