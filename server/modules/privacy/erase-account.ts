import type { Collection } from '../../../src/contract/collections';
import type { Queryable } from '../../db/database';
import { recordChanges } from '../feeds/record-change';
import { accountErasedMail } from '../mail/account-templates';
import { queueMail } from '../mail/repository';
import { photoAddressesOf } from '../photos/repository';
import { announceProperty } from '../properties/announce-property';

/**
 * Erases a person: account, sessions, papers, listings and their photos, messages on both sides,
 * inspections, alerts, mails written or waiting, stored answers (NDPA, P4). Others' devices are told
 * to forget what is gone. Answers the photo files that have become useless; undefined when there is
 * no such account.
 */
export async function eraseAccount(tx: Queryable, userId: string): Promise<string[] | undefined> {
  const [account] = await tx.query<{ name: string; email: string }>(
    'SELECT name, email FROM users WHERE id = $1 FOR UPDATE',
    [userId],
  );
  if (account === undefined) return undefined;
  const properties = await tx.query<{ id: string }>(
    'SELECT id FROM properties WHERE owner_id = $1 ORDER BY id FOR UPDATE',
    [userId],
  );
  const files = await photoAddressesOf(tx, userId);
  for (const { id } of properties)
    await announceProperty(tx, { id, ownerId: userId, deleted: true });
  await tellOtherSides(tx, userId);
  // Messages refer to properties without going with them, as a deleted listing keeps its talks.
  await tx.query(
    `DELETE FROM messages WHERE sender_id = $1 OR recipient_id = $1
       OR property_id IN (SELECT id FROM properties WHERE owner_id = $1)`,
    [userId],
  );
  await tx.query('DELETE FROM contact_requests WHERE lower(email) = lower($1)', [account.email]);
  await tx.query('DELETE FROM property_events WHERE visitor = $1', [userId]);
  for (const table of ['mails', 'account_mails'] as const) {
    const column = table === 'mails' ? 'recipient' : 'email';
    await tx.query(`DELETE FROM ${table} WHERE lower(${column}) = lower($1)`, [account.email]);
  }
  await tx.query('DELETE FROM users WHERE id = $1', [userId]);
  await queueMail(tx, accountErasedMail(account));
  return files;
}

type Shared = { id: string; other: string };

/**
 * The people this one wrote with or met: what they shared leaves their devices too, and the stored
 * answers to their own requests that tell of this person.
 */
async function tellOtherSides(tx: Queryable, userId: string): Promise<void> {
  const messages = await tx.query<Shared>(
    `SELECT id, CASE WHEN sender_id = $1 THEN recipient_id ELSE sender_id END AS other
     FROM messages WHERE sender_id = $1 OR recipient_id = $1`,
    [userId],
  );
  const inspections = await tx.query<Shared>(
    `SELECT id, CASE WHEN owner_id = $1 THEN requester_id ELSE owner_id END AS other
     FROM inspections WHERE owner_id = $1 OR requester_id = $1`,
    [userId],
  );
  const notifications = await tx.query<Shared>(
    'SELECT id, user_id AS other FROM notifications WHERE about_user_id = $1',
    [userId],
  );
  const gone = (collection: Collection, shared: Shared[]) =>
    shared.map(({ id, other }) => ({ userId: other, collection, entityId: id, deleted: true }));
  await recordChanges(tx, [
    ...gone('messages', messages),
    ...gone('inspections', inspections),
    ...gone('notifications', notifications),
  ]);
  const others = [...messages, ...inspections].map(({ other }) => other);
  const savers = await tx.query<{ id: string }>(
    `SELECT DISTINCT s.user_id AS id FROM saved_properties s
     JOIN properties p ON p.id = s.property_id WHERE p.owner_id = $1`,
    [userId],
  );
  await tx.query(
    'DELETE FROM idempotency_keys WHERE user_id = ANY($1::uuid[]) AND body::text LIKE $2',
    [[...new Set([...others, ...savers.map(({ id }) => id)])], `%${userId}%`],
  );
}
