import { liveQuery } from 'dexie';
import type { CommandKind } from '../../../contract/feed/commands';
import { type Delivery, deliveryOf } from '../../../domain/outbox/delivery';
import type { AppDatabase } from '../../app-database';
import { markBehind, undecidedRows } from './attach-rows';

/** What was asked for: a command about an entity, or one row of the outbox by its id. */
export type Asked = { kind: CommandKind; entityId: string } | { rowId: string };

/**
 * Where an action stands: from its row, else from its receipt. With neither it was given up, here or
 * in another tab; nothing is concluded from its absence.
 */
export function readDelivery(asked: Asked, database: AppDatabase): Promise<Delivery> {
  const { outbox, receipts } = database;
  return database.transaction('r', outbox, receipts, async () => {
    const rows =
      'rowId' in asked
        ? await outbox.where('id').equals(asked.rowId).toArray()
        : await outbox
            .where('entityId')
            .equals(asked.entityId)
            .filter(({ kind }) => kind === asked.kind)
            .toArray();
    if (rows.length > 0) return deliveryOf(markBehind(rows, await undecidedRows(database)), false);
    const receipt =
      'rowId' in asked
        ? await receipts.get(asked.rowId)
        : await receipts
            .where('entityId')
            .equals(asked.entityId)
            .filter(({ kind }) => kind === asked.kind)
            .first();
    if (receipt !== undefined) return { state: 'sent' };
    // A recall waits, or was heard: what it recalls may have been on its way.
    return { state: 'gone', tried: await isRecalled(asked, database) };
  });
}

async function isRecalled(asked: Asked, { outbox, receipts }: AppDatabase): Promise<boolean> {
  if ('rowId' in asked) return false;
  const about = [
    ...(await outbox.where('entityId').equals(asked.entityId).toArray()),
    ...(await receipts.where('entityId').equals(asked.entityId).toArray()),
  ];
  return about.length > 0;
}

/** Nothing is decided yet, and may be at any moment. */
const UNDER_WAY = new Set<Delivery['state']>(['on-phone', 'sending', 'put-off']);

/**
 * Where an action stands once that is settled, or as it is when the patience for the server's word ends: for
 * a word that comes when what it says is true.
 */
export function settledDelivery(
  asked: Asked,
  database: AppDatabase,
  patience: Promise<void>,
): Promise<Delivery> {
  return new Promise((resolve, reject) => {
    const end = (delivery: Delivery) => {
      watch.unsubscribe();
      resolve(delivery);
    };
    const watch = liveQuery(() => readDelivery(asked, database)).subscribe({
      next: (delivery) => {
        if (!UNDER_WAY.has(delivery.state)) end(delivery);
      },
      error: reject,
    });
    // Read once more: nothing may have been read yet.
    patience.then(() => readDelivery(asked, database)).then(end, reject);
  });
}
