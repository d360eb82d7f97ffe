import { sql } from 'kysely';
import type { Collection } from '../../../src/contract/collections';
import type { Queryable } from '../../db/database';
import { recordChanges } from '../feeds/record-change';
import { accountErasedMail } from '../mail/account-templates';
import { queueMail } from '../mail/repository';
import { photoAddressesOf } from '../photos/repository';

/**
 * Erases a person: account, sessions, papers, listings and their photos, messages on both sides,
 * inspections, alerts, mails and SMS written or waiting, stored answers (NDPA, P4). Others' devices are told
 * to forget what is gone. One last mail says so, unless nobody reads it. Answers the photo files that
 * have become useless; undefined when there is no such account.
 */
export async function eraseAccount(
  tx: Queryable,
  userId: string,
  { isRead = true }: { isRead?: boolean } = {},
): Promise<string[] | undefined> {
  // Before the account: a mail that is being prepared holds what was asked first, and then the account.
  const { kysely } = tx;
  await kysely
    .deleteFrom('account_mails')
    .where(
      (eb) => eb.fn<string>('lower', ['email']),
      '=',
      (eb) =>
        eb
          .selectFrom('users')
          .select((of) => of.fn<string>('lower', ['users.email']).as('email'))
          .where('users.id', '=', userId),
    )
    .execute();
  const account = await kysely
    .selectFrom('users')
    .select(['name', 'email', 'verified_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (account === undefined) return undefined;
  const hasEmail = sql<string>`lower(${account.email})`;
  // Rows first and feeds after them, as everywhere: writers then wait for each other in one order.
  await kysely
    .selectFrom('properties')
    .select('id')
    .where('owner_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const messages = await kysely
    .selectFrom('messages')
    .select(['id', 'sender_id', 'recipient_id'])
    .where((eb) => eb('sender_id', '=', userId).or('recipient_id', '=', userId))
    .orderBy('id')
    .forUpdate()
    .execute();
  const files = await photoAddressesOf(tx, userId);
  await tellOtherSides(tx, userId, messages);
  // Messages refer to properties without going with them, as a deleted listing keeps its talks.
  await kysely
    .deleteFrom('messages')
    .where((eb) =>
      eb.or([
        eb('sender_id', '=', userId),
        eb('recipient_id', '=', userId),
        eb('property_id', 'in', ownListings(tx, userId)),
      ]),
    )
    .execute();
  await kysely.deleteFrom('property_events').where('visitor', '=', userId).execute();
  // What was stored for others as the answer to their own requests, and tells of this person.
  await kysely
    .deleteFrom('idempotency_keys')
    .where((eb) => eb.cast<string>('body', 'text'), 'like', `%${userId}%`)
    .execute();
  await kysely
    .deleteFrom('mails')
    .where((eb) => eb.fn<string>('lower', ['recipient']), '=', hasEmail)
    .execute();
  // What somebody asked under an address is theirs only once the address has been proved to be.
  if (account.verified_at !== null)
    await kysely
      .deleteFrom('contact_requests')
      .where((eb) => eb.fn<string>('lower', ['email']), '=', hasEmail)
      .execute();
  await kysely.deleteFrom('users').where('id', '=', userId).execute();
  if (isRead) await queueMail(tx, accountErasedMail(account));
  return files;
}

function ownListings(tx: Queryable, userId: string) {
  return tx.kysely.selectFrom('properties').select('id').where('owner_id', '=', userId);
}

type Shared = { id: string; other: string };

/** The people this one wrote with, met or showed homes to: what they shared leaves their devices too. */
async function tellOtherSides(
  tx: Queryable,
  userId: string,
  messages: { id: string; sender_id: string; recipient_id: string }[],
): Promise<void> {
  const { kysely } = tx;
  const gone = (collection: Collection, rows: Shared[]) =>
    rows.map(({ id, other }) => ({ userId: other, collection, entityId: id, deleted: true }));
  const inspections = await kysely
    .selectFrom('inspections')
    .select(['id', 'owner_id', 'requester_id'])
    .where((eb) => eb('owner_id', '=', userId).or('requester_id', '=', userId))
    .execute();
  const notifications = await kysely
    .selectFrom('notifications')
    .select(['id', 'user_id as other'])
    .where('user_id', '<>', userId)
    .where((eb) =>
      eb('about_user_id', '=', userId).or('property_id', 'in', ownListings(tx, userId)),
    )
    .execute();
  const saved = await kysely
    .selectFrom('saved_properties')
    .select(['property_id as id', 'user_id as other'])
    .where('user_id', '<>', userId)
    .where('property_id', 'in', ownListings(tx, userId))
    .execute();
  const otherOf = (one: string, two: string) => (one === userId ? two : one);
  // All in one call, which locks the feeds of all these people in one order.
  await recordChanges(tx, [
    ...gone(
      'messages',
      messages.map((row) => ({ id: row.id, other: otherOf(row.sender_id, row.recipient_id) })),
    ),
    ...gone(
      'inspections',
      inspections.map((row) => ({ id: row.id, other: otherOf(row.owner_id, row.requester_id) })),
    ),
    ...gone('notifications', notifications),
    ...gone('saved-properties', saved),
  ]);
}
