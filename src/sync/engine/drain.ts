import { DAY_MS } from '../../domain/dates/milliseconds';
import { isCommandKind } from '../../domain/outbox/commands/all-commands';
import { ANONYMOUS } from '../../db/app-database';
import type { OutboxRow, StoredRow } from '../../db/outbox-row';
import { readRow } from '../../db/read-row';
import { isOpen } from '../../domain/outbox/command-marks';
import type { Attempt } from './attempt';
import { dropRecalled } from './outcomes/drop-recalled';
import { type NextBatch, nextBatch } from './next-batch';
import { unreadableError } from './policy';
import { putOffAlike } from './outcomes/put-off';
import { holds, nextDueAt } from './ready-rows';
import { SENDERS } from '../senders/all-senders';
import { sendTogether } from './send-together';
import { settle } from './settle';
import type { SyncContext } from './sync-context';
import { aloneAtOnce, upload } from './upload';

/** Longer than any request may take: a lease that has run out belongs to a tab that died. */
export const LEASE_MS = 150_000;
const RECEIPT_DAYS = 30;

export type DrainReport = {
  sent: number;
  /** When to try again, or null when nothing waits for its time. */
  retryAt: number | null;
  /** The last attempt found no network: trying the rest now would only cost battery. */
  offline: boolean;
};

/** Who sends: a token, or null for a visitor. */
type Author = { token: string | null };
/** `settledAt` is when the last answers, or none, were decided about: every pause of theirs is later. */
type Pass = { sent: number; tried: number; offline: boolean; settledAt: number };

/**
 * Sends what waits in the outbox until nothing is ready. Runs alike in pages and in the worker; one
 * holder at a time. Never throws for what the network, the server or a row does.
 */
export function drain(context: SyncContext): Promise<DrainReport> {
  const { database, now } = context;
  return context.lock(`gida-outbox-${database.userId}`, async () => {
    let sent = 0;
    let pass: Pass;
    await recoverLeases(context);
    await resumePaused(context);
    await readAgain(context);
    // Once more after each pass: it may have let go of what waited, and more may have been written.
    do {
      pass = await sendAll(context);
      sent += pass.sent;
    } while (!pass.offline && pass.tried > 0);
    await forgetReceipts(context);
    // Nobody may send them before somebody logs in, and that wakes it.
    if ((await authorOf(context)) === null) return { sent, offline: pass.offline, retryAt: null };
    const left = await database.outbox.orderBy('seq').toArray();
    const since = pass.offline ? pass.settledAt : now();
    return { sent, offline: pass.offline, retryAt: nextDueAt(left, since, pass.offline) };
  });
}

/**
 * Lets go of what was delivered long ago. It is dated by the server: to a phone whose clock runs ahead what
 * came just now looks as old, so that of the last day on which anything was delivered all stays.
 */
async function forgetReceipts({ database, now }: SyncContext): Promise<void> {
  const newest = await database.receipts.orderBy('deliveredAt').last();
  if (newest === undefined) return;
  const oldest = Math.min(now() - RECEIPT_DAYS * DAY_MS, newest.deliveredAt - DAY_MS);
  await database.receipts.where('deliveredAt').below(oldest).delete();
}

/**
 * Reads the outbox once and sends what is ready in it. Its rows are kept in step with what becomes of
 * them, so that the outbox is not read anew for each request; a row is read again when it is leased.
 */
async function sendAll(context: SyncContext): Promise<Pass> {
  const stored = await context.database.outbox.orderBy('seq').toArray();
  const rows = new Map(stored.map((row) => [row.seq, row]));
  const pass: Pass = { sent: 0, tried: 0, offline: false, settledAt: 0 };
  for (let goesOn = true; goesOn && !pass.offline; ) {
    const author = await authorOf(context);
    if (author === null) break;
    const next = nextBatch({
      rows: [...rows.values()],
      now: context.now(),
      // What this build does not know goes nowhere: it is parked when its turn comes.
      maySend: ({ kind }) => author.token !== null || isOpen(kind) || !isCommandKind(kind),
      batched: ({ kind }) => context.batches.taken && isCommandKind(kind) && SENDERS[kind].batched,
      aloneAtOnce: aloneAtOnce(context),
    });
    if (next.together.length + next.alone.length === 0) break;
    goesOn = await sendNext(context, author, next, rows, pass);
  }
  return pass;
}

/** @returns whether anything came of it, so that going on at once makes sense */
async function sendNext(
  context: SyncContext,
  { token }: Author,
  next: NextBatch,
  rows: Map<number, StoredRow>,
  pass: Pass,
): Promise<boolean> {
  const leased = await lease(context, next, rows);
  const results = await allSettled([
    sendTogether(context, token, leased.together),
    ...leased.alone.map(async (row) => [await upload(context, token, row)]),
  ]);
  const attempts = results.flat();
  pass.settledAt = context.now();
  const decisions = await settle(context, token, attempts);
  for (const [at, { row }] of attempts.entries()) {
    const decision = decisions[at]?.do;
    if (decision === 'done' || decision === 'drop' || decision === 'undo') rows.delete(row.seq);
    // As it stands by now: renewed, refused, or to be tried later.
    else await reread(context, rows, row.seq);
  }
  await putOffAlike(context, attempts, decisions, rows);
  pass.tried += attempts.length;
  pass.sent += decisions.filter((decision) => decision.do === 'done').length;
  pass.offline = decisions.some(
    (decision) => decision.do === 'retryAt' && decision.error.code === 'network',
  );
  const isStuck = decisions.every((decision) => decision.do === 'release');
  return !isStuck || attempts.length === 0 || !context.batches.taken;
}

async function reread(
  { database }: SyncContext,
  rows: Map<number, StoredRow>,
  seq: number,
): Promise<void> {
  const current = await database.outbox.get(seq);
  if (current === undefined) rows.delete(seq);
  else rows.set(seq, current);
}

/** Waits for every request before an error ends the round: nothing may be under way without the lock. */
async function allSettled(work: Promise<Attempt[]>[]): Promise<Attempt[][]> {
  const results = await Promise.allSettled(work);
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

/**
 * As whom this database's rows are sent now; null when nobody may send them. A visitor's rows go out
 * as nobody's, whoever has logged in since.
 */
async function authorOf({ session, database }: SyncContext): Promise<Author | null> {
  if (database.userId === ANONYMOUS) return { token: null };
  const current = await session();
  return current?.userId === database.userId ? { token: current.token } : null;
}

/**
 * Rows left 'sending' by a tab that died are sent again under the same key. Holding the lock means
 * that no living holder sends them, except where there are no Web Locks: there the lease decides.
 */
async function recoverLeases({ database, now, lockOutlivesTabs }: SyncContext): Promise<void> {
  await database.transaction('rw', database.outbox, async () => {
    const left = await database.outbox
      .where('state')
      .equals('sending')
      .filter((row) => lockOutlivesTabs || !holds(row.leaseUntil ?? 0, now(), LEASE_MS))
      .toArray();
    for (const row of left) {
      const change = { state: 'pending', leaseUntil: null, nextAttemptAt: now() } as const;
      await database.outbox.update(row.seq, change);
      await dropRecalled(database, row);
    }
  });
}

/** What another version of the app had to park, and this one understands, is sent after all. */
async function readAgain({ database }: SyncContext): Promise<void> {
  await database.outbox
    .where('state')
    .equals('rejected')
    .filter((row) => row.lastError?.code === 'unreadable' && readRow(row) !== null)
    .modify({ state: 'pending', nextAttemptAt: 0, lastError: null });
}

/**
 * Who is logged in again sends what an ended session had paused, wherever the login was: a late
 * refusal of the old token may have paused a row after it.
 */
async function resumePaused(context: SyncContext): Promise<void> {
  if (((await authorOf(context))?.token ?? null) === null) return;
  await context.database.outbox
    .where('state')
    .equals('paused')
    .modify({ state: 'pending', nextAttemptAt: 0, lastError: null });
}

type Leased = { together: { row: OutboxRow; after: number[] }[]; alone: OutboxRow[] };

/**
 * Takes rows for sending, in one transaction, unless they changed or went since they were read; what
 * this build cannot read is parked instead. `rows` learns how each stands.
 */
function lease(
  { database, now }: SyncContext,
  next: NextBatch,
  rows: Map<number, StoredRow>,
): Promise<Leased> {
  return database.transaction('rw', database.outbox, async () => {
    const take = async ({ seq, id, dependsOn }: StoredRow): Promise<OutboxRow | null> => {
      const current = await database.outbox.get(seq);
      if (current === undefined) rows.delete(seq);
      else rows.set(seq, current);
      if (current?.state !== 'pending' || current.id !== id) return null;
      // What it needs has another key by now: as it was read, it would seem to need nothing.
      if (current.dependsOn.join() !== dependsOn.join()) return null;
      const row = readRow(current);
      const change: Partial<StoredRow> =
        row === null
          ? { state: 'rejected', lastError: unreadableError('unreadable', now()) }
          : {
              state: 'sending',
              attempts: current.attempts + 1,
              leaseUntil: now() + LEASE_MS,
            };
      await database.outbox.update(seq, change);
      rows.set(seq, { ...current, ...change });
      return row === null ? null : { ...row, attempts: row.attempts + 1 };
    };
    const taken: Leased = { together: [], alone: [] };
    // The place in the request of each row that was taken, by its place in what was asked for.
    const places = new Map<number, number>();
    for (const [at, { row, after }] of next.together.entries()) {
      const needed = after.flatMap((place) => places.get(place) ?? []);
      if (needed.length < after.length) continue;
      const leased = await take(row);
      if (leased === null) continue;
      places.set(at, taken.together.length);
      taken.together.push({ row: leased, after: needed });
    }
    for (const row of next.alone) {
      const leased = await take(row);
      if (leased !== null) taken.alone.push(leased);
    }
    return taken;
  });
}
