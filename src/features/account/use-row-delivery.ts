import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/database-context';
import { readDelivery } from '../../db/repositories/outbox/delivery-repository';
import type { Delivery } from '../../domain/outbox/delivery';

/** Where what was just saved stands, by its row in the outbox; undefined before anything was. */
export function useRowDelivery(rowId: string | null): Delivery | undefined {
  const database = useDatabase();
  return useLiveQuery(
    () => (rowId === null ? undefined : readDelivery({ rowId }, database)),
    [database, rowId],
  );
}
