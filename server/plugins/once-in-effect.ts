import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IDEMPOTENCY_KEY, IDEMPOTENT_REPLAY } from '../../src/contract/headers';
import type { Database, Queryable } from '../db/database';
import { accountOf } from './authenticate';
import { ProblemError } from './problem-error';

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
    const [lock] = await tx.query<{ free: boolean }>(
      'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS free',
      [`${userId} ${key}`],
    );
    if (lock?.free !== true) {
      throw new ProblemError(425, 'still-running', 'This request is still being worked on.', {
        retryAfterSeconds: 1,
      });
    }
    const [known] = await tx.query<{ request_hash: string; status: number; body: Body }>(
      'SELECT request_hash, status, body FROM idempotency_keys WHERE user_id = $1 AND key = $2',
      [userId, key],
    );
    if (known !== undefined) {
      if (known.request_hash !== hash) {
        throw new ProblemError(
          422,
          'key-reused',
          'This Idempotency-Key was used for another request.',
        );
      }
      return { status: known.status, body: known.body, replayed: true };
    }
    const fresh = await effect(tx);
    await tx.query(
      'INSERT INTO idempotency_keys (user_id, key, request_hash, status, body) VALUES ($1, $2, $3, $4, $5)',
      [userId, key, hash, fresh.status, JSON.stringify(fresh.body)],
    );
    return { ...fresh, replayed: false };
  });
  void reply.code(answer.status);
  if (answer.replayed) void reply.header(IDEMPOTENT_REPLAY, 'true');
  return answer.body;
}

function requestHash(request: FastifyRequest): string {
  const body =
    request.body instanceof Uint8Array ? request.body : JSON.stringify(request.body ?? null);
  return createHash('sha256')
    .update(`${request.method} ${request.url} ${request.headers['if-match'] ?? ''}\n`)
    .update(body)
    .digest('hex');
}
