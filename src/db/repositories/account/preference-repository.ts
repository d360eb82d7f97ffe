import type { AppDatabase } from '../../app-database';

/**
 * Keys of what a person chose last: the filters dialog, the search on show, and how saved homes are
 * shown; and which limits of the plan they have looked at.
 */
type PreferenceKey =
  | 'lastSearchFilters'
  | 'currentSearch'
  | 'sampleSaved'
  | 'savedView'
  | 'seenLimits';

export async function readPreference(key: PreferenceKey, database: AppDatabase): Promise<unknown> {
  return (await database.preferences.get(key))?.value;
}

export async function storePreference(
  key: PreferenceKey,
  value: unknown,
  database: AppDatabase,
): Promise<void> {
  await database.preferences.put({ key, value });
}
