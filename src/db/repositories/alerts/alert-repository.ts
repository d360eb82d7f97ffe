import type { SearchAlert } from '../../../contract/search/search-alert';
import { alertQuery } from '../../../domain/alerts/alert-query';
import { elsewhereOf } from '../../../domain/search/elsewhere-of';
import { ofBlocked } from '../../../domain/search/of-blocked';
import type { AppDatabase } from '../../app-database';
import type { ShownRow } from '../../outbox-row';
import type { CachedListing } from '../../records';
import { hiddenHomeIds } from '../hidden-homes/hidden-home-repository';
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

/** Homes on this device that an alert is about, newest first, and how many there are: without those one wants to see no more. */
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
  const found = index.search(query, Date.now(), elsewhere);
  const unwanted = await unwantedAmong(found, database);
  const ids = found.filter((id) => !unwanted.has(id));
  return { listings: await listListings(ids.slice(0, limit), database), total: ids.length };
}

/** Homes that an alert is about, and how many: as the server said, where its search was asked for, else on this device. */
export async function readAlertResults(
  alert: Pick<SearchAlert, 'criteria' | 'includeSimilar'>,
  limit: number,
  database: AppDatabase,
): Promise<{ listings: CachedListing[]; total: number; isAsked: boolean }> {
  const results = await readResults(alertQuery(alert).toString(), database);
  const unwanted = new Set([...results.hidden, ...results.ofBlocked]);
  const ids = results.ids.filter((id) => !unwanted.has(id));
  const listings = await listListings(ids.slice(0, limit), database);
  const total = (results.search?.total ?? results.ids.length) - unwanted.size;
  return { listings, total, isAsked: results.search !== null };
}

/** Those of some homes that were hidden, or whose agents were blocked (HIDE-1, SAFE-5). */
async function unwantedAmong(ids: readonly string[], database: AppDatabase): Promise<Set<string>> {
  const hidden = await hiddenHomeIds(database);
  const blocked = new Set(await database.blocks.toCollection().primaryKeys());
  // Most people blocked nobody: the homes are read for those who did alone.
  const homes = blocked.size === 0 ? [] : await listListings(ids, database);
  return new Set([...hidden, ...ofBlocked(homes, blocked)]);
}
