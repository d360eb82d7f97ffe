import { type Expression, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../db/database';
import { lockVisitsAhead } from '../inspections/visits-ahead';
import { accountErasedMail } from '../mail/account-templates';
import { queueLastMail } from '../mail/repository';
import { noteFilesToRemove } from '../photos/release-photo-files';
import { photoAddressesOf } from '../photos/repository';
import { eraseFromAudit } from './erase-from-audit';
import { ownListings } from './own-listings';
import { tellOfVisits } from './tell-of-visits';
import { tellOtherSides } from './tell-other-sides';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** What an erased person leaves outside the database, for whoever removes it after the commit. */
export type Erased = {
  /** Addresses of photos that have become useless. */
  photos: string[];
  /** Mails that are no more, by their ids, and the address they may still be found by. */
  mails: { ids: number[]; email: string };
};

type Erasure = { isRead?: boolean; stillHolds?: (tx: Queryable) => Promise<boolean> };

/**
 * Erases a person: account, sessions, papers, listings and their photos, messages on both sides,
 * inspections, alerts, mails and SMS written or waiting, stored answers, and their name and address in
 * the log of decisions (NDPA). Others' devices are told to forget what is gone, and others that a visit
 * ahead is called off. One last mail says so, unless nobody reads it. Undefined when there is no such account.
 * @param stillHolds whether what it is erased for is so by now, once nobody else can change the account: undefined
 * where it is not, and nothing is changed
 */
export async function eraseAccount(
  tx: Queryable,
  userId: string,
  { isRead = true, stillHolds = async () => true }: Erasure = {},
): Promise<Erased | undefined> {
  // Of a large agency there is much to look through, and it is erased or it is not.
  await sql`SET LOCAL statement_timeout = 0`.execute(tx.kysely);
  // Before the account: a mail that is being prepared holds what was asked first, and then the account.
  const { kysely } = tx;
  const asked = await kysely
    .selectFrom('account_mails')
    .select('id')
    .where(
      (eb) => eb.fn<string>('lower', ['email']),
      'in',
      (eb) =>
        eb
          .selectFrom('users')
          .select((of) => of.fn<string>('lower', ['users.email']).as('email'))
          .where('users.id', '=', userId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const account = await kysely
    .selectFrom('users')
    .select(['name', 'email', 'verified_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (account === undefined || !(await stillHolds(tx))) return undefined;
  await deleteAsked(tx, asked);
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
  const photos = await photoAddressesOf(tx, userId);
  const visits = await lockVisitsAhead(tx, userId);
  await tellOtherSides(tx, userId, messages, await tellOfVisits(tx, userId, visits));
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
  await eraseAnswers(tx, userId);
  // What somebody asked under an address is theirs only once the address has been proved to be.
  const proved = account.verified_at === null ? null : account.email;
  const mails = await eraseMails(tx, { userId, email: account.email, proved });
  await kysely
    .deleteFrom('contact_requests')
    .where((eb) =>
      eb('visitor_id', '=', userId).or(
        sql<boolean>`lower(${eb.ref('email')}) = lower(${proved}::text)`,
      ),
    )
    .execute();
  await eraseReports(tx, userId, proved);
  await eraseFromAudit(tx, userId);
  await kysely.deleteFrom('users').where('id', '=', userId).execute();
  // In the same transaction: whoever removes them after the commit may not live so long.
  await noteFilesToRemove(tx, photos);
  if (isRead) await queueLastMail(tx, accountErasedMail(account));
  return { photos, mails: { ids: mails, email: account.email } };
}

async function deleteAsked(tx: Queryable, asked: readonly { id: number }[]): Promise<void> {
  if (asked.length === 0) return;
  await tx.kysely
    .deleteFrom('account_mails')
    .where(
      'id',
      'in',
      asked.map(({ id }) => id),
    )
    .execute();
}

/** What was stored for others as the answer to their own requests, and tells of this person or their homes. */
async function eraseAnswers(tx: Queryable, userId: string): Promise<void> {
  await tx.kysely
    .deleteFrom('idempotency_keys')
    .where((eb) => {
      const body = eb.cast<string>('body', 'text');
      // These say a name without whose it is.
      const notification = eb
        .selectFrom('notifications')
        .select(sql<string>`id::text`.as('id'))
        .where('about_user_id', '=', userId);
      const report = eb
        .selectFrom('reports')
        .select(sql<string>`id::text`.as('id'))
        .where('reporter_id', '=', userId);
      return eb.or([
        isIn(sql`${userId}::text`, body),
        namesOwnListing(body, userId),
        eb(sql<string>`body #>> '{notification,id}'`, 'in', notification),
        eb(sql<string>`body #>> '{report,id}'`, 'in', report),
      ]);
    })
    .execute();
}

/**
 * What the person reported stays with its decision, without their words and address. A talk that they showed
 * goes: with its report, unless something was decided by it, as a suspension lasts while its report does.
 */
async function eraseReports(tx: Queryable, userId: string, proved: string | null): Promise<void> {
  await tx.kysely
    .deleteFrom('reports')
    .where('reporter_id', '=', userId)
    .where('subject', '=', 'message')
    .where((eb) => eb.or([eb('decision', 'is', null), eb('decision', '=', 'none')]))
    .execute();
  await tx.kysely
    .updateTable('reports')
    .set({ title: 'A message', evidence: JSON.stringify([]) })
    .where('reporter_id', '=', userId)
    .where('subject', '=', 'message')
    .execute();
  await tx.kysely
    .updateTable('reports')
    .set({ note: '', answer_to: null, visitor_id: null })
    .where((eb) =>
      eb.or([
        eb('reporter_id', '=', userId),
        eb('visitor_id', '=', userId),
        sql<boolean>`lower(${eb.ref('answer_to')}) = lower(${proved}::text)`,
      ]),
    )
    .execute();
}

/** Mails to the person under any address, of the person, and those that lead to their listings. */
async function eraseMails(
  tx: Queryable,
  { userId, email, proved }: { userId: string; email: string; proved: string | null },
): Promise<number[]> {
  const gone = await tx.kysely
    .deleteFrom('mails')
    .where((eb) =>
      eb.or([
        eb('to_user_id', '=', userId),
        eb('about_user_id', '=', userId),
        eb(eb.fn<string>('lower', ['recipient']), '=', email.toLowerCase()),
        // Passed on for a visitor who had not logged in: the answer goes to the address they gave.
        sql<boolean>`lower(${eb.ref('headers')}->>'Reply-To') = lower(${proved}::text)`,
        namesOwnListing(eb.ref('mails.body_text'), userId),
      ]),
    )
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}

/** Whether one of the ids that a text names is that of a listing of theirs: read once, however many they have. */
function namesOwnListing(text: Expression<unknown>, userId: string) {
  return sql<SqlBool>`EXISTS (
    SELECT FROM regexp_matches(${text}, ${UUID}, 'g') AS found
    WHERE found[1] IN (SELECT p.id::text FROM properties AS p WHERE p.owner_id = ${userId}))`;
}

function isIn(part: Expression<unknown>, text: Expression<unknown>) {
  return sql<SqlBool>`position(${part} in ${text}) > 0`;
}
