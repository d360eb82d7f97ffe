import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Notification, NotificationType } from '../../../src/contract/feed/notification';
import { anyOf } from '../../db/any-of';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import type { Schema } from '../../db/schema/schema';
import { queuePush } from '../push/repository';
import { type Change, recordChanges } from '../changes/record-change';

const COLUMNS = [
  'id',
  'type',
  'property_id',
  'property_title',
  'message',
  'details',
  'read_at',
  'created_at',
] as const;

type NotificationRow = Pick<Selectable<Schema['notifications']>, (typeof COLUMNS)[number]>;

/** What a person is shown of the past. */
const KEPT = 200;

type NewNotification = {
  userId: string;
  /** Whose words or doings it tells of: it goes when they are erased. */
  aboutUserId?: string;
  type: NotificationType;
  propertyId: string | null;
  propertyTitle: string;
  message: string;
  details: Notification['details'];
};

/** Tells a person something, in the caller's transaction, on all their devices. */
export async function notify(tx: Queryable, news: NewNotification): Promise<void> {
  await recordChanges(tx, [await storeNotification(tx, news)]);
}

/** As `notify`, for a caller that records what it answers together with its own changes. */
export async function storeNotification(tx: Queryable, news: NewNotification): Promise<Change> {
  const id = randomUUID();
  await tx.kysely
    .insertInto('notifications')
    .values({
      id,
      user_id: news.userId,
      type: news.type,
      property_id: news.propertyId,
      property_title: news.propertyTitle,
      message: news.message,
      details: JSON.stringify(news.details),
      about_user_id: news.aboutUserId ?? null,
    })
    .execute();
  await queuePush(tx, news.userId, id);
  return { userId: news.userId, collection: 'notifications', entityId: id };
}

/** A person's notifications, newest first. */
export async function listNotifications(db: Queryable, userId: string): Promise<Notification[]> {
  const rows = await db.kysely
    .selectFrom('notifications')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(KEPT)
    .execute();
  return rows.map(toNotification);
}

/** Notifications of a person by id. */
export async function readNotifications(
  db: Queryable,
  userId: string,
  ids: string[],
): Promise<Map<string, Notification>> {
  if (ids.length === 0) return new Map();
  const rows = await db.kysely
    .selectFrom('notifications')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, toNotification(row)]));
}

/** Marks one notification read, or all of a person's `until` a time; answers the ids that changed. */
export async function markNotificationsRead(
  tx: Queryable,
  userId: string,
  id: string | null,
  until: string | null = null,
): Promise<string[]> {
  const millisecond = sql<Date>`date_trunc('milliseconds', created_at)`;
  const rows = await tx.kysely
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(id !== null, (update) => update.where('id', '=', id))
    .$if(until !== null, (update) => update.where(millisecond, '<=', momentOf(until ?? '')))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Marks read what told a person of something of another's that they have dealt with since: the letter is
 * read, the request answered. Returns the changes to record.
 */
export async function readDealtWith(
  tx: Queryable,
  {
    userId,
    aboutUserId,
    type,
    propertyId,
    date,
  }: Pick<NewNotification, 'userId' | 'type'> & {
    /** Null where it came from somebody without an account. */
    aboutUserId: string | null;
    propertyId: string;
    /** The day it tells of, yyyy-mm-dd, where it tells of one. */
    date?: string;
  },
): Promise<Change[]> {
  const rows = await tx.kysely
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('type', '=', type)
    .where('about_user_id', 'is not distinct from', aboutUserId)
    .where('property_id', '=', propertyId)
    .$if(date !== undefined, (update) => update.where(sql`details->>'date'`, '=', date))
    .returning('id')
    .execute();
  return rows.map(({ id }) => ({ userId, collection: 'notifications', entityId: id }));
}

/** A moment as the database makes it of seconds: the driver writes the first centuries in its own way. */
function momentOf(text: string) {
  return sql<Date>`to_timestamp(${Date.parse(text)}::float8 / 1000)`;
}

function toNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    propertyId: row.property_id,
    propertyTitle: row.property_title,
    message: row.message,
    details: row.details,
    read: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}
