import type { OutboxRow } from '../db/outbox-row';

/**
 * The rows that may be sent now: the first of each lane, due, and with nothing open that they
 * depend on. A refused row holds back only its own lane and what depends on it (rule 3).
 */
export function readyRows(rows: OutboxRow[], now: number): OutboxRow[] {
  const open = new Set(rows.map((row) => row.id));
  const laneTaken = new Set<string>();
  const ready: OutboxRow[] = [];
  for (const row of rows) {
    const first = !laneTaken.has(row.entityId);
    laneTaken.add(row.entityId);
    if (!first || row.state !== 'pending' || row.nextAttemptAt > now) continue;
    if (row.dependsOn.some((id) => open.has(id))) continue;
    ready.push(row);
  }
  return ready;
}

/** When a row that waits for its time may be sent, or null when only people can move things on. */
export function nextDueAt(rows: OutboxRow[]): number | null {
  const times = rows
    .map((row) =>
      row.state === 'pending'
        ? row.nextAttemptAt
        : row.state === 'sending'
          ? (row.leaseUntil ?? 0)
          : null,
    )
    .filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}
