import type { SavedProperty } from '../../../src/contract/listing/saved-property';
import { anyOf } from '../../db/any-of';
import type { Queryable } from '../../db/database';
import { readProperties } from '../properties/repository';

/** Saves a property for a person; answers whether it was not saved before. */
export async function addSaved(
  tx: Queryable,
  userId: string,
  propertyId: string,
): Promise<boolean> {
  const added = await tx.kysely
    .insertInto('saved_properties')
    .values({ user_id: userId, property_id: propertyId })
    .onConflict((oc) => oc.doNothing())
    .returning('property_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function removeSaved(
  tx: Queryable,
  userId: string,
  propertyId: string,
): Promise<boolean> {
  const removed = await tx.kysely
    .deleteFrom('saved_properties')
    .where('user_id', '=', userId)
    .where('property_id', '=', propertyId)
    .returning('property_id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** The ids a person saved, newest first. */
export async function savedIds(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.kysely
    .selectFrom('saved_properties')
    .select('property_id')
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .limit(1000)
    .execute();
  return rows.map((row) => row.property_id);
}

/** Saved properties with what may still be shown of each; a withdrawn one keeps its place. */
export async function readSaved(
  db: Queryable,
  userId: string,
  ids: string[],
): Promise<Map<string, SavedProperty>> {
  if (ids.length === 0) return new Map();
  const rows = await db.kysely
    .selectFrom('saved_properties')
    .select(['property_id', 'saved_at'])
    .where('user_id', '=', userId)
    .where('property_id', '=', anyOf(ids))
    .execute();
  const listings = await readProperties(
    db,
    rows.map((row) => row.property_id),
  );
  return new Map(
    rows.map((row) => {
      const listing = listings.get(row.property_id);
      const property =
        listing?.status === 'Active' || listing?.agent.id === userId ? listing : null;
      return [
        row.property_id,
        { id: row.property_id, savedAt: row.saved_at.toISOString(), property },
      ];
    }),
  );
}
