import type { SavedProperty } from '../contract/saved-property';
import type { AppDatabase } from '../db/app-database';

/** Takes a saved property over from the server; a withdrawn listing keeps the copy this device has. */
export async function applySaved(database: AppDatabase, saved: SavedProperty): Promise<void> {
  const known = await database.savedProperties.get(saved.id);
  await database.savedProperties.put({
    id: saved.id,
    savedAt: Date.parse(saved.savedAt),
    listing: saved.property ?? known?.listing ?? null,
    withdrawn: saved.property === null,
  });
}
