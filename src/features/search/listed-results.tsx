import { useLiveQuery } from 'dexie-react-hooks';
import { memo, useMemo } from 'react';
import { useDatabase } from '../../components/context/database-context';
import { rowsOfEach } from '../../db/repositories/outbox/outbox-repository';
import { savedIdSet } from '../../db/repositories/saved/saved-repository';
import type { WaitingRow } from './result-card';
import { ResultsList } from './results-list';
import { useSeenIds } from './use-seen-ids';

/**
 * The results with what this device knows of each: saved, seen, hidden, on its way. What changes above them
 * does not wake a card that React has not taken over yet.
 */
export const ListedResults = memo(Listed);

function Listed({ ids, hidden }: { ids: string[]; hidden: readonly string[] }) {
  const database = useDatabase();
  const hiddenIds = useMemo(() => new Set(hidden), [hidden]);
  const saved = useLiveQuery(() => savedIdSet(database), [database]) ?? new Set<string>();
  // One question for all cards: forty of them, one after the other, held up every tap on a slow phone.
  const key = ids.join(' ');
  const waiting = useLiveQuery(() => rowsOfEach(key.split(' '), database), [database, key]);
  return (
    <ResultsList
      ids={ids}
      saved={saved}
      seen={useSeenIds()}
      hidden={hiddenIds}
      waiting={waiting ?? NOTHING_WAITS}
    />
  );
}

const NOTHING_WAITS = new Map<string, readonly WaitingRow[]>();
