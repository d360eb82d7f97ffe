import { OUTBOX_SYNC_TAG } from '../src/sync/outbox-sync-tag';
import { untilLetGo } from './let-go';
import { runSync } from './run-sync';

declare const self: ServiceWorkerGlobalScope;

/** How long a woken worker waits for the pauses of rows to end, in milliseconds; a browser allows five minutes. */
const WAITS_MS = 120_000;

/** Background Sync: the browser wakes the worker when the network is back, even with no page open. */
export function onSync(): void {
  self.addEventListener('sync', (event) => {
    if (event.tag === OUTBOX_SYNC_TAG) event.waitUntil(untilLetGo(sendAll()));
  });
}

/**
 * Sends what is due, and what comes due soon: a row that found no network has a pause to wait out,
 * and there may be no page that would. The pause is kept, for a browser wakes the worker at once
 * where it is only the server that is away.
 * @throws where something is left: a rejected promise asks the browser to come again.
 */
async function sendAll(): Promise<void> {
  const end = Date.now() + WAITS_MS;
  for (;;) {
    const { offline, retryAt } = await runSync(false);
    if (retryAt === null) return;
    const now = Date.now();
    if (offline || retryAt <= now || retryAt > end)
      throw new Error('Something still waits to be sent');
    await new Promise((resolve) => setTimeout(resolve, retryAt - now));
  }
}
