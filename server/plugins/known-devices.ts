import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../db/database';
import { now } from '../db/now';
import { RETENTION } from '../retention';
import { hashToken, newToken } from '../token';

const COOKIE = 'gida-device';
/** Days after its last log-in that a device is known to an account. */
const KNOWN_DAYS = RETENTION.knownDevices.days;
const KEY = new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Za-z0-9_-]{43})(?:;|$)`);

/** What a browser is known by, where it has logged in before; it opens nothing. */
export function deviceKeyOf(request: FastifyRequest): string | null {
  return KEY.exec(request.headers.cookie ?? '')?.[1] ?? null;
}

/** Whether somebody has logged in to the account of an e-mail from the device that asks. */
export async function isKnownDevice(
  db: Queryable,
  request: FastifyRequest,
  email: string,
): Promise<boolean> {
  const key = deviceKeyOf(request);
  if (key === null) return false;
  const row = await db.kysely
    .selectFrom('known_devices as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select('d.user_id')
    .where('d.key_hash', '=', hashToken(key))
    .where((eb) => eb.fn<string>('lower', ['u.email']), '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes that an account was logged in to from the device that asks, which is told by a cookie of its
 * own. Returns whether the account knew other devices and not this one.
 */
export async function rememberDevice(
  tx: Queryable,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<'new' | 'known or first'> {
  const known = await tx.kysely
    .selectFrom('known_devices')
    .select('key_hash')
    .where('user_id', '=', userId)
    .execute();
  const given = deviceKeyOf(request);
  const isKnown = known.some(
    ({ key_hash }) => given !== null && isSame(key_hash, hashToken(given)),
  );
  // A key that this server did not make is nobody's: the next log-in would be told by it.
  const key = given !== null && (isKnown || (await isOurs(tx, given))) ? given : newToken();
  await tx.kysely
    .insertInto('known_devices')
    .values({ key_hash: hashToken(key), user_id: userId })
    .onConflict((oc) => oc.columns(['key_hash', 'user_id']).doUpdateSet({ last_used_at: now }))
    .execute();
  const secure = request.server.settings.publicUrl.startsWith('https://') ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${COOKIE}=${key}; Path=/api; Max-Age=${KNOWN_DAYS * 86_400}; HttpOnly; SameSite=Strict${secure}`,
  );
  return !isKnown && known.length > 0 ? 'new' : 'known or first';
}

/** Forgets the devices of an account, but the one that asks: whoever knew the old password is a stranger. */
export async function forgetDevices(
  tx: Queryable,
  userId: string,
  request: FastifyRequest,
): Promise<void> {
  const key = deviceKeyOf(request);
  let forgetting = tx.kysely.deleteFrom('known_devices').where('user_id', '=', userId);
  if (key !== null) forgetting = forgetting.where('key_hash', '<>', hashToken(key));
  await forgetting.execute();
}

async function isOurs(db: Queryable, key: string): Promise<boolean> {
  const row = await db.kysely
    .selectFrom('known_devices')
    .select('user_id')
    .where('key_hash', '=', hashToken(key))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.from(a).equals(b);
}
