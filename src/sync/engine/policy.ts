import type { ErrorCode } from '../../contract/error-codes';
import type { Slot } from '../../contract/inspection/offered-times';
import type { PlanLimit } from '../../contract/plan/plan-options';
import type { OutboxError } from '../../db/outbox-row';
import { RETRIED_STATUSES } from '../../domain/outbox/retried-statuses';

/** How one attempt ended: an answer of ours, or none. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'network' }
  /** Something between the phone and the server refused it, as it lets other things through. */
  | { kind: 'turned-away'; status: number }
  /** What it was about was removed on this device meanwhile: nothing is left to send. */
  | { kind: 'obsolete' }
  /** It travelled with others and the server did not come to it. */
  | { kind: 'untried' }
  /** This build cannot make the request, or not understand the answer. */
  | { kind: 'unfit' }
  | {
      kind: 'refused';
      status: number;
      code: ErrorCode | null;
      message: string;
      field?: string | undefined;
      current?: unknown;
      limit?: PlanLimit | undefined;
      free?: Slot[] | undefined;
      retryAfterMs: number | null;
      /** The server speaks an older version of the API than this build. */
      isServerOlder?: boolean;
    };

/** What becomes of the row. */
export type Decision =
  | { do: 'done' }
  /** Nobody wants it any more: the row goes, without a receipt. */
  | { do: 'drop' }
  /** It was taken back: what it made on this device goes with it. */
  | { do: 'undo' }
  /** As if it had not been taken up: the server has nothing of it. */
  | { do: 'release' }
  /** Too large: once made smaller it is a new request. */
  | { do: 'shrink'; error: OutboxError }
  | { do: 'retryAt'; at: number; error: OutboxError }
  | { do: 'pauseForAuth'; error: OutboxError }
  | { do: 'reject'; error: OutboxError }
  | { do: 'conflict'; error: OutboxError };

export const MAX_BACKOFF_MS = 5 * 60_000;
/** The longest that a server's own word is waited for; the hours of its limits end within it. */
export const LONGEST_WAIT_MS = 60 * 60_000;
const FIRST_BACKOFF_MS = 1000;
/** What is wrong with the account and not with the row: once it is settled, the row is taken. */
const OF_THE_ACCOUNT = new Set<ErrorCode | null>(['approval-pending', 'second-factor-missing']);
/** What a server answers to a call that it does not know, or to a part of one. */
const UNKNOWN = new Set<ErrorCode | null>(['unknown-call', 'bad-request', 'invalid']);

/**
 * Decides by the outcome alone what happens to a row (docs/outbox.md). `attempts` counts the
 * one that just ended; `random` is from [0, 1); `can` says whether the row could be made smaller, and
 * whether its author can log in for it, as a visitor cannot.
 */
export function decide(
  outcome: Outcome,
  attempts: number,
  now: number,
  random: number,
  can: { shrink: boolean; logIn: boolean } = { shrink: false, logIn: true },
): Decision {
  if (outcome.kind === 'done') return { do: 'done' };
  if (outcome.kind === 'obsolete') return { do: 'drop' };
  if (outcome.kind === 'untried') return { do: 'release' };
  if (outcome.kind === 'unfit') return { do: 'reject', error: unreadableError('unfit', now) };
  if (outcome.kind === 'network') {
    const error: OutboxError = {
      code: 'network',
      status: null,
      message: 'No connection to the server yet',
      at: now,
    };
    return { do: 'retryAt', at: now + backoff(attempts, random), error };
  }
  if (outcome.kind === 'turned-away') {
    const error: OutboxError = {
      code: 'turned-away',
      status: outcome.status,
      message:
        'Something on the way does not let this through. It is tried again; another network may take it.',
      at: now,
    };
    return { do: 'retryAt', at: now + backoff(attempts, random), error };
  }
  const error: OutboxError = {
    code: outcome.code ?? 'bad-request',
    status: outcome.status,
    message: outcome.message,
    field: outcome.field,
    current: outcome.current,
    limit: outcome.limit,
    free: outcome.free,
    at: now,
  };
  if (outcome.isServerOlder === true && UNKNOWN.has(outcome.code)) {
    // A refusal may be a plain one: then its own words say what to mend.
    const message =
      outcome.code === 'unknown-call'
        ? 'The server does not know this yet. It goes out once the server does.'
        : `The server, of an earlier version, says: ${outcome.message} It goes out once the server takes it.`;
    return { do: 'retryAt', at: now + MAX_BACKOFF_MS, error: { ...error, message } };
  }
  if (OF_THE_ACCOUNT.has(outcome.code)) return { do: 'retryAt', at: now + MAX_BACKOFF_MS, error };
  // Taken back before it arrived, here or on another phone that had it: the deletion has been heard.
  if (outcome.code === 'recalled') return { do: 'undo' };
  if (outcome.status === 401 && can.logIn) return { do: 'pauseForAuth', error };
  if (outcome.status === 413 && can.shrink) return { do: 'shrink', error };
  // Two versions to choose from; without the other one there is nothing to choose, only a refusal.
  if ((outcome.status === 409 || outcome.status === 412) && outcome.current !== undefined)
    return { do: 'conflict', error };
  if (outcome.status >= 500 || RETRIED_STATUSES.has(outcome.status)) {
    const wait = Math.max(backoff(attempts, random), outcome.retryAfterMs ?? 0);
    return { do: 'retryAt', at: now + Math.min(wait, LONGEST_WAIT_MS), error };
  }
  return { do: 'reject', error };
}

/** What is said of a row that this build cannot send. */
export function unreadableError(code: 'unreadable' | 'unfit', now: number): OutboxError {
  return { code, status: null, message: 'This version of the app cannot send this', at: now };
}

/** Doubles from one second to five minutes; jitter keeps phones of one area from knocking together. */
function backoff(attempts: number, random: number): number {
  const full = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.max(0, attempts - 1));
  return Math.round(full / 2 + (full / 2) * random);
}
