import type { Listing } from '../../../src/contract/listing/property';
import type { Queryable } from '../../db/database';

/** What a line about a home says of it. */
export type HomeLikeIt = Pick<Listing, 'id' | 'title' | 'address' | 'price' | 'listingType'>;

const MOST = 6;
/** Looked through by the index properties_listed: a home with few like it must not cost a walk over all. */
const NEWEST = 2000;

/**
 * Up to six published homes of the same category with the same offer in the same state, those of the same type first, of
 * what was listed last; none where no state is known.
 */
export async function homesLike({ kysely }: Queryable, id: string): Promise<HomeLikeIt[]> {
  const gone = await kysely
    .selectFrom('properties')
    .select(['listing_type', 'state', 'type', 'property_category'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (gone === undefined || !gone.state) return [];
  const newest = kysely
    .selectFrom('properties')
    .select(['id', 'title', 'address', 'price', 'listing_type', 'state', 'type', 'listed_at'])
    .select('property_category')
    .where('status', '=', 'Active')
    .where('deleted_at', 'is', null)
    .orderBy('listed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST);
  return kysely
    .selectFrom(newest.as('newest'))
    .select(['id', 'title', 'address', 'price', 'listing_type as listingType'])
    .where('listing_type', '=', gone.listing_type)
    .where('state', '=', gone.state)
    .where('property_category', '=', gone.property_category)
    .orderBy((eb) => eb('type', '=', gone.type), 'desc')
    .orderBy('listed_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
}
