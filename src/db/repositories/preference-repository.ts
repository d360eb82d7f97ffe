import { currentDatabase } from '../current-database';

/** Keys of what a person chose last (P3): the filters dialog and the search on show. */
export type PreferenceKey = 'lastSearchFilters' | 'currentSearch' | 'sampleSaved';

export async function readPreference(
  key: PreferenceKey,
  database = currentDatabase(),
): Promise<unknown> {
  return (await database.preferences.get(key))?.value;
}

export async function storePreference(
  key: PreferenceKey,
  value: unknown,
  database = currentDatabase(),
): Promise<void> {
  await database.preferences.put({ key, value });
}
