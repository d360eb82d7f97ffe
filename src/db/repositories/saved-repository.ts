import type { Listing } from '../../contract/property';
import type { AppDatabase } from '../app-database';
import type { OutboxRow } from '../outbox-row';
import type { SavedRecord } from '../records';
import { write } from '../write';
import { attachRows } from './attach-rows';
import { enqueue } from './outbox-repository';

/** Saved properties, newest first, each with what waits for it. */
export function listSaved(
  database: AppDatabase,
): Promise<{ item: SavedRecord; rows: OutboxRow[] }[]> {
  return database.transaction('r', database.savedProperties, database.outbox, async () => {
    const records = await database.savedProperties.orderBy('savedAt').reverse().toArray();
    return attachRows(database, records, (record) => [record.id]);
  });
}

/** Whether a listing is saved here, and what waits for that. */
export function savedState(
  id: string,
  database: AppDatabase,
): Promise<{ saved: boolean; rows: OutboxRow[] }> {
  return database.transaction('r', database.savedProperties, database.outbox, async () => ({
    saved: (await database.savedProperties.get(id)) !== undefined,
    rows: await database.outbox.where('entityId').equals(id).sortBy('seq'),
  }));
}

export async function savedIdSet(database: AppDatabase): Promise<Set<string>> {
  return new Set(await database.savedProperties.toCollection().primaryKeys());
}

/** Saves a listing on this phone, whole, and asks for it to be saved in the account. */
export async function saveListing(listing: Listing, database: AppDatabase): Promise<void> {
  await write(database, [database.savedProperties, database.outbox], async () => {
    await database.savedProperties.put({
      id: listing.id,
      savedAt: Date.now(),
      listing,
      withdrawn: false,
      before: { price: listing.price, status: listing.status },
    });
    await enqueue(database, {
      kind: 'saved.add',
      entityId: listing.id,
      payload: { propertyId: listing.id },
    });
  });
}

export async function unsaveListing(id: string, database: AppDatabase): Promise<void> {
  await write(database, [database.savedProperties, database.outbox], async () => {
    await database.savedProperties.delete(id);
    await enqueue(database, { kind: 'saved.remove', entityId: id, payload: { propertyId: id } });
  });
}
