import { liveQuery } from 'dexie';
import { ANONYMOUS, AppDatabase } from '../db/app-database';
import { packDatabase } from '../db/pack-database';
import { noteAlertMatches } from '../db/repositories/alert-match-repository';
import { listOutbox, makeUnreachedDue } from '../db/repositories/outbox-repository';
import { keptFrom } from '../geo/kept-on-device';
import { beginBusy } from '../platform/busy';
import { requestBackgroundSync, requestPeriodicSync } from '../platform/background-sync';
import { pushState, renewedSubscription } from '../platform/push';
import { createSyncContext } from '../sync/create-sync-context';
import { drain } from '../sync/drain';
import { enablePush } from '../sync/enable-push';
import { keepSavedPhotos } from '../sync/keep-saved-photos';
import { OUTBOX_SYNC_TAG, PERIODIC_SYNC_TAG } from '../sync/outbox-sync-tag';
import { pageApi } from '../sync/page-api';
import { pull } from '../sync/pull';
import { readyRows } from '../sync/ready-rows';
import { onWake } from '../sync/wake';

const PULL_EVERY_MS = 120_000;
/** How old a kept area may be before its changes are fetched by themselves. */
const AREAS_DUE_MS = 30 * 60_000;

keptFrom({
  places: async () => (await import('../db/packs/pack-repository')).listPackPlaces(),
  tiles: async () => (await import('../db/packs/pack-repository')).listTiles(),
});

/** Goes on with what is not whole yet and fetches what changed; the code only comes where areas are. */
async function keepAreas(database: AppDatabase): Promise<void> {
  if ((await packDatabase().packs.count()) === 0) return;
  const { refreshPacks } = await import('../sync/packs/refresh-packs');
  await refreshPacks(database, pageApi(), AREAS_DUE_MS);
}

/** The server may have forgotten this device, or the device be another person's now. */
async function renewPush(): Promise<void> {
  if ((await pushState()) === 'on') await enablePush(renewedSubscription);
}

/**
 * Keeps the device and the server in step while this page lives: after every command, at the start,
 * when the browser says 'online', when the page is looked at again, and on a timer while something
 * waits. None of these is trusted alone (rule 8).
 * @returns a function that ends it, for the next person's database.
 */
export function startSync(database: AppDatabase): () => void {
  const context = createSyncContext(database, pageApi());
  let stopped = false;
  let running = false;
  let again = false;
  // No network was found: only something new, a trigger or the timer tries again before this moment.
  let quietUntil = 0;
  let newestSeq = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  // What a visitor asked for before logging in is not left behind.
  const sendVisitors = async () => {
    if (database.userId === ANONYMOUS) return;
    const visitors = new AppDatabase(ANONYMOUS);
    await drain({ ...context, database: visitors }).finally(() => visitors.close());
  };
  sendVisitors().catch(() => undefined);
  const round = async () => {
    const sent = beginBusy('sending');
    const report = await drain(context).finally(sent);
    clearTimeout(retryTimer);
    quietUntil = report.offline ? (report.retryAt ?? 0) : 0;
    if (report.retryAt !== null && !stopped) {
      retryTimer = setTimeout(run, Math.max(500, report.retryAt - Date.now()));
      void requestBackgroundSync(OUTBOX_SYNC_TAG);
    }
    if (!report.offline && (await pull(context)) === 'up-to-date') await keepSavedPhotos(database);
    // A page that was left as its search came in has looked at nothing of what it fetched.
    await noteAlertMatches(database).catch(() => undefined);
    // By itself: an area takes minutes, and what waits in the outbox must not wait for it.
    if (!report.offline) keepAreas(database).catch(() => undefined);
  };
  const run = () => {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = true;
    round()
      .catch((error: unknown) => {
        // A database closed by a logout ends the round; anything else is worth a line.
        if (!stopped) console.error(error);
      })
      .finally(() => {
        running = false;
        if (again) {
          again = false;
          run();
        }
      });
  };
  const tryAnew = () => {
    makeUnreachedDue(database)
      .catch(() => undefined)
      .finally(run);
  };
  const whileVisible = () => {
    if (document.visibilityState === 'visible') run();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') tryAnew();
  };
  const watch = liveQuery(() => listOutbox(database)).subscribe({
    next: (rows) => {
      const newest = rows.at(-1)?.seq ?? 0;
      const isNew = newest > newestSeq;
      newestSeq = Math.max(newest, newestSeq);
      if (readyRows(rows, Date.now()).length === 0 || (!isNew && Date.now() < quietUntil)) return;
      void requestBackgroundSync(OUTBOX_SYNC_TAG);
      run();
    },
    error: () => undefined,
  });
  const timer = setInterval(whileVisible, PULL_EVERY_MS);
  const stopListening = onWake(run);
  window.addEventListener('online', tryAnew);
  document.addEventListener('visibilitychange', onVisible);
  void requestPeriodicSync(PERIODIC_SYNC_TAG);
  if (database.userId !== ANONYMOUS) void renewPush().catch(() => undefined);
  tryAnew();
  return () => {
    stopped = true;
    watch.unsubscribe();
    stopListening();
    clearInterval(timer);
    clearTimeout(retryTimer);
    window.removeEventListener('online', tryAnew);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
