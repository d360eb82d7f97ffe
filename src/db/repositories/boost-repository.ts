import type { BoostPackage } from '../../contract/boost';
import { type BoostState, initialBoosts, withWaitingBoosts } from '../../domain/boosts/boost-state';
import type { AppDatabase } from '../app-database';
import { enqueue } from '../enqueue';
import type { StoredRow } from '../outbox-row';
import { readRowAs } from '../read-row';
import { write } from '../write';
import { readSnapshot } from './snapshot-repository';

export type BoostView = {
  state: BoostState;
  /** When the server was heard last (milliseconds); null: never on this phone. */
  fetchedAt: number | null;
  /** Purchases and boosts that wait, in their order. */
  rows: StoredRow[];
};

/** What the agent has of boosts, with what waits here counted in. */
export function readBoosts(database: AppDatabase): Promise<BoostView> {
  return database.transaction('r', database.snapshots, database.outbox, async () => {
    const known = await readSnapshot('boosts', database);
    const all = await database.outbox.orderBy('seq').toArray();
    const waiting = all.flatMap(
      (row) => readRowAs('boost.apply', row) ?? readRowAs('boost.purchase', row) ?? [],
    );
    const now = Date.now();
    return {
      state: withWaitingBoosts(known?.value ?? initialBoosts(now), waiting, now),
      fetchedAt: known?.fetchedAt ?? null,
      rows: waiting,
    };
  });
}

/**
 * Boosts a listing of one's own: from now here, from its arrival on the server (A4). It waits for the
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
  return write(database, [database.outbox], () =>
    enqueue(database, {
      kind: 'boost.purchase',
      entityId: crypto.randomUUID(),
      payload: { quantity: pack.quantity, packageId: pack.id, title: `${pack.quantity} boosts` },
      before: [],
    }),
  );
}
