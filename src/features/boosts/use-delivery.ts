import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/database-context';
import { readDelivery } from '../../db/repositories/outbox/delivery-repository';
import type { Delivery } from '../../domain/outbox/delivery';

/** Where a command stands, by its row's id; undefined before there is one, and while it is read. */
export function useDelivery(rowId: string | null): Delivery | undefined {
  const database = useDatabase();
  return useLiveQuery(
    () => (rowId === null ? undefined : readDelivery({ rowId }, database)),
    [database, rowId],
  );
}
