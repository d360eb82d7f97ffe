import Dexie from 'dexie';
import type { Listing } from '../../contract/listing/property';
import { packDatabase } from '../pack-database';
import type { CachedListing } from '../records';
import { decodeChunk } from './decode-chunk';

/** Those of the listings that lie in an area kept on this device, by id, as old as their area. */
export async function findInPacks(
  ids: readonly string[],
  database = packDatabase(),
): Promise<Map<string, CachedListing>> {
  const found = new Map<string, CachedListing>();
  for (const pack of await database.packs.toArray()) {
    const wanted = ids.filter((id) => !found.has(id));
    const listings = await Promise.all(wanted.map((id) => findInPack(pack.id, id)));
    const fetchedAt = pack.freshAt ?? pack.addedAt;
    for (const listing of listings)
      if (listing !== undefined) found.set(listing.id, { ...listing, fetchedAt });
  }
  return found;
}

/** Pieces lie by rising id: the last one that begins no later than the id is where it would be. */
async function findInPack(pack: string, id: string): Promise<Listing | undefined> {
  const chunk = await packDatabase()
    .chunks.where('[pack+from]')
    .between([pack, Dexie.minKey], [pack, id], true, true)
    .last();
  if (chunk === undefined) return undefined;
  // No call of Dexie's: inside a live query such a promise has to be wrapped.
  const listings = await Promise.resolve(decodeChunk(chunk));
  return listings.find((listing) => listing.id === id);
}
