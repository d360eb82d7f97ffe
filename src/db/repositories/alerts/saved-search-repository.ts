import { isSameSearch } from '../../../domain/search/is-same-search';
import type { AppDatabase } from '../../app-database';

/** Whether a search that looks for the same is saved in the account (RES-10); an alert that writes is no saved search. */
export async function isSearchSaved(
  criteria: Record<string, unknown>,
  database: AppDatabase,
): Promise<boolean> {
  const alerts = await database.alerts.toArray();
  return alerts.some((alert) => !alert.active && isSameSearch(alert.criteria, criteria));
}
