import type { Collection } from '../../../src/contract/collections';
import type { Queryable } from '../../db/database';
import { recordChanges } from '../feeds/record-change';
import { accountErasedMail } from '../mail/account-templates';
import { queueMail } from '../mail/repository';
import { photoAddressesOf } from '../photos/repository';

/**
 * Erases a person: account, sessions, papers, listings and their photos, messages on both sides,
 * inspections, alerts, mails written or waiting, stored answers (NDPA, P4). Others' devices are told
 * to forget what is gone. Answers the photo files that have become useless; undefined when there is
 * no such account.
 */
export async function eraseAccount(tx: Queryable, userId: string): Promise<string[] | undefined> {
  // Before the account: a mail that is being prepared holds what was asked first, and then the account.
  await tx.query(
    `DELETE FROM account_mails
     WHERE lower(email) = (SELECT lower(email) FROM users WHERE id = $1)`,
    [userId],
  );
  const [account] = await tx.query<{ name: string; email: string; proved: boolean }>(
    'SELECT name, email, verified_at IS NOT NULL AS proved FROM users WHERE id = $1 FOR NO KEY UPDATE',
    [userId],
  );
  if (account === undefined) return undefined;
  // Rows first and feeds after them, as everywhere: writers then wait for each other in one order.
  await tx.query('SELECT 1 FROM properties WHERE owner_id = $1 ORDER BY id FOR UPDATE', [userId]);
  await tx.query(
    `SELECT 1 FROM messages WHERE sender_id = $1 OR recipient_id = $1 ORDER BY id FOR UPDATE`,
    [userId],
  );
  const files = await photoAddressesOf(tx, userId);
  await tellOtherSides(tx, userId);
  // Messages refer to properties without going with them, as a deleted listing keeps its talks.
  await tx.query(
    `DELETE FROM messages WHERE sender_id = $1 OR recipient_id = $1
       OR property_id IN (SELECT id FROM properties WHERE owner_id = $1)`,
    [userId],
  );
  await tx.query('DELETE FROM property_events WHERE visitor = $1', [userId]);
  // What was stored for others as the answer to their own requests, and tells of this person.
  await tx.query('DELETE FROM idempotency_keys WHERE body::text LIKE $1', [`%${userId}%`]);
  await tx.query('DELETE FROM mails WHERE lower(recipient) = lower($1)', [account.email]);
  // What somebody asked under an address is theirs only once the address has been proved to be.
  if (account.proved)
    await tx.query('DELETE FROM contact_requests WHERE lower(email) = lower($1)', [account.email]);
  await tx.query('DELETE FROM users WHERE id = $1', [userId]);
  await queueMail(tx, accountErasedMail(account));
  return files;
}

type Shared = { id: string; other: string };

/** The people this one wrote with, met or showed homes to: what they shared leaves their devices too. */
async function tellOtherSides(tx: Queryable, userId: string): Promise<void> {
  const shared = (sql: string) => tx.query<Shared>(sql, [userId]);
  const gone = (collection: Collection, rows: Shared[]) =>
    rows.map(({ id, other }) => ({ userId: other, collection, entityId: id, deleted: true }));
  // All in one call, which locks the feeds of all these people in one order.
  await recordChanges(tx, [
    ...gone(
      'messages',
      await shared(
        `SELECT id, CASE WHEN sender_id = $1 THEN recipient_id ELSE sender_id END AS other
         FROM messages WHERE sender_id = $1 OR recipient_id = $1`,
      ),
    ),
    ...gone(
      'inspections',
      await shared(
        `SELECT id, CASE WHEN owner_id = $1 THEN requester_id ELSE owner_id END AS other
         FROM inspections WHERE owner_id = $1 OR requester_id = $1`,
      ),
    ),
    ...gone(
      'notifications',
      await shared(
        `SELECT id, user_id AS other FROM notifications WHERE user_id <> $1 AND (about_user_id = $1
           OR property_id IN (SELECT id FROM properties WHERE owner_id = $1))`,
      ),
    ),
    ...gone(
      'saved-properties',
      await shared(
        `SELECT s.property_id AS id, s.user_id AS other FROM saved_properties s
         JOIN properties p ON p.id = s.property_id WHERE p.owner_id = $1 AND s.user_id <> $1`,
      ),
    ),
  ]);
}
