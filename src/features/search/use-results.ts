import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDatabase } from '../../components/database-context';
import { useAskAgain } from '../../components/use-ask-again';
import { type DeviceResults, readResults } from '../../db/repositories/search/search-repository';
import { refreshSearch } from '../../sync/refresh/refresh-search';

export type Freshness = 'asking' | 'fresh' | 'offline' | 'refused';
export type Results = {
  /** Undefined until the device has answered. */
  device: DeviceResults | undefined;
  freshness: Freshness;
  why: string;
  showMore: () => void;
  loadingMore: boolean;
};

/** How long results one comes back to are shown as they were left, in milliseconds. */
const STAYS_FRESH_MS = 5 * 60_000;
/** When the server last answered a search, by history entry: going back to it asks nothing again. */
const answered = new Map<string, number>();

/** Results from the device at once, then the server's answer through the device. */
export function useResults(key: string): Results {
  const database = useDatabase();
  const visit = useLocation().key;
  const device = useLiveQuery(() => readResults(key, database), [database, key]);
  const [asked, setAsked] = useState<{ key: string; freshness: Freshness; why: string }>({
    key,
    freshness: 'asking',
    why: '',
  });
  const [loadingMore, setLoadingMore] = useState(false);
  const [{ tries, of }, setTries] = useState({ tries: 0, of: key });
  if (of !== key) setTries({ tries: 0, of: key });
  useAskAgain(asked.key === key && asked.freshness === 'offline', () =>
    setTries({ tries: tries + 1, of: key }),
  );
  useEffect(() => {
    let current = true;
    const settle = (freshness: Freshness, why = '') => current && setAsked({ key, freshness, why });
    // Going back shows the list as it was left: to fetch its first page anew would cut it short.
    if (Date.now() - (answered.get(`${visit} ${key}`) ?? 0) < STAYS_FRESH_MS) {
      settle('fresh');
      return;
    }
    // Asked again by itself, it goes on saying what it said.
    if (tries === 0) settle('asking');
    refreshSearch(key, null, database).then(
      () => {
        answered.set(`${visit} ${key}`, Date.now());
        settle('fresh');
      },
      (error: unknown) => settle(isNetwork(error) ? 'offline' : 'refused', messageOf(error)),
    );
    return () => {
      current = false;
    };
  }, [database, key, visit, tries]);
  const cursor = device?.search?.nextCursor ?? null;
  const showMore = () => {
    setLoadingMore(true);
    refreshSearch(key, cursor, database)
      .catch((error: unknown) =>
        setAsked({
          key,
          freshness: isNetwork(error) ? 'offline' : 'refused',
          why: messageOf(error),
        }),
      )
      .finally(() => setLoadingMore(false));
  };
  const state = asked.key === key ? asked : { freshness: 'asking' as const, why: '' };
  return { device, freshness: state.freshness, why: state.why, showMore, loadingMore };
}

function isNetwork(error: unknown): boolean {
  return error instanceof Error && error.name === 'NetworkError';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
