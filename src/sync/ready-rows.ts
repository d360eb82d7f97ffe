import type { OutboxRow } from '../db/outbox-row';
import { MAX_BACKOFF_MS } from './policy';

/**
 * The rows that may be sent now: the first of each lane, due, and with nothing open that they
 * depend on. A refused row holds back only its own lane and what depends on it (rule 3).
 */
export function readyRows(rows: OutboxRow[], now: number): OutboxRow[] {
  return unblockedRows(rows).filter((row) => !holds(row.nextAttemptAt, now, MAX_BACKOFF_MS));
}

/**
 * When sending should be tried again, or null when only people can move things on. Without a
 * network (`offline`) the untried rows wait as long as the one that was tried.
 */
export function nextDueAt(rows: OutboxRow[], now: number, offline: boolean): number | null {
  const leases = rows.flatMap((row) => (row.state === 'sending' ? [row.leaseUntil ?? now] : []));
  const times = unblockedRows(rows).map((row) => row.nextAttemptAt);
  const wanted = [...leases, ...(offline ? times.filter((time) => time > now) : times)].map(
    (time) => Math.min(time, now + MAX_BACKOFF_MS),
  );
  return wanted.length === 0 ? null : Math.min(...wanted);
}

/**
 * Whether a moment written down earlier still keeps something waiting. One further away than it can
 * ever have been set (`longest`, in milliseconds) was set by a clock that has since been put back.
 */
export function holds(until: number, now: number, longest: number): boolean {
  return until > now && until <= now + longest;
}

function unblockedRows(rows: OutboxRow[]): OutboxRow[] {
  const open = new Set(rows.map((row) => row.id));
  const laneTaken = new Set<string>();
  return rows.filter((row) => {
    const first = !laneTaken.has(row.entityId);
    laneTaken.add(row.entityId);
    return first && row.state === 'pending' && !row.dependsOn.some((id) => open.has(id));
  });
}
