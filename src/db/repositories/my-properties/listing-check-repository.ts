import type { Listing } from '../../../contract/listing/property';
import type { ListingCheck } from '../../../domain/tools/listing-red-flags';
import type { AppDatabase } from '../../app-database';
import { listingChunks } from '../../listing-chunks';

/** The red flags of a listing against every other listing that this device knows. */
export async function checkListing(listing: Listing, database: AppDatabase): Promise<ListingCheck> {
  const others: Listing[] = [];
  for await (const rows of listingChunks(database)) others.push(...rows);
  // It brings the gazetteer, which no other screen is to wait for.
  const { listingRedFlags } = await import('../../../domain/tools/listing-red-flags');
  return listingRedFlags(listing, others, Date.now());
}
