import type { Message, SendMessageRequest } from '../../../src/contract/message';
import type { Queryable } from '../../db/database';

type MessageRow = {
  id: string;
  property_id: string;
  property_title: string;
  sender_id: string;
  sender_name: string;
  recipient_id: string;
  recipient_name: string;
  subject: string;
  content: string;
  created_at: Date;
  read_at: Date | null;
};

// A listing's title as it was when the message was written: what its owner drafts later is not
// the reader's to see. A row from a backup of before has none, and shows what is published.
const TITLE = `coalesce(m.property_title,
    CASE WHEN p.status = 'Active' AND p.deleted_at IS NULL THEN p.title END, 'Property')`;

const SELECT = `
  SELECT m.id, m.property_id, ${TITLE} AS property_title, m.sender_id,
    coalesce(s.company_name, s.name) AS sender_name, m.recipient_id,
    coalesce(r.company_name, r.name) AS recipient_name, m.subject, m.content, m.created_at, m.read_at
  FROM messages m JOIN properties p ON p.id = m.property_id
    JOIN users s ON s.id = m.sender_id JOIN users r ON r.id = m.recipient_id`;

const VISIBLE = `((m.recipient_id = $1 AND NOT m.hidden_for_recipient) OR (m.sender_id = $1 AND NOT m.hidden_for_sender))`;

// Later than what was said before: devices sort by the moment, of which they know the milliseconds.
const AFTER_THE_LAST = `greatest(date_trunc('milliseconds', clock_timestamp()), (
    SELECT max(before.created_at) + interval '1 millisecond' FROM messages before
    WHERE before.property_id = p.id AND before.sender_id IN ($3::uuid, $4::uuid)
      AND before.recipient_id IN ($3::uuid, $4::uuid)))`;

/**
 * Stores a message under the sender's id for it; answers whether it is new. An answer about a
 * listing that is taken down carries the title that the recipient's own message has.
 */
export async function insertMessage(
  tx: Queryable,
  senderId: string,
  request: SendMessageRequest,
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO messages (id, property_id, sender_id, recipient_id, subject, content, created_at,
       property_title)
     SELECT $1::uuid, p.id, $3::uuid, $4::uuid, $5::text, $6::text,
       ${AFTER_THE_LAST},
       CASE WHEN p.status = 'Active' AND p.deleted_at IS NULL THEN p.title ELSE (
         SELECT m.property_title FROM messages m
         WHERE m.property_id = p.id AND m.sender_id = $4::uuid ORDER BY m.created_at DESC LIMIT 1) END
     FROM properties p WHERE p.id = $2::uuid
     ON CONFLICT (id) DO NOTHING RETURNING id`,
    [
      request.id,
      request.propertyId,
      senderId,
      request.recipientId,
      request.subject,
      request.content,
    ],
  );
  return rows.length === 1;
}

/** A message by its id, whoever may see it. */
export async function findMessage(db: Queryable, id: string): Promise<Message | undefined> {
  const rows = await db.query<MessageRow>(`${SELECT} WHERE m.id = $1`, [id]);
  return rows[0] === undefined ? undefined : toMessage(rows[0]);
}

/** Messages by id that this person may still see. */
export async function readMessages(
  db: Queryable,
  userId: string,
  ids: string[],
): Promise<Map<string, Message>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<MessageRow>(`${SELECT} WHERE ${VISIBLE} AND m.id = ANY($2::uuid[])`, [
    userId,
    ids,
  ]);
  return new Map(rows.map((row) => [row.id, toMessage(row)]));
}

/** What a person received, newest first (A7). */
export async function readInbox(db: Queryable, userId: string): Promise<Message[]> {
  const rows = await db.query<MessageRow>(
    `${SELECT} WHERE m.recipient_id = $1 AND NOT m.hidden_for_recipient ORDER BY m.created_at DESC, m.id LIMIT 500`,
    [userId],
  );
  return rows.map(toMessage);
}

/** Marks a received message read or unread; returns both parties, or undefined when it is not theirs. */
export async function markRead(
  tx: Queryable,
  userId: string,
  id: string,
  read: boolean,
): Promise<{ sender_id: string; recipient_id: string } | undefined> {
  const rows = await tx.query<{ sender_id: string; recipient_id: string }>(
    `UPDATE messages SET read_at = CASE WHEN $3 THEN coalesce(read_at, now()) END
     WHERE id = $1 AND recipient_id = $2 RETURNING sender_id, recipient_id`,
    [id, userId, read],
  );
  return rows[0];
}

/** Hides a message from one of its parties; the other keeps it. */
export async function hideMessage(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE messages SET hidden_for_sender = hidden_for_sender OR sender_id = $2,
       hidden_for_recipient = hidden_for_recipient OR recipient_id = $2
     WHERE id = $1 AND (sender_id = $2 OR recipient_id = $2) RETURNING id`,
    [id, userId],
  );
  return rows.length === 1;
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
    readStatus: row.read_at !== null,
  };
}
