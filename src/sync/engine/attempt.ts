import type { ApiRequest } from '../../api/api-client';
import { ApiError, NetworkError } from '../../api/api-error';
import type { CommandKind } from '../../contract/feed/commands';
import { IDEMPOTENCY_KEY, IDEMPOTENT_REPLAY } from '../../contract/headers';
import type { OutboxRow } from '../../db/outbox-row';
import { MissingOnDevice, NoLongerWanted } from './missing-on-device';
import type { Outcome } from './policy';
import type { Sender } from '../sender';
import { SENDERS } from '../senders/all-senders';
import { isStorageFailure } from './storage-failure';
import type { SyncContext } from './sync-context';

/** What came of sending one row. */
export type Attempt = {
  row: OutboxRow;
  outcome: Outcome;
  answer: unknown;
  /** Milliseconds; null where no answer told it. */
  serverTime: number | null;
  /** The server had done it before and says again what it said then. */
  replayed: boolean;
  /** What was answered would be answered to every row of its kind now. */
  forAlike?: boolean;
};

/** The sender of a row's kind. */
export function senderOf<Kind extends CommandKind>(row: OutboxRow<Kind>): Sender<Kind> {
  return SENDERS[row.kind];
}

/** The request that sends a row, with its idempotency key. @throws NoLongerWanted, MissingOnDevice */
export async function requestFor(
  row: OutboxRow,
  { database }: SyncContext,
  token: string | null,
): Promise<ApiRequest> {
  const request = await senderOf(row).request(row, database);
  return { ...request, token, headers: { ...request.headers, [IDEMPOTENCY_KEY]: row.id } };
}

/** An attempt that ended before there was an answer. */
export function failed(row: OutboxRow, outcome: Outcome): Attempt {
  return { row, outcome, answer: null, serverTime: null, replayed: false };
}

/** Sends one row by itself. @throws only what the storage of the device throws */
export async function sendAlone(
  context: SyncContext,
  token: string | null,
  row: OutboxRow,
): Promise<Attempt> {
  let serverTime: number | null = null;
  let replayed = false;
  try {
    const answer = await context.api.request<unknown>({
      ...(await requestFor(row, context, token)),
      onServerTime: (time) => {
        serverTime = time;
      },
      onHeaders: (headers) => {
        replayed = headers.get(IDEMPOTENT_REPLAY) === 'true';
      },
    });
    return { row, outcome: { kind: 'done' }, answer, serverTime, replayed };
  } catch (error) {
    return { ...failed(row, outcomeOf(error, row)), serverTime };
  }
}

/** What an error on the way says about the row. @throws the error where no row is to blame for it */
export function outcomeOf(error: unknown, row: OutboxRow): Outcome {
  if (error instanceof NetworkError)
    return error.isTurnedAway && error.status !== null
      ? { kind: 'turned-away', status: error.status }
      : { kind: 'network' };
  if (error instanceof ApiError) {
    // An older server that lacks the call says nothing of what it is about.
    const isUnheard = error.isServerOlder && error.problem?.code === 'unknown-call';
    if (!isUnheard && senderOf(row).dropsOn.includes(error.status)) return { kind: 'obsolete' };
    return {
      kind: 'refused',
      status: error.status,
      code: error.problem?.code ?? null,
      message: error.message,
      field: error.problem?.field,
      current: error.problem?.current,
      limit: error.problem?.limit?.limit,
      free: error.problem?.free,
      retryAfterMs: error.retryAfterMs,
      isServerOlder: error.isServerOlder,
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
  if (isStorageFailure(error)) throw error;
  console.error(error);
  return { kind: 'unfit' };
}
