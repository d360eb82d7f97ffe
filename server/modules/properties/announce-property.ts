import type { Queryable } from '../../db/database';
import { recordChanges } from '../changes/record-change';
import { saversOf } from './repository';

/** Tells the owner's devices and everybody who saved a property that it, or its photos, changed. */
export async function announceProperty(
  tx: Queryable,
  property: { id: string; ownerId: string; deleted?: boolean },
): Promise<void> {
  const { id, ownerId, deleted = false } = property;
  const savers = await saversOf(tx, id);
  await recordChanges(tx, [
    { userId: ownerId, collection: 'properties', entityId: id, deleted },
    // A saved listing keeps its place when it is taken down, so this is no deletion there.
    ...savers.map((userId) => ({ userId, collection: 'saved-properties' as const, entityId: id })),
  ]);
}
