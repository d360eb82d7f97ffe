import type { Queryable } from '../../db/database';

/** Why nobody can see a home any more, after its name: 'is let'; null where it is offered. */
export async function homeGone(tx: Queryable, propertyId: string): Promise<string | null> {
  const home = await tx.kysely
    .selectFrom('properties')
    .select(['status', 'deleted_at'])
    .where('id', '=', propertyId)
    .executeTakeFirst();
  if (home?.deleted_at === null) {
    if (home.status === 'Active') return null;
    if (home.status === 'Rented') return 'is let';
    if (home.status === 'Sold') return 'is sold';
  }
  return 'is not offered any more';
}
