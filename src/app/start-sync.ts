import { callApi } from '../api/call-api';
import { ANONYMOUS, AppDatabase } from '../db/app-database';
import { onOutboxWritten } from '../db/outbox-signal';
import { packDatabase } from '../db/pack-database';
import { clearSeenCaches } from '../db/photo-caches';
import { noteAlertMatches } from '../db/repositories/alerts/alert-match-repository';
import { followProfile } from '../db/repositories/account/follow-profile';
import { readSession } from '../db/repositories/account/session-repository';
import { countOutboxes } from '../db/repositories/outbox/count-outbox';
import { makeUnreachedDue } from '../db/repositories/outbox/outbox-repository';
import { keptFrom } from '../geo/kept-on-device';
import { beginBusy } from '../platform/busy';
import { requestBackgroundSync, requestPeriodicSync } from '../platform/network/background-sync';
import { isSavingData } from '../platform/network/data-saver';
import { onConnectivity, readConnectivity } from '../platform/network/connectivity';
import { renewedSubscription, wantsPush } from '../platform/network/push';
import { createDuePull } from '../sync/engine/create-due-pull';
import { createProbe } from '../sync/engine/create-probe';
import { createRounds } from '../sync/engine/create-rounds';
import { withRoom } from '../sync/engine/with-room';
import { createSyncContext } from '../sync/engine/create-sync-context';
import { drain } from '../sync/engine/drain';
import { enablePush } from '../sync/enable-push';
import { endLeftSessions } from '../sync/engine/end-sessions';
import { keepSavedPhotos } from '../sync/engine/keep-saved-photos';
import { OUTBOX_SYNC_TAG, PERIODIC_SYNC_TAG } from '../sync/outbox-sync-tag';
import { deviceApi } from '../sync/device-api';
import { keepNewestHomes } from '../sync/refresh/keep-newest-homes';
import { pull } from '../sync/engine/pull';
import { onWake } from '../sync/wake';
import { keepAgentCode } from '../platform/network/keep-agent-code';
import { loadPage } from './page-code';
import { countWaiting } from '../db/repositories/outbox/count-waiting';
import { writeWaiting } from '../platform/network/waiting-cookie';

const PULL_EVERY_MS = 120_000;
/** What has not gone out after this long may outlive the page: the browser is asked to wake the worker. */
const HAND_OVER_MS = 3000;
/** An answer that has not come by then is none: the next question comes sooner than a request may last. */
const PROBE_MS = 8000;
/** A server that is missed for less than this was there. */
const FLICKER_MS = 8000;
/** How old a kept area may be before its changes are fetched by themselves. */
const AREAS_DUE_MS = 30 * 60_000;

keptFrom({
  places: async () => (await import('../db/packs/pack-repository')).listPackPlaces(),
  tiles: async () => (await import('../db/packs/pack-tiles')).listTiles(),
});

/** Goes on with what is not whole yet and fetches what changed; the code only comes where areas are. */
async function keepAreas(database: AppDatabase): Promise<void> {
  if ((await packDatabase().packs.count()) === 0) return;
  const { refreshPacks } = await import('../sync/packs/refresh-packs');
  await refreshPacks(database, deviceApi(), AREAS_DUE_MS, { savesData: isSavingData() });
}

/** Fetches ahead what a phone will want: the screens that its person alone needs, and the newest homes of who looks for one, unless data is to be saved. */
async function keepAhead(database: AppDatabase): Promise<void> {
  const userType = (await readSession())?.user.userType;
  if (userType === 'approver') await loadPage('approvals');
  if (userType === 'agent') await keepAgentCode();
  if (isSavingData() || (userType !== undefined && userType !== 'seeker')) return;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  await keepNewestHomes(database, deviceApi(), timeZone, isSavingData);
}

/** Goes on saving, or withdrawing, what an import left undone; the code only comes where one is. */
async function goOnImporting(database: AppDatabase): Promise<null> {
  if ((await database.imports.count()) === 0) return null;
  const [{ takeImport }, { withdrawRest }] = await Promise.all([
    import('../db/repositories/my-properties/import-repository'),
    import('../db/repositories/my-properties/stop-import'),
  ]);
  await takeImport(database);
  await withdrawRest(database);
  return null;
}

/** The server may have forgotten this device, or the device be another person's now. */
async function renewPush(): Promise<void> {
  if (await wantsPush()) await enablePush(renewedSubscription);
}

/** Ends what logouts left open on the server; while that fails, the worker is asked for it too. */
async function endSessions(): Promise<number | null> {
  const { retryAt } = await endLeftSessions(deviceApi());
  if (retryAt !== null) void requestBackgroundSync(OUTBOX_SYNC_TAG);
  return retryAt;
}

/** Asks our server for a sign of life: the client tells the page whether one came. */
function askForServer(): Promise<unknown> {
  return callApi(deviceApi(), 'GET /health', { timeoutMs: PROBE_MS });
}

const isShown = () => document.visibilityState === 'visible';

const earliest = (...moments: (number | null)[]) => {
  const known = moments.filter((moment) => moment !== null);
  return known.length === 0 ? null : Math.min(...known);
};

/**
 * Keeps the device and the server in step while this page lives: after every command, at the start,
 * when the browser says 'online', when the page is looked at again, when a server that was missed
 * answers, and on a timer while something waits. None of these is trusted alone.
 * @returns a function that ends it, for the next person's database.
 */
export function startSync(database: AppDatabase): () => void {
  const context = createSyncContext(database, deviceApi());
  const visitors = database.userId === ANONYMOUS ? null : new AppDatabase(ANONYMOUS);
  const duePull = createDuePull(() => pull(context));
  const probe = createProbe(askForServer, isShown);
  let ahead: Promise<void> | null = null;
  const photos = createRounds(async () => {
    await keepSavedPhotos(database, isSavingData, clearSeenCaches);
    return null;
  });

  const round = async () => {
    const sent = beginBusy('sending');
    const report = await drain(context).finally(sent);
    if (report.retryAt !== null) void requestBackgroundSync(OUTBOX_SYNC_TAG);
    if (report.offline) return report.retryAt;
    probe.reset();
    if (report.sent > 0) duePull.ask();
    const pulled = await duePull.run();
    // By themselves, as areas below: they take minutes, and what waits in the outbox must not wait for them.
    if (pulled.fetched) photos.wake();
    // A page that was left as its search came in has looked at nothing of what it fetched.
    await noteAlertMatches(database).catch(() => undefined);
    keepAreas(database).catch(() => undefined);
    ahead ??= keepAhead(database)
      .catch(() => undefined)
      .finally(() => {
        ahead = null;
      });
    return earliest(report.retryAt, pulled.retryAt);
  };
  const works = [round, endSessions, () => goOnImporting(database)];
  // What a visitor asked for before logging in goes out like all else, as nobody's.
  if (visitors !== null)
    works.push(async () => (await drain({ ...context, database: visitors })).retryAt);
  const note = createRounds(async () => {
    await noteWaiting(visitors === null ? [database] : [database, visitors]);
    return null;
  });
  const rounds = works.map((work) =>
    createRounds(() => withRoom(database, work).finally(note.wake)),
  );
  const wake = () => {
    for (const each of rounds) each.wake();
  };
  const pullToo = () => {
    duePull.ask();
    wake();
  };
  const tryAnew = () => {
    Promise.all([makeUnreachedDue(database), visitors && makeUnreachedDue(visitors)])
      .catch(() => undefined)
      .finally(pullToo);
  };
  const handOver = () => {
    countOutboxes(visitors ? [visitors, database] : [database]).then(
      ({ things }) => (things > 0 ? requestBackgroundSync(OUTBOX_SYNC_TAG) : undefined),
      () => undefined,
    );
  };
  let handOverTimer: ReturnType<typeof setTimeout> | undefined;
  const onWritten = () => {
    clearTimeout(handOverTimer);
    handOverTimer = setTimeout(handOver, HAND_OVER_MS);
    note.wake();
    wake();
  };
  let lostAt = Number.NEGATIVE_INFINITY;
  const onReach = () => {
    const state = readConnectivity();
    if (state === 'unreachable') {
      lostAt = performance.now();
      return probe.begin();
    }
    probe.end();
    // Where small requests pass and large ones are cut, the server is lost and found again each second: what
    // was cut keeps its growing pauses then, and with them paid data.
    if (performance.now() - lostAt < FLICKER_MS) wake();
    else tryAnew();
  };
  const onVisibility = () => {
    if (isShown()) tryAnew();
    else handOver();
  };
  const timer = setInterval(() => {
    if (isShown()) pullToo();
  }, PULL_EVERY_MS);
  const stopListening = [
    onOutboxWritten(onWritten),
    onWake(pullToo),
    onConnectivity(onReach),
    followProfile(database),
  ];
  window.addEventListener('online', tryAnew);
  document.addEventListener('visibilitychange', onVisibility);
  void requestPeriodicSync(PERIODIC_SYNC_TAG);
  if (database.userId !== ANONYMOUS) void renewPush().catch(() => undefined);
  if (readConnectivity() === 'unreachable') probe.begin();
  tryAnew();
  return () => {
    for (const each of [note, photos, ...rounds]) each.stop();
    probe.end();
    visitors?.close();
    for (const stop of stopListening) stop();
    clearInterval(timer);
    clearTimeout(handOverTimer);
    window.removeEventListener('online', tryAnew);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

/** Writes down how much waits on this device, unless it was just cleared and that is still to be told. */
async function noteWaiting(open: AppDatabase[]): Promise<void> {
  const count = await countWaiting(open);
  if (count !== null) writeWaiting(count);
}
