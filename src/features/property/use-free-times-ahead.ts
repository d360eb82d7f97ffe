import { useEffect } from 'react';
import { useDatabase } from '../../components/context/database-context';
import { useSession } from '../../components/context/session-context';
import type { Listing } from '../../contract/listing/property';
import { loadCode } from '../../platform/load-code';
import { whenIdle } from '../../platform/when-idle';

const LATEST_MS = 5000;

/** Fetches when the agent of an open home can be met, for whoever may book: it is there without a network then. */
export function useFreeTimesAhead({ id, status, agent }: Listing): void {
  const database = useDatabase();
  const { user } = useSession();
  const asks = user !== null && user.id !== agent.id && status === 'Active';
  useEffect(() => {
    if (!asks) return;
    return whenIdle(() => {
      // Nothing is lost where it fails: booking asks again.
      loadCode(() => import('../../sync/refresh/refresh-free-times'))
        .then(({ refreshFreeTimes }) => refreshFreeTimes(agent.id, database))
        .catch(() => undefined);
    }, LATEST_MS);
  }, [asks, id, agent.id, database]);
}
