import type { SavedProperty } from '../../../contract/listing/saved-property';
import type { AppDatabase } from '../../../db/app-database';
import type { SavedRecord } from '../../../db/records';
import { renewListings } from '../../../db/repositories/search/search-repository';

/**
 * Takes a saved property over from the server; a withdrawn listing keeps the copy this device has, and is found by no
 * search on it any more.
 */
export async function applySaved(database: AppDatabase, saved: SavedProperty): Promise<void> {
  const known = await database.savedProperties.get(saved.id);
  await database.savedProperties.put({
    id: saved.id,
    savedAt: Date.parse(saved.savedAt),
    listing: saved.property ?? known?.listing ?? null,
    withdrawn: saved.property === null,
    onServer: true,
    // What it cost when it was saved is what a change is told against.
    ...(known?.before ? { before: known.before } : beforeOf(saved)),
  });
  if (saved.property?.status === 'Active') await renewListings([saved.property], database);
  else await database.listings.delete(saved.id);
}

function beforeOf({ property }: SavedProperty): Pick<SavedRecord, 'before'> {
  return property === null ? {} : { before: { price: property.price, status: property.status } };
}
