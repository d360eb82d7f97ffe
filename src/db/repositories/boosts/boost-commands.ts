import type { BoostPackage } from '../../../contract/plan/boost';
import type { AppDatabase } from '../../app-database';
import { enqueue } from '../../enqueue';
import { write } from '../../write';
import { queueAlone } from '../outbox/queue-alone';

/**
 * Boosts a listing of one's own: from now here, from its arrival on the server. It waits for the
 * listing to be saved and published, and for boosts that are being bought. @returns the row's id.
 */
export function applyBoost(
  property: { id: string; title: string },
  database: AppDatabase,
): Promise<string | null> {
  return write(database, [database.outbox], async () => {
    const waiting = await database.outbox.toArray();
    const needed = waiting.filter(
      (row) =>
        (row.entityId === property.id &&
          (row.kind === 'property.save' || row.kind === 'property.publish')) ||
        (row.kind === 'boost.purchase' && row.state !== 'rejected'),
    );
    return enqueue(database, {
      kind: 'boost.apply',
      entityId: property.id,
      payload: { propertyId: property.id, title: property.title },
      before: [],
      dependsOn: needed.map((row) => row.id),
    });
  });
}

/** Buys a package of boosts. @returns the row's id. */
export function purchaseBoosts(
  pack: Pick<BoostPackage, 'id' | 'name' | 'quantity'>,
  database: AppDatabase,
): Promise<string | null> {
  const { quantity, id: packageId } = pack;
  const payload = { quantity, packageId, title: `${quantity} boosts` };
  return queueAlone({ kind: 'boost.purchase', entityId: crypto.randomUUID(), payload }, database);
}
