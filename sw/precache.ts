import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { SERVER_PATHS } from '../src/contract/server-paths';
import { tidyPath } from '../src/domain/navigation/tidy-path';
import { withSeenLetGo } from './with-seen-let-go';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

/**
 * Files fetched at once. Workbox fetches one after the other, which with all these files and a slow
 * line is mostly waiting; the other half of a browser's six lines stays free for what is on the screen.
 */
const TOGETHER = 3;

/**
 * How long one file may take, in milliseconds, also on a line of 2G. A line that went dead without a word would else hold
 * the whole install for as long as the browser waits; after a failure it comes again, for what is not here yet.
 */
export const FILE_MS = 120_000;

const NOT_THE_APP = [
  new RegExp(`^(${SERVER_PATHS.join('|')})([/?]|$)`),
  /\/[^/?]+\.[a-z0-9]{1,8}$/i,
];

const controller = new PrecacheController();

/**
 * Keeps the shell and the code of seekers' routes, and answers each visit to the app with the shell.
 * @param afterwards what an install does once all files of the new version have found their room
 */
export function precacheShell(afterwards: (event: ExtendableEvent) => Promise<void>): void {
  cleanupOutdatedCaches();
  const files = self.__WB_MANIFEST;
  controller.addToCacheList(files);
  self.addEventListener('install', (event) =>
    event.waitUntil(fetchAll(files, event).then(() => afterwards(event))),
  );
  self.addEventListener('activate', (event) => void controller.activate(event));
  registerRoute(new PrecacheRoute(controller, { cleanURLs: false, directoryIndex: '' }));
  // As the server does, which is not asked where the shell answers.
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && url.pathname.includes('//'),
    async ({ url }) => Response.redirect(tidyPath(url.pathname) + url.search, 308),
  );
  // In development nothing is precached and pages come from the network.
  if (import.meta.env.PROD) {
    registerRoute(
      new NavigationRoute(controller.createHandlerBoundToURL('/index.html'), {
        denylist: NOT_THE_APP,
      }),
    );
  }
}

/** Whether a file belongs to this version of the app. */
export function isOfThisVersion(url: string): boolean {
  return controller.getCacheKeyForURL(url) !== undefined;
}

/** Fetches what an earlier, cut off attempt has not left here already; one failure fails it all. */
async function fetchAll(
  files: { url: string; revision: string | null }[],
  event: ExtendableEvent,
): Promise<void> {
  const waiting = files.values();
  const work = async () => {
    for (const { url, revision } of waiting) {
      const request = new Request(url, {
        // A name with a hash in it is never another file: the browser's own copy will do.
        cache: revision === null ? 'default' : 'reload',
        credentials: 'same-origin',
        signal: AbortSignal.timeout(FILE_MS),
      });
      const cacheKey = controller.getCacheKeyForURL(url);
      const keep = () =>
        Promise.all(controller.strategy.handleAll({ request, event, params: { cacheKey } }));
      await withSeenLetGo(keep);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
}
