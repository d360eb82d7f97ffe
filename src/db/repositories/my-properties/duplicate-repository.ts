import type { PropertyContent } from '../../../contract/listing/listing-fields';
import { findDuplicate } from '../../../domain/property/form/find-duplicate';
import type { AppDatabase } from '../../app-database';

/** Listings of others that are looked through, the newest seen. */
const LOOKED_THROUGH = 2000;

/** A listing, one's own or another's, that is probably the same home as the one being written. */
export async function findSimilarListing(
  home: PropertyContent & { id: string },
  database: AppDatabase,
): Promise<{ id: string; title: string; own: boolean } | undefined> {
  const own = (await database.myProperties.toArray()).map(({ id, content }) => ({
    ...content,
    id,
  }));
  const mine = findDuplicate(home, own);
  if (mine) return { id: mine.id, title: mine.title, own: true };
  const seen = await database.listings
    .orderBy('fetchedAt')
    .reverse()
    .limit(LOOKED_THROUGH)
    .toArray();
  const ownIds = new Set(own.map(({ id }) => id));
  const other = findDuplicate(
    home,
    seen.filter(({ id }) => !ownIds.has(id)),
  );
  return other && { id: other.id, title: other.title, own: false };
}
