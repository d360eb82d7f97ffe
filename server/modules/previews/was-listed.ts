import type { Queryable } from '../../db/database';

/** Whether a listing was ever published, whatever became of it: nobody is told of a draft that never was. */
export async function wasListed(db: Queryable, id: string): Promise<boolean> {
  const row = await db.kysely
    .selectFrom('properties')
    .select('id')
    .where('id', '=', id)
    .where('listed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
