import type { Listing } from '../../../contract/listing/property';
import type { AppDatabase } from '../../app-database';
import { absent, asItWas } from '../../before';
import { enqueue } from '../../enqueue';
import { putBack } from '../../undo/put-back';
import { write } from '../../write';

/** Saves a listing on this device, whole, and asks for it to be saved in the account. */
export async function saveListing(listing: Listing, database: AppDatabase): Promise<void> {
  await write(database, [database.savedProperties, database.outbox], async () => {
    const known = await asItWas(database.savedProperties, listing.id);
    const before = known.length > 0 ? known : [absent(database.savedProperties, listing.id)];
    const unsaving = await database.outbox
      .where('entityId')
      .equals(listing.id)
      .filter(({ kind }) => kind === 'saved.remove')
      .last();
    await database.savedProperties.put({
      id: listing.id,
      savedAt: Date.now(),
      listing,
      withdrawn: false,
      onServer: false,
      before: {
        price: listing.price,
        status: listing.status,
        listingType: listing.listingType,
      },
    });
    const row = await enqueue(database, {
      kind: 'saved.add',
      entityId: listing.id,
      payload: { propertyId: listing.id, title: listing.title },
      before,
    });
    // It never was taken out: since when it is saved, and at what price, is known.
    if (row === null && unsaving !== undefined) await putBack(unsaving, database);
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
