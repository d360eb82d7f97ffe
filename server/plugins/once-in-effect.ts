import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expressionBuilder, sql } from 'kysely';
import { IDEMPOTENCY_KEY, IDEMPOTENT_REPLAY } from '../../src/contract/headers';
import { isObject } from '../../src/domain/checks';
import type { Database, Queryable } from '../db/database';
import type { Schema } from '../db/schema/schema';
import { accountOf } from './account-of';
import { ProblemError } from './problem-error';

const keys = expressionBuilder<Schema, 'idempotency_keys'>();

export type Answer<Body> = { status: number; body: Body };

/**
 * Runs a write in one transaction together with its idempotency key: the first request with a key
 * has the effect, every later one gets the stored answer. A refusal stores nothing, so it may be
 * sent again. Without a key the write is an ordinary transaction.
 * @throws 422 when the key was used for another request, 425 while the first one still runs.
 */
export async function onceInEffect<Body>(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  effect: (tx: Queryable) => Promise<Answer<Body>>,
): Promise<Body> {
  const key = request.headers[IDEMPOTENCY_KEY];
  if (key === undefined) {
    const answer = await database.transaction(effect);
    void reply.code(answer.status);
    return answer.body;
  }
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) {
    throw new ProblemError(400, 'bad-request', 'The Idempotency-Key header must be a UUID.');
  }
  const userId = accountOf(request).id;
  const hash = requestHash(request);
  const answer = await database.transaction(async (tx) => {
    const lock = await sql<{ free: boolean }>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0)) AS free`.execute(
      tx.kysely,
    );
    if (lock.rows[0]?.free !== true) {
      throw new ProblemError(425, 'still-running', 'This request is still being worked on.', {
        retryAfterSeconds: 1,
      });
    }
    // The body is what this same request was answered, as its hash says; its schema reads it once more.
    const {
      rows: [known],
    } = await sql<{ request_hash: string; status: number; body: Body }>`
      SELECT ${keys.ref('request_hash')}, ${keys.ref('status')}, ${keys.ref('body')}
      FROM idempotency_keys WHERE ${keys('user_id', '=', userId)} AND ${keys('key', '=', key)}`.execute(
      tx.kysely,
    );
    if (known !== undefined) {
      if (known.request_hash !== hash) {
        throw keyReused();
      }
      return { status: known.status, body: known.body, replayed: true };
    }
    const fresh = await effect(tx);
    await tx.kysely
      .insertInto('idempotency_keys')
      .values({
        user_id: userId,
        key,
        request_hash: hash,
        status: fresh.status,
        body: JSON.stringify(fresh.body),
      })
      .execute();
    return { ...fresh, replayed: false };
  });
  void reply.code(answer.status);
  if (answer.replayed) void reply.header(IDEMPOTENT_REPLAY, 'true');
  return answer.body;
}

/** The answer to a key under which something else was done. */
export function keyReused(): ProblemError {
  return new ProblemError(422, 'key-reused', 'This Idempotency-Key was used for another request.');
}

/** The same fields in one order: that in which they are sent is another one in the next build. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, inOrder(part)]));
}

/** @throws 422 for a body nested deeper than can be written down */
function orderedJson(body: unknown): string {
  try {
    return JSON.stringify(inOrder(body));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ProblemError(422, 'invalid', 'Some of this is not valid');
  }
}

function requestHash(request: FastifyRequest): string {
  const { bodyAsSent } = request;
  const body = bodyAsSent instanceof Uint8Array ? bodyAsSent : orderedJson(bodyAsSent ?? null);
  return createHash('sha256')
    .update(`${request.method} ${request.url} ${request.headers['if-match'] ?? ''}\n`)
    .update(body)
    .digest('hex');
}
