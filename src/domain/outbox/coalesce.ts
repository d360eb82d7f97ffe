import type { CommandKind } from '../../contract/feed/commands';
import { isStableId } from '../import/is-stable-id';
import { COMMANDS } from './commands/all-commands';
import { mayHaveArrived } from './may-have-arrived';

/** The part of a waiting row that coalescing looks at. */
export type WaitingRow = {
  id: string;
  kind: string;
  entityId: string;
  lane: string;
  attempts: number;
  state: string;
  baseVersion: number | null;
  lastError: { code: string } | null;
};

type Coalesced = {
  /** The row whose payload the new command takes over, keeping its place and key. */
  replace: string | null;
  /** Rows that need not be sent any more. */
  drop: string[];
  /** Whether the new command still needs a row of its own. */
  append: boolean;
};

const APPEND: Coalesced = { replace: null, drop: [], append: true };

/** Whether a later command of this kind says all that an earlier one of its kind and entity said. */
export function newestWins(kind: CommandKind): boolean {
  return COMMANDS[kind].merge.how === 'replace';
}

/** Whether a newer command of this kind may only take the place of the last one of its lane. */
export function isInOrder(kind: CommandKind): boolean {
  const { merge } = COMMANDS[kind];
  return merge.how === 'replace' && merge.inOrder === true;
}

/** Whether a later command takes away whatever an earlier one asked for. */
export function takesAway(later: CommandKind, earlier: CommandKind): boolean {
  return COMMANDS[later].takesAway.includes(earlier);
}

/**
 * Folds a new command into the unsent rows of its entity. Only a row that never left the device may
 * change: one that was tried may have reached the server under its key, and the same key must never
 * mean something else.
 * @param rows what waits for the same entity, oldest first
 */
export function coalesce(kind: CommandKind, lane: string, rows: WaitingRow[]): Coalesced {
  const { merge, undoes } = COMMANDS[kind];
  if (merge.how === 'take-away') return takeAway(kind, lane, rows, merge.madeBy);
  const inLane = rows.filter((row) => row.lane === lane);
  const newest = inLane.at(-1);
  if (newest !== undefined && newest.kind === undoes) {
    if (isRecalled(kind, newest)) return { replace: null, drop: [newest.id], append: true };
    if (isUnsent(newest)) return { replace: null, drop: [newest.id], append: false };
  }
  if (merge.how === 'supersede') {
    const { takesAway: needless } = COMMANDS[kind];
    const earlier = rows.filter(
      (row) =>
        isUnsent(row) &&
        ((row.lane === lane && isOneOf(merge.kinds, row.kind)) || isOneOf(needless, row.kind)),
    );
    return { replace: null, drop: earlier.map((row) => row.id), append: true };
  }
  if (merge.how === 'replace') {
    // What waits for a decision between two versions takes the newer words and still waits.
    const candidates = merge.inOrder ? inLane.slice(-1) : inLane;
    const same = candidates.findLast(
      (row) => row.kind === kind && (isUnsent(row) || row.state === 'conflict'),
    );
    if (same) return { replace: same.id, drop: [], append: false };
  }
  return APPEND;
}

/** Never tried, or refused: in both cases the server has nothing of it. */
function isUnsent(row: WaitingRow): boolean {
  if (mayHaveArrived(row)) return false;
  return row.state === 'rejected' || (row.attempts === 0 && row.state === 'pending');
}

function isOneOf(kinds: readonly CommandKind[], kind: string): boolean {
  return kinds.some((known) => known === kind);
}

/**
 * Tried without an answer and taken back: to send it once more would only deliver it. Of one that was
 * refused after such a try an earlier copy may still be on its way.
 */
function isRecalled(kind: CommandKind, newest: WaitingRow): boolean {
  return takesBack(kind, newest) && mayBeOnItsWay(newest);
}

function mayBeOnItsWay(newest: WaitingRow): boolean {
  return newest.state === 'rejected'
    ? newest.attempts > 1 || mayHaveArrived(newest)
    : newest.attempts > 0 && newest.state !== 'sending';
}

/** Whether a later command of this kind takes back what a tried row asked for, so that it is not sent once more. */
export function takesBack(
  kind: CommandKind,
  row: Pick<WaitingRow, 'kind' | 'entityId' | 'baseVersion'>,
): boolean {
  const { merge, recalls, undoes, takesAway: taken } = COMMANDS[kind];
  if (!recalls) return false;
  if (merge.how !== 'take-away') return undoes === row.kind;
  // The next import gives its listing the same id again: the server cannot refuse a late original by it.
  const isImported = row.kind === merge.madeBy && row.baseVersion === null;
  return isOneOf(taken, row.kind) && !(isImported && isStableId(row.entityId));
}

/** What never left the phone just disappears; anything else is taken away, its edits forgotten. */
function takeAway(
  kind: CommandKind,
  lane: string,
  rows: WaitingRow[],
  madeBy: CommandKind | null,
): Coalesced {
  const theirs = rows.filter((row) => isOneOf(COMMANDS[kind].takesAway, row.kind));
  const unsent = theirs.filter(isUnsent);
  const madeHere = unsent.some((row) => row.kind === madeBy && row.baseVersion === null);
  // Between two versions of what is going away there is nothing left to decide, nor whether one of them came.
  const moot = theirs.filter((row) => row.state === 'conflict' || mayHaveArrived(row));
  // In another lane, such as a boost's, it is waited for: what it spent is to be known.
  const back = theirs.filter(
    (row) =>
      row.lane === lane && row.attempts > 0 && row.state !== 'sending' && takesBack(kind, row),
  );
  return {
    replace: null,
    drop: [...new Set([...unsent, ...moot, ...back].map((row) => row.id))],
    append: !(madeHere && unsent.length === theirs.length),
  };
}
