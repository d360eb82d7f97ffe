import { type InferResult, expressionBuilder, sql } from 'kysely';
import type { Message, SendMessageRequest } from '../../../src/contract/feed/message';
import { anyOf } from '../../db/any-of';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import type { Schema } from '../../db/schema/schema';

type MessageRow = InferResult<ReturnType<typeof selectMessages>>[number];

function selectMessages(db: Queryable) {
  return db.kysely
    .selectFrom('messages as m')
    .innerJoin('properties as p', 'p.id', 'm.property_id')
    .innerJoin('users as s', 's.id', 'm.sender_id')
    .innerJoin('users as r', 'r.id', 'm.recipient_id')
    .select((eb) => [
      'm.id',
      'm.property_id',
      // A listing's title as it was when the message was written: what its owner drafts later is not
      // the reader's to see. An answer to who asked for a visit may have none: it shows what is published.
      eb.fn
        .coalesce('m.property_title', TITLE_IF_PUBLISHED, eb.val('Property'))
        .as('property_title'),
      'm.sender_id',
      eb.fn.coalesce('s.company_name', 's.name').as('sender_name'),
      'm.recipient_id',
      eb.fn.coalesce('r.company_name', 'r.name').as('recipient_name'),
      'm.subject',
      'm.content',
      'm.created_at',
      'm.written_at',
      'm.read_at',
    ]);
}

const listings = expressionBuilder<{ p: Schema['properties'] }, 'p'>();
const IS_PUBLISHED = listings('p.status', '=', 'Active').and('p.deleted_at', 'is', null);

const TITLE_IF_PUBLISHED = sql<
  string | null
>`CASE WHEN ${IS_PUBLISHED} THEN ${listings.ref('p.title')} END`;

const seen = expressionBuilder<{ m: Schema['messages'] }, 'm'>();

function isVisibleTo(userId: string) {
  return seen.or([
    seen('m.recipient_id', '=', userId).and('m.hidden_for_recipient', '=', false),
    seen('m.sender_id', '=', userId).and('m.hidden_for_sender', '=', false),
  ]);
}

/** Seconds on its device from which on it is told when a message was written. */
const LATE_SECONDS = 120;

/**
 * Stores a message under the sender's id for it, which waited so long on its device; answers whether it is new. An answer about a
 * listing that is taken down carries the title that the recipient's own message has.
 */
export async function insertMessage(
  tx: Queryable,
  senderId: string,
  request: SendMessageRequest,
  waitedSeconds: number,
): Promise<boolean> {
  const parties = [senderId, request.recipientId];
  const added = await tx.kysely
    .insertInto('messages')
    .columns([
      'id',
      'property_id',
      'sender_id',
      'recipient_id',
      'subject',
      'content',
      'created_at',
      'written_at',
      'property_title',
    ])
    .expression((eb) =>
      eb
        .selectFrom('properties as p')
        .select((of) => {
          const lastSaid = of
            .selectFrom('messages as before')
            .select((said) => said.fn.max('before.created_at').as('at'))
            .whereRef('before.property_id', '=', 'p.id')
            .where('before.sender_id', 'in', parties)
            .where('before.recipient_id', 'in', parties);
          const titleBefore = of
            .selectFrom('messages as m')
            .select('m.property_title')
            .whereRef('m.property_id', '=', 'p.id')
            .where('m.sender_id', '=', request.recipientId)
            .orderBy('m.created_at', 'desc')
            .limit(1);
          return [
            sql<string>`${request.id}::uuid`.as('id'),
            'p.id as property_id',
            sql<string>`${senderId}::uuid`.as('sender_id'),
            sql<string>`${request.recipientId}::uuid`.as('recipient_id'),
            sql<string>`${request.subject}::text`.as('subject'),
            sql<string>`${request.content}::text`.as('content'),
            // Later than what was said before: devices sort by the moment, of which they know the milliseconds.
            sql<Date>`greatest(date_trunc('milliseconds', clock_timestamp()),
              ${lastSaid} + interval '1 millisecond')`.as('created_at'),
            sql<Date | null>`CASE WHEN ${waitedSeconds}::int >= ${LATE_SECONDS}::int
              THEN date_trunc('milliseconds', now()) - make_interval(secs => ${waitedSeconds}::int) END`.as(
              'written_at',
            ),
            sql<string | null>`CASE WHEN ${IS_PUBLISHED} THEN ${of.ref('p.title')}
              ELSE ${titleBefore} END`.as('property_title'),
          ];
        })
        .where('p.id', '=', request.propertyId),
    )
    .onConflict((oc) => oc.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** A message by its id, whoever may see it. */
export async function findMessage(db: Queryable, id: string): Promise<Message | undefined> {
  const row = await selectMessages(db).where('m.id', '=', id).executeTakeFirst();
  return row && toMessage(row);
}

/** Messages by id that this person may still see. */
export async function readMessages(
  db: Queryable,
  userId: string,
  ids: string[],
): Promise<Map<string, Message>> {
  if (ids.length === 0) return new Map();
  const rows = await selectMessages(db)
    .where(isVisibleTo(userId))
    .where('m.id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, toMessage(row)]));
}

/** What a person received, newest first. */
export async function readInbox(db: Queryable, userId: string): Promise<Message[]> {
  const rows = await selectMessages(db)
    .where('m.recipient_id', '=', userId)
    .where('m.hidden_for_recipient', '=', false)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id')
    .limit(500)
    .execute();
  return rows.map(toMessage);
}

/** Whose letters to whom, about which home. */
export type Talk = { sender_id: string; recipient_id: string; property_id: string };

/** Marks a received message read or unread; returns what talk it is of, or undefined when it is not theirs. */
export async function markRead(
  tx: Queryable,
  userId: string,
  id: string,
  read: boolean,
): Promise<Talk | undefined> {
  return tx.kysely
    .updateTable('messages')
    .set((eb) => ({ read_at: read ? eb.fn.coalesce('read_at', now) : null }))
    .where('id', '=', id)
    .where('recipient_id', '=', userId)
    .returning(['sender_id', 'recipient_id', 'property_id'])
    .executeTakeFirst();
}

/** Whether somebody has read all that another wrote to them about a home. */
export async function hasReadAll(tx: Queryable, talk: Talk): Promise<boolean> {
  const unread = await tx.kysely
    .selectFrom('messages')
    .select('id')
    .where('recipient_id', '=', talk.recipient_id)
    .where('sender_id', '=', talk.sender_id)
    .where('property_id', '=', talk.property_id)
    .where('read_at', 'is', null)
    .where('hidden_for_recipient', '=', false)
    .limit(1)
    .executeTakeFirst();
  return unread === undefined;
}

type Party = 'sender_id' | 'recipient_id';

/** Hides a message from one of its parties; the other keeps it. Returns what talk it is of, or undefined when it is not theirs. */
export async function hideMessage(
  tx: Queryable,
  userId: string,
  id: string,
): Promise<Talk | undefined> {
  return tx.kysely
    .updateTable('messages')
    .set((eb) => {
      const orIs = (flag: 'hidden_for_sender' | 'hidden_for_recipient', party: Party) =>
        sql<boolean>`${eb.ref(flag)} OR ${eb.ref(party)} = ${userId}`;
      return {
        hidden_for_sender: orIs('hidden_for_sender', 'sender_id'),
        hidden_for_recipient: orIs('hidden_for_recipient', 'recipient_id'),
      };
    })
    .where('id', '=', id)
    .where((eb) => eb('sender_id', '=', userId).or('recipient_id', '=', userId))
    .returning(['sender_id', 'recipient_id', 'property_id'])
    .executeTakeFirst();
}

function toMessage(row: MessageRow): Message {
  return {
    id: row.id,
    propertyId: row.property_id,
    propertyTitle: row.property_title,
    sender: { id: row.sender_id, name: row.sender_name },
    recipient: { id: row.recipient_id, name: row.recipient_name },
    fromUserId: row.sender_id,
    subject: row.subject,
    content: row.content,
    createdAt: row.created_at.toISOString(),
    writtenAt: row.written_at?.toISOString() ?? null,
    readStatus: row.read_at !== null,
  };
}
