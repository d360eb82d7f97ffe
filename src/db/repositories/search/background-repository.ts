import type { ListingBackground } from '../../../contract/listing/listing-background';
import type { AppDatabase } from '../../app-database';
import { readSnapshot, storeSnapshot } from '../account/snapshot-repository';

const BACKGROUNDS_KEPT = 200;

/** What is known around a home, as the server told it last; null where this device was never told. */
export async function readBackground(
  listingId: string,
  database: AppDatabase,
): Promise<ListingBackground | null> {
  return (await readSnapshot(`background ${listingId}`, database))?.value ?? null;
}

/** Keeps what the server, asked at `askedAt` (milliseconds), told around a home; the oldest make room. */
export async function storeBackground(
  listingId: string,
  background: ListingBackground,
  askedAt: number,
  database: AppDatabase,
): Promise<void> {
  const { snapshots } = database;
  await database.transaction('rw', snapshots, async () => {
    await storeSnapshot(`background ${listingId}`, background, askedAt, database);
    const kept = await snapshots.where('key').startsWith('background ').sortBy('fetchedAt');
    await snapshots.bulkDelete(kept.slice(0, -BACKGROUNDS_KEPT).map((old) => old.key));
  });
}
