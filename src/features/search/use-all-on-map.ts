import { useEffect, useEffectEvent } from 'react';
import type { Results } from './use-results';

/** So many homes come to the map by themselves; more of them only on request. */
const MOST = 100;

/** Brings the further pages of a search to the map by themselves: the first twenty pins say little of an area. */
export function useAllOnMap(isMap: boolean, results: Results): void {
  const { device, freshness, loadingMore } = results;
  const cursor = device?.search?.nextCursor ?? null;
  const wants =
    isMap &&
    freshness === 'fresh' &&
    !loadingMore &&
    cursor !== null &&
    (device?.ids.length ?? 0) < MOST;
  const showMore = useEffectEvent(results.showMore);
  useEffect(() => {
    if (wants) showMore();
  }, [wants, cursor]);
}
