import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { type DeviceResults, readResults } from '../../db/repositories/search-repository';
import { refreshSearch } from '../../sync/refresh-search';

export type Freshness = 'asking' | 'fresh' | 'offline' | 'refused';
export type Results = {
  /** Undefined until the device has answered. */
  device: DeviceResults | undefined;
  freshness: Freshness;
  why: string;
  showMore: () => void;
  loadingMore: boolean;
};

/** Results from the device at once, then the server's answer through the device. */
export function useResults(key: string): Results {
  const device = useLiveQuery(() => readResults(key), [key]);
  const [asked, setAsked] = useState<{ key: string; freshness: Freshness; why: string }>({
    key,
    freshness: 'asking',
    why: '',
  });
  const [loadingMore, setLoadingMore] = useState(false);
  useEffect(() => {
    let current = true;
    const settle = (freshness: Freshness, why = '') => current && setAsked({ key, freshness, why });
    settle('asking');
    refreshSearch(key, null).then(
      () => settle('fresh'),
      (error: unknown) => settle(isNetwork(error) ? 'offline' : 'refused', messageOf(error)),
    );
    return () => {
      current = false;
    };
  }, [key]);
  const cursor = device?.search?.nextCursor ?? null;
  const showMore = () => {
    setLoadingMore(true);
    refreshSearch(key, cursor)
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
