import { isSameSearch } from '../../../domain/search/is-same-search';
import type { AppDatabase } from '../../app-database';

/** Whether a search that looks for the same is in the account already, be it saved or an alert (RES-10). */
export async function isSearchSaved(
  criteria: Record<string, unknown>,
  database: AppDatabase,
): Promise<boolean> {
  const alerts = await database.alerts.toArray();
  return alerts.some((alert) => isSameSearch(alert.criteria, criteria));
}
