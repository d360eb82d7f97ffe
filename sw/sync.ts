import { OUTBOX_SYNC_TAG } from '../src/sync/outbox-sync-tag';
import { runSync } from './run-sync';

declare const self: ServiceWorkerGlobalScope;

/** Not in TypeScript's library: Chromium's Background Sync. */
type SyncEvent = ExtendableEvent & { tag: string };

/** Background Sync: the browser wakes the worker when the network is back, even with no page open. */
export function onSync(): void {
  self.addEventListener('sync' as keyof ServiceWorkerGlobalScopeEventMap, (event) => {
    const sync = event as SyncEvent;
    if (sync.tag !== OUTBOX_SYNC_TAG) return;
    sync.waitUntil(
      runSync().then((report) => {
        // A rejected promise asks the browser to come again: there may be no page that would.
        if (report.retryAt !== null) throw new Error('Something still waits to be sent');
      }),
    );
  });
}
