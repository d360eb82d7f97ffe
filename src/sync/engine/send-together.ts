import type { ApiRequest } from '../../api/api-client';
import { refusalOf, versionIn } from '../../api/api-client';
import { ApiError, NetworkError } from '../../api/api-error';
import { callApi } from '../../api/call-api';
import { IDEMPOTENCY_KEY, IDEMPOTENT_REPLAY, WAITED_SECONDS } from '../../contract/headers';
import type { OutboxRow } from '../../db/outbox-row';
import { type Attempt, failed, outcomeOf, requestFor, sendAlone } from './attempt';
import type { SyncContext } from './sync-context';

/** Characters of all bodies in one request; a line of one bar carries it well within its time. */
const MOST_CHARACTERS = 150_000;
/** How long a request with many commands may take, in milliseconds. */
const TIMEOUT_MS = 60_000;
const NOT_TRIED = 424;
/** By these the server says that it does not know the call, or not what was sent with it. */
const TAKES_NO_BATCH = [400, 404, 405, 413, 422];

type Entry = { row: OutboxRow; request: ApiRequest; after: number[] };

/**
 * Sends rows in one request; each has its own key and its own answer. Where the server does not take
 * them together, an older one, they are sent one by one, now and for the rest of this visit.
 * @throws only what the storage of the device throws
 */
export async function sendTogether(
  context: SyncContext,
  token: string | null,
  together: { row: OutboxRow; after: number[] }[],
): Promise<Attempt[]> {
  const { entries, others } = await prepare(context, token, together);
  const [only] = entries;
  if (only === undefined) return others;
  if (entries.length === 1) return [...others, await sendAlone(context, token, only.row)];
  return [...others, ...(await exchange(context, token, entries))];
}

/** The requests of the rows; what cannot be made, and what waits for it, is left out with its outcome. */
async function prepare(
  context: SyncContext,
  token: string | null,
  together: { row: OutboxRow; after: number[] }[],
): Promise<{ entries: Entry[]; others: Attempt[] }> {
  const entries: Entry[] = [];
  const others: Attempt[] = [];
  const places = new Map<number, number>();
  let characters = 0;
  for (const [at, { row, after }] of together.entries()) {
    const needed = after.map((place) => places.get(place));
    const isWhole = needed.every((place) => place !== undefined);
    if (!isWhole || characters > MOST_CHARACTERS) {
      others.push(failed(row, { kind: 'untried' }));
      continue;
    }
    try {
      const request = await requestFor(row, context, token);
      characters += JSON.stringify(request.body ?? null).length;
      places.set(at, entries.length);
      entries.push({ row, request, after: needed.filter((place) => place !== undefined) });
    } catch (error) {
      others.push(failed(row, outcomeOf(error, row)));
    }
  }
  return { entries, others };
}

async function exchange(
  context: SyncContext,
  token: string | null,
  entries: Entry[],
): Promise<Attempt[]> {
  const server: Server = { time: null, version: null };
  try {
    const { answers } = await callApi(context.api, 'POST /commands', {
      token,
      timeoutMs: TIMEOUT_MS,
      onServerTime: (time) => {
        server.time = time;
      },
      onHeaders: (headers) => {
        server.version = versionIn(headers);
      },
      body: { commands: entries.map(commandOf) },
    });
    // A server that takes it alone only says so of it: the rest of the visit goes alone.
    if (answers.some((answer) => isUnknownHere(answer, server))) context.batches.taken = false;
    return entries.map(({ row }, at) => attemptOf(row, answers[at], server));
  } catch (error) {
    // One of them may be what a filter on the way refuses: by itself it holds up nobody.
    const isTurnedAway = error instanceof NetworkError && error.isTurnedAway;
    if (isTurnedAway || (error instanceof ApiError && TAKES_NO_BATCH.includes(error.status))) {
      context.batches.taken = false;
      return entries.map(({ row }) => failed(row, { kind: 'untried' }));
    }
    return entries.map(({ row }) => ({ ...failed(row, outcomeOf(error, row)), forAlike: true }));
  }
}

function commandOf({ request, after }: Entry) {
  const key = request.headers?.[IDEMPOTENCY_KEY];
  const version = request.headers?.['if-match'];
  const waited = request.headers?.[WAITED_SECONDS];
  return {
    method: request.method,
    path: request.path,
    headers: {
      ...(key === undefined ? {} : { [IDEMPOTENCY_KEY]: key }),
      ...(version === undefined ? {} : { 'if-match': version }),
      ...(waited === undefined ? {} : { [WAITED_SECONDS]: waited }),
    },
    ...(request.body === undefined ? {} : { body: request.body }),
    after,
  };
}

type Answer = {
  status: number;
  headers: { 'retry-after'?: string | undefined; 'idempotent-replay'?: string | undefined };
  body?: unknown;
};

/** What the answer to a batch told of the server: its clock, in milliseconds, and its version. */
type Server = { time: number | null; version: number | null };

/** An older server knows it neither way. */
function isUnknownHere({ status, body }: Answer, { version }: Server): boolean {
  const { problem, isServerOlder } = refusalOf(status, body, null, version);
  return status === 404 && problem?.code === 'unknown-call' && !isServerOlder;
}

function attemptOf(row: OutboxRow, answer: Answer | undefined, server: Server): Attempt {
  if (answer === undefined) return failed(row, { kind: 'unfit' });
  const { status, headers, body } = answer;
  if (status === NOT_TRIED || isUnknownHere(answer, server))
    return failed(row, { kind: 'untried' });
  if (status < 200 || status > 299) {
    const refusal = refusalOf(status, body, headers['retry-after'] ?? null, server.version);
    return { ...failed(row, outcomeOf(refusal, row)), serverTime: server.time };
  }
  const replayed = headers[IDEMPOTENT_REPLAY] === 'true';
  return { row, outcome: { kind: 'done' }, answer: body, serverTime: server.time, replayed };
}
