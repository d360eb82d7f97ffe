import type { SearchAlert } from '../../../contract/search/search-alert';
import { isSameSearch } from '../../../domain/search/is-same-search';
import type { AppDatabase } from '../../app-database';

/**
 * What the account has of a search that looks for the same, be it saved or an alert (RES-10); of several one that is on.
 * Null for none.
 */
export async function savedSearch(
  criteria: Record<string, unknown>,
  database: AppDatabase,
): Promise<SearchAlert | null> {
  const alerts = await database.alerts.toArray();
  const same = alerts.filter((alert) => isSameSearch(alert.criteria, criteria));
  return same.find(({ active }) => active) ?? same[0] ?? null;
}
