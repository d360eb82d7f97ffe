import { registerRoute } from 'workbox-routing';
import { isFull } from '../src/db/room/is-full';
import { isOfThisVersion } from './precache';
import { PREVIOUS_CACHE } from './with-seen-let-go';

/**
 * Gives tabs that still run the version before its files: another tab may bring the new version, which
 * clears the old one away, and a chunk that such a tab asks for later is nowhere else. One version back
 * is kept, no more.
 */
export function servePreviousChunks(): void {
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith('/assets/') && !isOfThisVersion(url.href),
    async ({ request }) => {
      const previous = await caches.open(PREVIOUS_CACHE);
      return (await previous.match(request)) ?? fetch(request);
    },
  );
}

/** Keeps the files of the version that runs, as far as there is room: the new one does without them. */
export async function keepRunningChunks(): Promise<void> {
  try {
    await copyRunning();
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}

async function copyRunning(): Promise<void> {
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
