import type { SavedProperty } from '../../../src/contract/saved-property';
import type { Queryable } from '../../db/database';
import { readProperties } from '../properties/repository';

/** Saves a property for a person; answers whether it was not saved before. */
export async function addSaved(
  tx: Queryable,
  userId: string,
  propertyId: string,
): Promise<boolean> {
  const rows = await tx.query(
    'INSERT INTO saved_properties (user_id, property_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING property_id',
    [userId, propertyId],
  );
  return rows.length === 1;
}

export async function removeSaved(
  tx: Queryable,
  userId: string,
  propertyId: string,
): Promise<boolean> {
  const rows = await tx.query(
    'DELETE FROM saved_properties WHERE user_id = $1 AND property_id = $2 RETURNING property_id',
    [userId, propertyId],
  );
  return rows.length === 1;
}

/** The ids a person saved, newest first. */
export async function savedIds(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.query<{ property_id: string }>(
    'SELECT property_id FROM saved_properties WHERE user_id = $1 ORDER BY saved_at DESC LIMIT 1000',
    [userId],
  );
  return rows.map((row) => row.property_id);
}

/** Saved properties with what may still be shown of each; a withdrawn one keeps its place. */
export async function readSaved(
  db: Queryable,
  userId: string,
  ids: string[],
): Promise<Map<string, SavedProperty>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<{ property_id: string; saved_at: Date }>(
    'SELECT property_id, saved_at FROM saved_properties WHERE user_id = $1 AND property_id = ANY($2::uuid[])',
    [userId, ids],
  );
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
