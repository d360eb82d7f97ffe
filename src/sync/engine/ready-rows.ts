import type { StoredRow } from '../../db/outbox-row';
import { LONGEST_WAIT_MS } from './policy';

/**
 * When sending should be tried again, or null when only people can move things on. Without a
 * network (`offline`) the untried rows wait as long as the one that was tried.
 * @param now without a network the moment of the last try: writing it down may outlast its pause
 */
export function nextDueAt(rows: StoredRow[], now: number, offline: boolean): number | null {
  const leases = rows.flatMap((row) => (row.state === 'sending' ? [row.leaseUntil ?? now] : []));
  const times = unblockedRows(rows).map((row) => row.nextAttemptAt);
  const wanted = [...leases, ...(offline ? times.filter((time) => time > now) : times)].map(
    (time) => Math.min(time, now + LONGEST_WAIT_MS),
  );
  // Not spread: thousands of rows are more than a call takes as arguments.
  return wanted.length === 0 ? null : wanted.reduce((first, time) => Math.min(first, time));
}

/**
 * Whether a moment written down earlier still keeps something waiting. One further away than it can
 * ever have been set (`longest`, in milliseconds) was set by a clock that has since been put back.
 */
export function holds(until: number, now: number, longest: number): boolean {
  return until > now && until <= now + longest;
}

/** The first of each lane, where it waits for nothing else: a refused row holds back what is behind it. */
function unblockedRows(rows: StoredRow[]): StoredRow[] {
  const open = new Set(rows.map((row) => row.id));
  const laneTaken = new Set<string>();
  return rows.filter((row) => {
    const first = !laneTaken.has(row.lane);
    laneTaken.add(row.lane);
    return first && row.state === 'pending' && !row.dependsOn.some((id) => open.has(id));
  });
}
