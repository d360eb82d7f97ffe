import type { Queryable } from '../../db/database';

/** The ids of all listings of a person's, deleted ones too, as part of a statement. */
export function ownListings(tx: Queryable, userId: string) {
  return tx.kysely.selectFrom('properties').select('id').where('owner_id', '=', userId);
}
