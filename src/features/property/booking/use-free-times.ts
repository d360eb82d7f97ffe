import { useLiveQuery } from 'dexie-react-hooks';
import { useRefresh } from '../../../components/delivery/use-refresh';
import { useDatabase } from '../../../components/context/database-context';
import type { FreeDay } from '../../../contract/inspection/offered-times';
import { readSnapshot } from '../../../db/repositories/account/snapshot-repository';
import { slotsAhead } from '../../../domain/inspections/times/slots-ahead';
import { refreshFreeTimes } from '../../../sync/refresh/refresh-free-times';
import { useNow } from '../../../platform/use-now';

export type KnownTimes = {
  /** What is free, as far as this device knows; null where the agent offers no times. */
  days: FreeDay[] | null;
  /** When it was heard of (milliseconds), where that cannot be asked anew; null where it could. */
  offline: number | null;
};

/** When an agent can be met, as this device keeps it, asked for anew; undefined until the phone was read. */
export function useFreeTimes(agentId: string): KnownTimes | undefined {
  const database = useDatabase();
  const { failure } = useRefresh(() => refreshFreeTimes(agentId, database), agentId);
  const known = useLiveQuery(
    async () => (await readSnapshot(`free-times ${agentId}`, database)) ?? null,
    [agentId, database],
  );
  const now = useNow();
  if (known === undefined) return undefined;
  if (known === null || known.value.slotMinutes === null) return { days: null, offline: null };
  return {
    days: slotsAhead(known.value.days, now),
    offline: failure === null ? null : known.fetchedAt,
  };
}
