import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/database-context';
import { rowById } from '../../db/repositories/boost-repository';

export type Delivery = 'none' | 'waiting' | 'delivered' | { refused: string };

/** How far a command has come, by its row's id. */
export function useDelivery(rowId: string | null): Delivery {
  const database = useDatabase();
  const found = useLiveQuery(
    async () => (rowId === null ? null : { row: await rowById(rowId, database) }),
    [database, rowId],
  );
  if (rowId === null) return 'none';
  if (!found) return 'waiting';
  if (found.row === undefined) return 'delivered';
  return found.row.state === 'rejected'
    ? { refused: found.row.lastError?.message ?? '' }
    : 'waiting';
}
