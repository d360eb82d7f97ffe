import { ANONYMOUS, AppDatabase } from '../src/db/app-database';
import { readSession } from '../src/db/repositories/account/session-repository';
import { countNews } from '../src/db/repositories/notifications/count-news';
import { createSyncContext } from '../src/sync/engine/create-sync-context';
import { drain, type DrainReport } from '../src/sync/engine/drain';
import { endLeftSessions } from '../src/sync/engine/end-sessions';
import { keepSavedPhotos } from '../src/sync/engine/keep-saved-photos';
import { pull } from '../src/sync/engine/pull';
import { deviceApi } from '../src/sync/device-api';
import { showAppBadge } from '../src/sync/show-app-badge';
import { WAITING_COOKIE, WAITING_COOKIE_SECONDS } from '../src/contract/waiting-cookie';
import { countWaiting } from '../src/db/repositories/outbox/count-waiting';
import { savesData } from './saves-data';

declare const self: ServiceWorkerGlobalScope;

/**
 * The page's own drain and pull, run by the worker, with or without a page: what a visitor left on
 * this device goes out too, and sessions that logouts left open are ended.
 * @param fetches whether to fetch what is new though nothing was sent
 */
export async function runSync(fetches: boolean): Promise<DrainReport> {
  const ended = endLeftSessions(deviceApi());
  const [sessions, outboxes] = await Promise.all([ended, runOutboxes(fetches)]);
  await noteWaiting().catch(() => undefined);
  return together(sessions, outboxes);
}

async function runOutboxes(fetches: boolean): Promise<DrainReport> {
  const session = await readSession();
  const userId = session?.userId ?? ANONYMOUS;
  const visitors = userId === ANONYMOUS ? null : await runOutbox(ANONYMOUS, false);
  // A logout meanwhile has deleted their database: it must not be made anew.
  if (visitors !== null && (await readSession())?.userId !== userId) return visitors;
  const own = await runOutbox(userId, fetches);
  return visitors === null ? own : together(own, visitors);
}

async function runOutbox(userId: string, fetches: boolean): Promise<DrainReport> {
  const database = new AppDatabase(userId);
  try {
    const context = createSyncContext(database, deviceApi());
    const report = await drain(context);
    const isPullDue = !report.offline && (fetches || report.sent > 0);
    if (isPullDue && (await pull(context)) === 'up-to-date') {
      // Also while no page is open: a push may have woken the worker for what is new.
      if (userId !== ANONYMOUS) await showAppBadge((await countNews(database)).total);
      const saves = await savesData();
      // What somebody may be looking at only a page lets go of.
      await keepSavedPhotos(
        database,
        () => saves,
        async () => undefined,
      );
    }
    return report;
  } finally {
    database.close();
  }
}

function together(one: DrainReport, other: DrainReport): DrainReport {
  const due = [one.retryAt, other.retryAt].filter((time) => time !== null);
  return {
    sent: one.sent + other.sent,
    offline: one.offline || other.offline,
    retryAt: due.length === 0 ? null : Math.min(...due),
  };
}

/** Writes down how much waits on this device, where a worker can: without it the next page does. */
async function noteWaiting(): Promise<void> {
  if (!('cookieStore' in self)) return;
  const count = await countWaiting([]);
  if (count === null) return;
  await self.cookieStore.set({
    name: WAITING_COOKIE,
    value: String(count),
    path: '/',
    expires: Date.now() + WAITING_COOKIE_SECONDS * 1000,
    sameSite: 'lax',
  });
}
