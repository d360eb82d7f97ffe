import type { OnConflictBuilder } from 'kysely';
import { now } from '../../db/now';
import type { Schema } from '../../db/schema/schema';

/** What becomes of an earlier change of the same item: the later one is all that a device must know. */
export function laterChange(
  conflict: OnConflictBuilder<Pick<Schema, 'feed_changes'>, 'feed_changes'>,
) {
  return conflict.columns(['user_id', 'collection', 'entity_id']).doUpdateSet((eb) => ({
    seq: eb.ref('excluded.seq'),
    deleted: eb.ref('excluded.deleted'),
    changed_at: now,
  }));
}
