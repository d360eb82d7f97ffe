import type { Listing } from '../../contract/property';
import { currentDatabase } from '../current-database';
import type { SavedRecord } from '../records';
import { enqueue } from './outbox-repository';

/** Saved properties, newest first. */
export function listSaved(database = currentDatabase()): Promise<SavedRecord[]> {
  return database.savedProperties.orderBy('savedAt').reverse().toArray();
}

export async function savedIdSet(database = currentDatabase()): Promise<Set<string>> {
  return new Set(await database.savedProperties.toCollection().primaryKeys());
}

/** Saves a listing on this phone, whole, and asks for it to be saved in the account. */
export async function saveListing(listing: Listing, database = currentDatabase()): Promise<void> {
  await database.transaction('rw', database.savedProperties, database.outbox, async () => {
    await database.savedProperties.put({
      id: listing.id,
      savedAt: Date.now(),
      listing,
      withdrawn: false,
    });
    await enqueue(database, {
      kind: 'saved.add',
      entityId: listing.id,
      payload: { propertyId: listing.id },
    });
  });
}

export async function unsaveListing(id: string, database = currentDatabase()): Promise<void> {
  await database.transaction('rw', database.savedProperties, database.outbox, async () => {
    await database.savedProperties.delete(id);
    await enqueue(database, { kind: 'saved.remove', entityId: id, payload: { propertyId: id } });
  });
}
