import { aboutCommand } from '../../domain/outbox/describe-command';
import { isQuiet } from '../../domain/outbox/command-marks';
import { COMMANDS } from '../../domain/outbox/commands/all-commands';
import type { AppDatabase } from '../../db/app-database';
import type { OutboxError, OutboxRow } from '../../db/outbox-row';
import { renewRow } from '../../db/renew-row';
import { undoRow } from '../../db/undo/undo-row';
import { type Attempt, senderOf } from './attempt';
import { dropRecalled } from './outcomes/drop-recalled';
import { isStillTheirs } from './is-still-theirs';
import { meetConflict } from './outcomes/meet-conflict';
import { type Decision, decide, type Outcome, unreadableError } from './policy';
import { isStorageFailure } from './storage-failure';
import { supersede } from './outcomes/supersede';
import type { SyncContext } from './sync-context';

type Decided = Attempt & { decision: Decision };

/**
 * Decides what becomes of each attempt and writes it down, all in one transaction; should one of them
 * fail to be taken over, each in its own, and that one is parked.
 * @returns what was decided, in the order given; nothing after a logout, whose next login asks again under the same keys
 */
export async function settle(
  context: SyncContext,
  token: string | null,
  attempts: Attempt[],
): Promise<Decision[]> {
  const decided = attempts.map((attempt) => ({
    ...attempt,
    decision: decide(outcomeOf(attempt), attempt.row.attempts, context.now(), context.random(), {
      shrink: senderOf(attempt.row).shrink !== undefined,
      logIn: token !== null,
    }),
  }));
  if (token !== null && !(await isStillTheirs(context, token))) return [];
  const { database } = context;
  // What was not come to first: a refusal looks at what waits behind it, untried.
  const isReleased = ({ decision }: Decided) => decision.do === 'release';
  const together = [
    ...decided.filter(isReleased),
    ...decided.filter((one) => !isReleased(one) && one.decision.do !== 'shrink'),
  ];
  try {
    await database.transaction('rw', database.tables, async () => {
      for (const one of together) await record(context, one);
    });
  } catch (error) {
    if (isStorageFailure(error)) throw error;
    for (const one of together) await recordAlone(context, one);
  }
  for (const one of decided) {
    if (one.decision.do === 'shrink') await shrink(context, one, one.decision.error);
  }
  if (token !== null && decided.some(({ decision }) => decision.do === 'pauseForAuth'))
    await context.onExpired(token);
  return decided.map(({ decision }) => decision);
}

/** A 200 with something that this build does not understand is no success. */
function outcomeOf({ row, outcome, answer }: Attempt): Outcome {
  return outcome.kind === 'done' && !senderOf(row).fits(answer) ? { kind: 'unfit' } : outcome;
}

/** Writes one attempt down by itself; an answer that cannot be taken over parks its row, once. */
async function recordAlone(context: SyncContext, decided: Decided): Promise<void> {
  const { database } = context;
  try {
    await database.transaction('rw', database.tables, () => record(context, decided));
  } catch (error) {
    if (isStorageFailure(error)) throw error;
    console.error(error);
    decided.decision = { do: 'reject', error: unreadableError('unfit', context.now()) };
    await database.outbox.update(decided.row.seq, {
      state: 'rejected',
      leaseUntil: null,
      lastError: decided.decision.error,
    });
  }
}

/** Writes the decision down. A row goes only in the transaction that applies its answer. */
async function record(context: SyncContext, decided: Decided): Promise<void> {
  const { row, decision } = decided;
  const { outbox } = context.database;
  switch (decision.do) {
    case 'done':
      return recordDone(context, decided);
    case 'drop':
      await outbox.delete(row.seq);
      return;
    case 'undo':
      // Its deletion came there, and was given up here since: this is nowhere else any more.
      if (row.kind === 'property.save' || row.kind === 'photo.add')
        return recordRefusal(context, decided, {
          do: 'reject',
          error: {
            code: 'recalled',
            status: 410,
            message: `The server deleted it before you kept it. It is on this device alone: ${row.kind === 'photo.add' ? 'add the photo anew' : 'copy what you need into a new listing'}, then discard this.`,
            at: context.now(),
          },
        });
      await outbox.delete(row.seq);
      await undoRow(row, context.database);
      return readAnew(context.database, row);
    case 'release':
      // One less than by now: put into a file meanwhile, it counts as tried.
      await outbox.update(row.seq, (current) => {
        current.state = 'pending';
        current.leaseUntil = null;
        current.attempts -= 1;
      });
      return dropRecalled(context.database, row);
    case 'retryAt':
      await outbox.update(row.seq, {
        state: 'pending',
        leaseUntil: null,
        lastError: decision.error,
        nextAttemptAt: decision.at,
      });
      return dropRecalled(context.database, row);
    case 'pauseForAuth':
      await outbox.update(row.seq, {
        state: 'paused',
        leaseUntil: null,
        lastError: decision.error,
      });
      return dropRecalled(context.database, row);
    case 'reject':
    case 'conflict':
      return recordRefusal(context, decided, decision);
    case 'shrink':
  }
}

async function recordDone(
  { database, now }: SyncContext,
  { row, answer, serverTime, replayed }: Decided,
): Promise<void> {
  await senderOf(row).apply(row, answer, database);
  // What was said then may be older than what is here: all of it is asked for anew.
  if (replayed) await readAnew(database, row);
  await database.outbox.delete(row.seq);
  if (isQuiet(row.kind)) return;
  await database.receipts.put({
    id: row.id,
    kind: row.kind,
    entityId: row.entityId,
    about: aboutCommand(row.kind, row.payload),
    deliveredAt: serverTime ?? now(),
    ...(row.importId === undefined ? {} : { importId: row.importId }),
  });
}

/** What the server has of a row's kind is asked for from its beginning with the next pull. */
async function readAnew({ cursors }: AppDatabase, { kind }: OutboxRow): Promise<void> {
  const { feed } = COMMANDS[kind];
  if (feed !== null) await cursors.delete(feed);
}

async function recordRefusal(
  { database }: SyncContext,
  { row }: Decided,
  decision: { do: 'reject' | 'conflict'; error: OutboxError },
): Promise<void> {
  if (decision.do === 'conflict' && (await meetConflict(database, row, decision.error.current)))
    return;
  if (decision.do === 'reject') await senderOf(row).refused?.(row, database);
  await database.outbox.update(row.seq, {
    state: decision.do === 'reject' ? 'rejected' : 'conflict',
    leaseUntil: null,
    lastError: decision.error,
  });
  await supersede(database, row);
}

/** Makes what was too large smaller and asks again, once; what cannot be made smaller is refused. */
async function shrink(context: SyncContext, decided: Decided, error: OutboxError): Promise<void> {
  const { row } = decided;
  const { database, shrinkPhoto } = context;
  const shrunk = await senderOf(row).shrink?.(row, database, shrinkPhoto);
  await database.transaction('rw', database.tables, async () => {
    if (shrunk === true) await renewRow(database, row, {});
    else await recordRefusal(context, decided, { do: 'reject', error });
  });
}
