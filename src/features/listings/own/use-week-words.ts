import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../../components/context/database-context';
import { useRefresh } from '../../../components/delivery/use-refresh';
import { readSnapshot } from '../../../db/repositories/account/snapshot-repository';
import { weekWords } from '../../../domain/property/words/week-words';
import { refreshWeekFigures } from '../../../sync/refresh/refresh-week-figures';

/** What this phone can say of the last seven days of a listing; null where it does not know. */
export function useWeekWords(): (id: string) => string | null {
  const database = useDatabase();
  useRefresh(() => refreshWeekFigures(database));
  const known = useLiveQuery(async () => {
    const snapshot = await readSnapshot('listings week', database);
    return (
      snapshot && {
        ...snapshot,
        byId: new Map(snapshot.value.map((one) => [one.id, one] as const)),
      }
    );
  }, [database]);
  return (id) => (known ? weekWords(known.byId.get(id), known.fetchedAt, Date.now()) : null);
}
