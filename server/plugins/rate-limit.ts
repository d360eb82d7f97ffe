import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { CallKey } from '../../src/contract/calls/calls';
import { countOf } from '../../src/domain/format/count-of';
import { ACCESS } from '../access';
import { countAgainst } from '../db/count-against';
import type { Queryable } from '../db/database';
import { deviceKeyOf, isKnownDevice } from './known-devices';
import { type Rate, RATE_LIMITS } from '../rate-limits';
import { callOf } from './call-key-of';
import { ProblemError } from './problem-error';
import { isObject } from '../../src/domain/checks';

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
      await spend(app.database, keyOf(call, `address ${networkOf(request.ip)}`), rate);
  });
  // After the body is read: it names the account a call is about.
  app.addHook('preHandler', async (request) => {
    const call = callOf(request);
    const limits = call === null ? undefined : RATE_LIMITS[call];
    if (call === null || limits === undefined) return;
    const { perAccount, perAccountAndAddress, perKnownDevice } = limits;
    const email = emailNamedBy(request);
    if (perKnownDevice !== undefined && email !== null) {
      if (await isKnownDevice(app.database, request, email)) {
        await spend(app.database, keyOf(call, onDevice(request, email)), perKnownDevice);
        return;
      }
    }
    for (const who of accountsNamedBy(request, call)) {
      if (perAccountAndAddress !== undefined)
        await spend(app.database, keyOf(call, fromHere(request, who)), perAccountAndAddress);
      if (perAccount !== undefined) await spend(app.database, keyOf(call, who), perAccount);
    }
  });
});

/** Forgets what was counted against an account for one call: whoever asks has just proved to be its owner. */
export async function forgive(
  db: Queryable,
  call: CallKey,
  email: string,
  request: FastifyRequest,
): Promise<void> {
  const who = emailKey(email);
  const keys = [who, fromHere(request, who), onDevice(request, email)];
  await db.kysely
    .deleteFrom('rate_limits')
    .where(
      'key',
      'in',
      keys.map((key) => keyOf(call, key)),
    )
    .execute();
}

const fromHere = (request: FastifyRequest, who: string) => `${who} from ${networkOf(request.ip)}`;
const onDevice = (request: FastifyRequest, email: string) =>
  `${emailKey(email)} on ${deviceKeyOf(request)}`;

/**
 * Whom a call is about: the e-mail its body names, and whoever makes it where that takes an account.
 * A session of one's own does not hide the address that a login is tried on.
 */
function accountsNamedBy(request: FastifyRequest, call: CallKey): string[] {
  const email = emailNamedBy(request);
  const named = email === null ? [] : [emailKey(email)];
  const isOpen = ACCESS[call] === 'everybody';
  return request.account === null || isOpen ? named : [`user ${request.account.id}`, ...named];
}

function emailNamedBy(request: FastifyRequest): string | null {
  const email = isObject(request.body) ? request.body.email : null;
  return typeof email === 'string' ? email : null;
}

/** The address of a network: of IPv6 the half that a household shares, as it has the other to itself. */
function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const first = head.split(':').filter((part) => part !== '');
  const last = tail.split(':').filter((part) => part !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

function emailKey(email: string): string {
  return `email ${email.trim().toLowerCase()}`;
}

/** Hashed: the table then holds no addresses of people, and no key is longer than another. */
function keyOf(call: CallKey, who: string): string {
  return createHash('sha256').update(`${call} ${who}`).digest('base64url');
}

async function spend(db: Queryable, key: string, rate: Rate): Promise<void> {
  const { isOver, wait } = await countAgainst(db, key, rate);
  if (!isOver) return;
  const minutes = Math.max(1, Math.ceil(wait / 60));
  throw new ProblemError(
    429,
    'rate-limited',
    `That was too often. Please try again in ${countOf(minutes, 'minute')}.`,
    { retryAfterSeconds: wait },
  );
}
