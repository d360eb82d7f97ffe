import { MAX_BATCH } from '../../contract/feed/max-batch';
import type { StoredRow } from '../../db/outbox-row';
import { LONGEST_WAIT_MS } from './policy';
import { holds } from './ready-rows';

export type NextBatch = {
  /** Rows that go out together, oldest first, each with the places of those that must succeed first. */
  together: { row: StoredRow; after: number[] }[];
  /** Rows that go out by themselves, beside them. */
  alone: StoredRow[];
};

type Ask = {
  /** Everything that waits, oldest first, whatever its state. */
  rows: readonly StoredRow[];
  now: number;
  maySend: (row: StoredRow) => boolean;
  /** Whether a row may travel with others; never, where the server takes no batches. */
  batched: (row: StoredRow) => boolean;
  /** How many photos and files may share the line. */
  aloneAtOnce: number;
};

/**
 * What can be sent now. A lane keeps its order: a row goes when those before it in its lane, and those
 * it depends on, are settled or travel before it in the same request. A refused row holds back only
 * its own lane and what depends on it.
 */
export function nextBatch({ rows, now, maySend, batched, aloneAtOnce }: Ask): NextBatch {
  const open = new Set(rows.map((row) => row.id));
  const places = new Map<string, number>();
  const lastOfLane = new Map<string, StoredRow>();
  const together: NextBatch['together'] = [];
  const alone: StoredRow[] = [];
  for (const row of rows) {
    const before = lastOfLane.get(row.lane);
    lastOfLane.set(row.lane, row);
    if (together.length >= MAX_BATCH && alone.length >= aloneAtOnce) break;
    if (row.state !== 'pending' || holds(row.nextAttemptAt, now, LONGEST_WAIT_MS)) continue;
    if (!maySend(row)) continue;
    const needed = row.dependsOn.filter((id) => open.has(id));
    if (before !== undefined) needed.push(before.id);
    const after = needed.map((id) => places.get(id));
    if (!batched(row)) {
      if (needed.length === 0 && alone.length < aloneAtOnce) alone.push(row);
      continue;
    }
    if (together.length >= MAX_BATCH || after.includes(undefined)) continue;
    places.set(row.id, together.length);
    together.push({ row, after: after.filter((place) => place !== undefined) });
  }
  return { together, alone };
}
