import type { ErrorCode } from '../contract/error-codes';
import type { OutboxError } from '../db/outbox-row';

/** How one attempt ended: an answer of ours, or none. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'network' }
  /** What it was about was removed on this device meanwhile: nothing is left to send. */
  | { kind: 'obsolete' }
  | {
      kind: 'refused';
      status: number;
      code: ErrorCode | null;
      message: string;
      field?: string | undefined;
      current?: unknown;
      retryAfterMs: number | null;
    };

/** What becomes of the row. */
export type Decision =
  | { do: 'done' }
  /** Nobody wants it any more: the row goes, without a receipt. */
  | { do: 'drop' }
  /** Too large: once made smaller it is a new request. */
  | { do: 'shrink'; error: OutboxError }
  | { do: 'retryAt'; at: number; error: OutboxError }
  | { do: 'pauseForAuth'; error: OutboxError }
  | { do: 'reject'; error: OutboxError }
  | { do: 'conflict'; error: OutboxError };

export const MAX_BACKOFF_MS = 5 * 60_000;
const FIRST_BACKOFF_MS = 1000;
const RETRYABLE = new Set([408, 425, 429]);

/**
 * Decides by the outcome alone what happens to a row (rule 5 of the outbox). `attempts` counts the
 * one that just ended; `random` is from [0, 1); `canShrink` says that the row could be made smaller.
 */
export function decide(
  outcome: Outcome,
  attempts: number,
  now: number,
  random: number,
  canShrink = false,
): Decision {
  if (outcome.kind === 'done') return { do: 'done' };
  if (outcome.kind === 'obsolete') return { do: 'drop' };
  if (outcome.kind === 'network') {
    const error: OutboxError = {
      code: 'network',
      status: null,
      message: 'No connection to the server yet',
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
    at: now,
  };
  if (outcome.status === 401) return { do: 'pauseForAuth', error };
  if (outcome.status === 413 && canShrink) return { do: 'shrink', error };
  // Two versions to choose from; without the other one there is nothing to choose, only a refusal.
  if ((outcome.status === 409 || outcome.status === 412) && outcome.current !== undefined)
    return { do: 'conflict', error };
  if (outcome.status >= 500 || RETRYABLE.has(outcome.status)) {
    const wait = Math.max(backoff(attempts, random), outcome.retryAfterMs ?? 0);
    return { do: 'retryAt', at: now + Math.min(wait, MAX_BACKOFF_MS), error };
  }
  return { do: 'reject', error };
}

/** Doubles from one second to five minutes; jitter keeps phones of one area from knocking together. */
function backoff(attempts: number, random: number): number {
  const full = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.max(0, attempts - 1));
  return Math.round(full / 2 + (full / 2) * random);
}
