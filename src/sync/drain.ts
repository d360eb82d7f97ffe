import type { ApiClient } from '../api/api-client';
import { ApiError, NetworkError } from '../api/api-error';
import { IDEMPOTENCY_KEY, IDEMPOTENT_REPLAY } from '../contract/headers';
import type { OutboxError, OutboxRow } from '../db/outbox-row';
import { ANONYMOUS } from '../db/app-database';
import { feedOf, isOpen, isQuiet } from '../domain/outbox/kinds';
import { aboutOf } from '../domain/outbox/describe-command';
import { renewRow } from '../db/repositories/renew-row';
import { MissingOnDevice, NoLongerWanted } from './missing-on-device';
import { type Decision, decide, type Outcome } from './policy';
import { holds, nextDueAt, readyRows } from './ready-rows';
import { SENDERS } from './senders/all-senders';
import { supersede } from './supersede';
import type { SyncContext } from './sync-context';

/** Longer than any request may take: a lease that has run out belongs to a tab that died. */
export const LEASE_MS = 150_000;
const AT_ONCE = 3;
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
type Attempt = {
  outcome: Outcome;
  answer: unknown;
  serverTime: number | null;
  /** The server had done it before and says again what it said then. */
  replayed: boolean;
};

/**
 * Sends what waits in the outbox until nothing is ready. Runs alike in pages and in the worker; one
 * holder at a time. Never throws for what the network or the server does.
 */
export function drain(context: SyncContext): Promise<DrainReport> {
  return context.lock(`gida-outbox-${context.database.userId}`, async () => {
    let sent = 0;
    let offline = false;
    await recoverLeases(context);
    await resumePaused(context);
    while (!offline) {
      const author = await authorOf(context);
      if (author === null) break;
      const ready = readyRows(
        await context.database.outbox.orderBy('seq').toArray(),
        context.now(),
      );
      const batch = ready
        .filter((row) => author.token !== null || isOpen(row.kind))
        .slice(0, AT_ONCE);
      if (batch.length === 0) break;
      const decisions = await settleAll(context, author, batch);
      sent += decisions.filter((decision) => decision?.do === 'done').length;
      offline = decisions.some(
        (decision) => decision?.do === 'retryAt' && decision.error.code === 'network',
      );
    }
    await context.database.receipts
      .where('deliveredAt')
      .below(context.now() - RECEIPT_DAYS * 86_400_000)
      .delete();
    const left = await context.database.outbox.orderBy('seq').toArray();
    return { sent, offline, retryAt: nextDueAt(left, context.now(), offline) };
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
  await database.outbox
    .where('state')
    .equals('sending')
    .filter((row) => lockOutlivesTabs || !holds(row.leaseUntil ?? 0, now(), LEASE_MS))
    .modify({ state: 'pending', leaseUntil: null, nextAttemptAt: now() });
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
    .modify({ state: 'pending', nextAttemptAt: 0 });
}

/** Waits for every attempt before an error ends the round: nothing may be under way without the lock. */
async function settleAll(
  context: SyncContext,
  author: Author,
  batch: OutboxRow[],
): Promise<(Decision | null)[]> {
  const results = await Promise.allSettled(batch.map((row) => settleRow(context, author, row)));
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

async function settleRow(
  context: SyncContext,
  author: Author,
  row: OutboxRow,
): Promise<Decision | null> {
  const leased = await lease(context, row);
  if (leased === null) return null;
  const tried = await attempt(context, author, leased);
  const canShrink = SENDERS[row.kind].shrink !== undefined;
  const decision = decide(
    tried.outcome,
    leased.attempts,
    context.now(),
    context.random(),
    canShrink,
  );
  await record(context, leased, decision, tried);
  if (decision.do === 'pauseForAuth' && author.token !== null)
    await context.onExpired(author.token);
  return decision;
}

/** Takes a row for sending unless it changed or went since it was read. */
function lease({ database, now }: SyncContext, row: OutboxRow): Promise<OutboxRow | null> {
  return database.transaction('rw', database.outbox, async () => {
    const current = await database.outbox.get(row.seq);
    if (current?.state !== 'pending') return null;
    const leased: OutboxRow = {
      ...current,
      state: 'sending',
      attempts: current.attempts + 1,
      leaseUntil: now() + LEASE_MS,
    };
    await database.outbox.put(leased);
    return leased;
  });
}

async function attempt(context: SyncContext, author: Author, row: OutboxRow): Promise<Attempt> {
  let serverTime: number | null = null;
  let replayed = false;
  const api: ApiClient = {
    ...context.api,
    request: (request) =>
      context.api.request({
        ...request,
        onServerTime: (time) => {
          serverTime = time;
        },
        onHeaders: (headers) => {
          replayed = headers.get(IDEMPOTENT_REPLAY) === 'true';
        },
      }),
  };
  try {
    const answer = await SENDERS[row.kind].send(row, {
      api,
      database: context.database,
      token: author.token,
      headers: { [IDEMPOTENCY_KEY]: row.id },
    });
    return { outcome: { kind: 'done' }, answer, serverTime, replayed };
  } catch (error) {
    return { outcome: outcomeOf(error), answer: null, serverTime, replayed };
  }
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof NetworkError) return { kind: 'network' };
  if (error instanceof ApiError) {
    return {
      kind: 'refused',
      status: error.status,
      code: error.problem?.code ?? null,
      message: error.message,
      field: error.problem?.field,
      current: error.problem?.current,
      retryAfterMs: error.retryAfterMs,
    };
  }
  if (error instanceof NoLongerWanted) return { kind: 'obsolete' };
  if (error instanceof MissingOnDevice) {
    return {
      kind: 'refused',
      status: 410,
      code: 'gone',
      message: error.message,
      retryAfterMs: null,
    };
  }
  throw error;
}

/** Writes the decision down. A row goes only in the transaction that applies its answer (rule 6). */
async function record(
  context: SyncContext,
  row: OutboxRow,
  decision: Decision,
  { answer, serverTime, replayed }: Attempt,
): Promise<void> {
  const { database } = context;
  if (decision.do === 'done') {
    await database.transaction('rw', database.tables, async () => {
      await SENDERS[row.kind].apply(row, answer, database);
      // What was said then may be older than what is here: all of it is asked for anew.
      const feed = replayed ? feedOf(row.kind) : null;
      if (feed !== null) await database.cursors.delete(feed);
      await database.outbox.delete(row.seq);
      if (isQuiet(row.kind)) return;
      await database.receipts.put({
        id: row.id,
        kind: row.kind,
        entityId: row.entityId,
        about: aboutOf(row.payload),
        deliveredAt: serverTime ?? context.now(),
      });
    });
    return;
  }
  if (decision.do === 'drop') {
    await database.outbox.delete(row.seq);
    return;
  }
  if (decision.do === 'shrink') {
    await shrink(context, row, decision.error);
    return;
  }
  const state = {
    retryAt: 'pending',
    pauseForAuth: 'paused',
    reject: 'rejected',
    conflict: 'conflict',
  } as const;
  await database.transaction('rw', database.tables, async () => {
    if (decision.do === 'reject') await SENDERS[row.kind].refused?.(row, database);
    await database.outbox.update(row.seq, {
      state: state[decision.do],
      leaseUntil: null,
      lastError: decision.error,
      nextAttemptAt: decision.do === 'retryAt' ? decision.at : row.nextAttemptAt,
    });
    if (decision.do === 'reject' || decision.do === 'conflict') await supersede(database, row.seq);
  });
}

/** Makes what was too large smaller and asks again, once; what cannot be made smaller is refused. */
async function shrink(context: SyncContext, row: OutboxRow, error: OutboxError): Promise<void> {
  const { database, shrinkPhoto } = context;
  const shrunk = await SENDERS[row.kind].shrink?.(row, database, shrinkPhoto);
  if (shrunk === true) {
    await renewRow(database, row, {});
    return;
  }
  await database.transaction('rw', database.outbox, async () => {
    await database.outbox.update(row.seq, {
      state: 'rejected',
      leaseUntil: null,
      lastError: error,
    });
    await supersede(database, row.seq);
  });
}
