import type { AppDatabase } from '../../app-database';

/** Keys of what a person chose last (P3): the filters dialog and the search on show. */
export type PreferenceKey = 'lastSearchFilters' | 'currentSearch' | 'sampleSaved';

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
