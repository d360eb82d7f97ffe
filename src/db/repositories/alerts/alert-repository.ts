import type { SearchAlert } from '../../../contract/search/search-alert';
import { alertQuery } from '../../../domain/alerts/alert-query';
import { elsewhereOf } from '../../../domain/search/elsewhere-of';
import type { AppDatabase } from '../../app-database';
import type { ShownRow } from '../../outbox-row';
import type { CachedListing } from '../../records';
import { attachRows } from '../outbox/attach-rows';
import { listListings, readResults } from '../search/search-repository';

/** Saved searches and alerts, newest first, each with what waits for it. */
export function listAlerts(
  database: AppDatabase,
): Promise<{ item: SearchAlert; rows: ShownRow[] }[]> {
  return database.transaction('r', database.alerts, database.outbox, async () => {
    const alerts = await database.alerts.orderBy('createdAt').reverse().toArray();
    return attachRows(database, alerts, (alert) => [alert.id]);
  });
}

/** Homes on this phone that an alert is about, newest first, and how many there are. */
export async function listAlertMatches(
  alert: Pick<SearchAlert, 'criteria' | 'includeSimilar'>,
  limit: number,
  database: AppDatabase,
): Promise<{ listings: CachedListing[]; total: number }> {
  const query = alertQuery(alert);
  // Not calls of Dexie's: inside a live query such promises have to be wrapped.
  const code = await Promise.resolve(import('../../device-index').catch(() => null));
  if (code === null) return { listings: [], total: 0 };
  const index = await Promise.resolve(code.deviceIndex(database, query));
  const elsewhere = await Promise.resolve(elsewhereOf(query));
  const ids = index.search(query, Date.now(), elsewhere);
  return { listings: await listListings(ids.slice(0, limit), database), total: ids.length };
}

/** Homes that an alert is about, and how many: as the server said, where its search was asked for, else on this phone. */
export async function readAlertResults(
  alert: Pick<SearchAlert, 'criteria' | 'includeSimilar'>,
  limit: number,
  database: AppDatabase,
): Promise<{ listings: CachedListing[]; total: number; isAsked: boolean }> {
  const { ids, search } = await readResults(alertQuery(alert).toString(), database);
  const listings = await listListings(ids.slice(0, limit), database);
  return { listings, total: search?.total ?? ids.length, isAsked: search !== null };
}
