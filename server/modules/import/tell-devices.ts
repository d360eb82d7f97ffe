import { sql } from 'kysely';
import { anyOf } from '../../db/any-of';
import type { Queryable } from '../../db/database';
import { recordManyChanges } from '../changes/record-many-changes';

/** Lets the owner's phones and those of people who saved one fetch what changed. */
export async function tellDevices(tx: Queryable, owner: string, ids: string[]): Promise<void> {
  const saved = await tx.kysely
    .selectFrom('saved_properties')
    .select((eb) => ['user_id', sql<string[]>`array_agg(${eb.ref('property_id')}::text)`.as('ids')])
    .where('property_id', '=', anyOf(ids))
    .groupBy('user_id')
    .execute();
  const changes = [
    { userId: owner, collection: 'properties' as const, entityIds: ids },
    ...saved.map((row) => ({
      userId: row.user_id,
      collection: 'saved-properties' as const,
      entityIds: row.ids,
    })),
  ];
  // One order of people everywhere, so that two writers cannot wait for each other.
  for (const change of changes.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))) {
    await recordManyChanges(tx, change);
  }
}
