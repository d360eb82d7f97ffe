import { isSameJson } from '../../domain/is-same-json';
import { useLiveQuery } from 'dexie-react-hooks';
import { STAYS_FRESH_MS } from '../../domain/stays-fresh';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useDatabase } from '../../components/context/database-context';
import { useFirstResults, useFirstVisitAt } from '../../components/context/first-answer-context';
import { useAskAgain } from '../../components/delivery/use-ask-again';
import { heldVersion, none, onHeld } from '../../db/repositories/device/held-in-memory';
import {
  type DeviceResults,
  noteLook,
  readResults,
} from '../../db/repositories/search/search-repository';
import { searchWithPage } from '../../db/repositories/search/search-with-page';
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

/**
 * How the server was asked last; `passes` where it is worth asking again by itself. An answer that was
 * kept at `keptAt` is shown once the device has been read since.
 */
type Asked = { key: string; freshness: Freshness; why: string; passes: boolean; keptAt: number };

/** When the server last answered a search, by history entry: going back to it asks nothing again. */
const answered = new Map<string, number>();

/** Results from the device at once, then the server's answer through the device. */
export function useResults(key: string): Results {
  const database = useDatabase();
  const visit = useLocation().key;
  const visitAt = useFirstVisitAt();
  const cameAt = useFirstResults(key) === null ? 0 : visitAt;
  const [asked, setAsked] = useState<Asked>({
    key,
    freshness: cameAt > 0 ? 'fresh' : 'asking',
    why: '',
    passes: false,
    keptAt: 0,
  });
  const device = useOnDevice(key, asked.key === key && asked.freshness === 'offline');
  const [loadingMore, setLoadingMore] = useState(false);
  const [{ tries, of }, setTries] = useState({ tries: 0, of: key });
  if (of !== key) setTries({ tries: 0, of: key });
  useAskAgain(asked.key === key && asked.passes, () => setTries({ tries: tries + 1, of: key }));
  useEffect(() => {
    let current = true;
    const settle = (freshness: Freshness, keptAt = 0) => {
      const now = { key, freshness, why: '', passes: false, keptAt };
      if (current) setAsked((before) => (isSameJson(before, now) ? before : now));
    };
    // Going back shows the list as it was left: to fetch its first page anew would cut it short.
    const lastAt = Math.max(answered.get(`${visit} ${key}`) ?? 0, cameAt);
    if (Math.abs(Date.now() - lastAt) < STAYS_FRESH_MS) {
      settle('fresh');
      return;
    }
    // Asked again by itself, it goes on saying what it said.
    if (tries === 0) settle('asking');
    refreshSearch(key, null, database).then(
      (keptAt) => {
        answered.set(`${visit} ${key}`, Date.now());
        settle('fresh', keptAt);
      },
      (error: unknown) => {
        if (!current) return;
        setAsked(failed(key, error));
        // A full phone that cannot note it shows the results all the same.
        noteLook(key, database).catch(() => undefined);
      },
    );
    return () => {
      current = false;
    };
  }, [database, key, visit, cameAt, tries]);
  const cursor = device?.search?.nextCursor ?? null;
  const showMore = () => {
    setLoadingMore(true);
    refreshSearch(key, cursor, database)
      .catch((error: unknown) => setAsked(failed(key, error)))
      .finally(() => setLoadingMore(false));
  };
  const isRead = asked.keptAt === 0 || (device?.search?.fetchedAt ?? 0) >= asked.keptAt;
  const state = asked.key === key && isRead ? asked : { freshness: 'asking' as const, why: '' };
  return { device, freshness: state.freshness, why: state.why, showMore, loadingMore };
}

/** What the device knows of a search; what came with the document stands until the device has it. */
function useOnDevice(key: string, isAlone: boolean): DeviceResults | undefined {
  const database = useDatabase();
  const first = useFirstResults(key);
  const held = useSyncExternalStore(onHeld, () => heldVersion(database), none);
  const device = useLiveQuery(
    () => readResults(key, database, isAlone),
    [database, key, held, isAlone],
  );
  return useMemo(() => {
    if (first === null || (device?.search?.fetchedAt ?? 0) >= first.at) return device;
    const search = searchWithPage(key, first.answer, undefined, first.at);
    const ofBlocked = device?.ofBlocked.filter((id) => search.ids.includes(id)) ?? [];
    const hidden = device?.hidden.filter((id) => search.ids.includes(id)) ?? [];
    return { ids: search.ids, search, ofBlocked, hidden };
  }, [key, device, first]);
}

/** What is said of a search that was not answered, and whether it may be in a moment. */
function failed(key: string, error: unknown): Asked {
  const { name, message } = error instanceof Error ? error : new Error('');
  return {
    key,
    freshness: name === 'NetworkError' ? 'offline' : 'refused',
    why: message,
    passes: name === 'NetworkError' || name === 'ServerFaultError',
    keptAt: 0,
  };
}
