import { useLiveQuery } from 'dexie-react-hooks';
import { seenIdSet } from '../../db/repositories/seen/seen-repository';
import { useDatabase } from '../../components/context/database-context';

const NONE: ReadonlySet<string> = new Set();

/** The ids of the homes opened on this device; none until it has answered, as in a written page (SEEN-1). */
export function useSeenIds(): ReadonlySet<string> {
  const database = useDatabase();
  return useLiveQuery(() => seenIdSet(database), [database]) ?? NONE;
}
