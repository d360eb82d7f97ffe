import type { StoredRow } from '../../../db/outbox-row';
import type { Attempt } from '../attempt';
import type { Decision } from '../policy';
import type { SyncContext } from '../sync-context';

/** By these the server says 'later' of whatever is like what was asked. */
const LATER: ReadonlySet<number | null> = new Set([429, 503]);

/**
 * Lets what is like something that the server put off wait as long: to ask for each of them would cost
 * the bytes of all, and the server its rest. `rows` learns which wait.
 */
export async function putOffAlike(
  { database: { outbox } }: SyncContext,
  attempts: readonly Attempt[],
  decisions: readonly Decision[],
  rows: Map<number, StoredRow>,
): Promise<void> {
  const until = new Map<string, number>();
  for (const [at, { row, forAlike }] of attempts.entries()) {
    const decision = decisions[at];
    if (forAlike !== true || decision?.do !== 'retryAt' || !LATER.has(decision.error.status))
      continue;
    until.set(row.kind, Math.max(until.get(row.kind) ?? 0, decision.at));
  }
  if (until.size === 0) return;
  const waits = ({ kind, nextAttemptAt }: StoredRow) =>
    Math.max(nextAttemptAt, until.get(kind) ?? 0);
  await outbox
    .where('state')
    .equals('pending')
    .filter((row) => row.nextAttemptAt < waits(row))
    .modify((row) => {
      row.nextAttemptAt = waits(row);
      if (rows.has(row.seq)) rows.set(row.seq, { ...row });
    });
}
