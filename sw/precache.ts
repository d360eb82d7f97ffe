import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

// The API, its documentation, photos and the demo's mailbox are the server's own.
const NOT_THE_APP = [/^\/api\//, /^\/photos\//, /^\/mailbox/, /\/[^/?]+\.[a-z0-9]{1,8}$/i];

/** Keeps the shell and every route's code, and answers each visit to the app with the shell. */
export function precacheShell(): void {
  cleanupOutdatedCaches();
  precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });
  // In development nothing is precached and pages come from the network.
  if (import.meta.env.PROD) {
    registerRoute(
      new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_THE_APP }),
    );
  }
}
