import type { Listing } from '../../contract/property';
import type { AppDatabase } from '../app-database';
import { absent, asItWas } from '../before';
import { enqueue } from '../enqueue';
import type { ShownRow } from '../outbox-row';
import type { SavedRecord } from '../records';
import { write } from '../write';
import { attachRows, shownRows } from './attach-rows';

/** Saved properties, newest first, each with what waits for it. */
export function listSaved(
  database: AppDatabase,
): Promise<{ item: SavedRecord; rows: ShownRow[] }[]> {
  return database.transaction('r', database.savedProperties, database.outbox, async () => {
    const records = await database.savedProperties.orderBy('savedAt').reverse().toArray();
    return attachRows(database, records, (record) => [record.id]);
  });
}

/** Whether a listing is saved here, whether the server has told so too, and what waits for that. */
export function savedState(
  id: string,
  database: AppDatabase,
): Promise<{ saved: boolean; confirmed: boolean; rows: ShownRow[] }> {
  return database.transaction('r', database.savedProperties, database.outbox, async () => {
    const record = await database.savedProperties.get(id);
    const rows = await shownRows(database, [id]);
    return {
      saved: record !== undefined,
      confirmed: record?.onServer === true,
      rows: rows.filter(({ kind }) => kind === 'saved.add' || kind === 'saved.remove'),
    };
  });
}

export async function savedIdSet(database: AppDatabase): Promise<Set<string>> {
  return new Set(await database.savedProperties.toCollection().primaryKeys());
}

/** Saves a listing on this phone, whole, and asks for it to be saved in the account. */
export async function saveListing(listing: Listing, database: AppDatabase): Promise<void> {
  await write(database, [database.savedProperties, database.outbox], async () => {
    const known = await asItWas(database.savedProperties, listing.id);
    const before = known.length > 0 ? known : [absent(database.savedProperties, listing.id)];
    await database.savedProperties.put({
      id: listing.id,
      savedAt: Date.now(),
      listing,
      withdrawn: false,
      onServer: false,
      before: { price: listing.price, status: listing.status },
    });
    await enqueue(database, {
      kind: 'saved.add',
      entityId: listing.id,
      payload: { propertyId: listing.id, title: listing.title },
      before,
    });
  });
}

export async function unsaveListing(id: string, database: AppDatabase): Promise<void> {
  await write(database, [database.savedProperties, database.outbox], async () => {
    const saved = await database.savedProperties.get(id);
    const before = await asItWas(database.savedProperties, id);
    await database.savedProperties.delete(id);
    await enqueue(database, {
      kind: 'saved.remove',
      entityId: id,
      payload: { propertyId: id, title: saved?.listing?.title ?? '' },
      before,
    });
  });
}
