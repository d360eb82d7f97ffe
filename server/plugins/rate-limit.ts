import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { CallKey } from '../../src/contract/calls';
import type { Queryable } from '../db/database';
import { type Rate, RATE_LIMITS } from '../rate-limits';
import { callOf } from './call-key-of';
import { ProblemError } from './problem-error';

/**
 * Holds calls to server/rate-limits.ts. The counts are in the database, so that several instances
 * share them; too many are a 429 that says when to come back.
 */
export const rateLimit = fastifyPlugin(async (app: FastifyInstance) => {
  if (!app.settings.rateLimits) return;
  app.addHook('onRequest', async (request) => {
    const call = callOf(request);
    const rate = call === null ? undefined : RATE_LIMITS[call]?.perAddress;
    if (call !== null && rate !== undefined)
      await spend(app.database, keyOf(call, `address ${request.ip}`), rate);
  });
  // After the body is read: it names the account of whoever is not logged in.
  app.addHook('preHandler', async (request) => {
    const call = callOf(request);
    const rate = call === null ? undefined : RATE_LIMITS[call]?.perAccount;
    const who = accountNamedBy(request);
    if (call !== null && rate !== undefined && who !== null)
      await spend(app.database, keyOf(call, who), rate);
  });
});

/** Forgets what was counted against an account for one call: it has just proved itself. */
export async function forgive(db: Queryable, call: CallKey, email: string): Promise<void> {
  await db.query('DELETE FROM rate_limits WHERE key = $1', [keyOf(call, emailKey(email))]);
}

function accountNamedBy(request: FastifyRequest): string | null {
  if (request.account !== null) return `user ${request.account.id}`;
  const email = (request.body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? emailKey(email) : null;
}

function emailKey(email: string): string {
  return `email ${email.trim().toLowerCase()}`;
}

/** Hashed: the table then holds no addresses of people, and no key is longer than another. */
function keyOf(call: CallKey, who: string): string {
  return createHash('sha256').update(`${call} ${who}`).digest('base64url');
}

async function spend(db: Queryable, key: string, rate: Rate): Promise<void> {
  const [row] = await db.query<{ count: number; wait: number }>(
    `INSERT INTO rate_limits AS r (key, count, ends_at)
     VALUES ($1, 1, now() + make_interval(secs => $2))
     ON CONFLICT (key) DO UPDATE SET
       count = CASE WHEN r.ends_at <= now() THEN 1 ELSE r.count + 1 END,
       ends_at = CASE WHEN r.ends_at <= now() THEN excluded.ends_at ELSE r.ends_at END
     RETURNING count, ceil(extract(epoch FROM ends_at - now()))::int AS wait`,
    [key, rate.seconds],
  );
  if (row === undefined || row.count <= rate.times) return;
  const minutes = Math.max(1, Math.ceil(row.wait / 60));
  throw new ProblemError(
    429,
    'rate-limited',
    `That was too often. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { retryAfterSeconds: row.wait },
  );
}
