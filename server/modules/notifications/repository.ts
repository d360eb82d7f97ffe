import { randomUUID } from 'node:crypto';
import type { Notification, NotificationType } from '../../../src/contract/notification';
import type { Queryable } from '../../db/database';
import { queuePush } from '../push/repository';
import { recordChanges } from '../feeds/record-change';

type NotificationRow = {
  id: string;
  type: NotificationType;
  property_id: string | null;
  property_title: string;
  message: string;
  details: Notification['details'];
  read_at: Date | null;
  created_at: Date;
};

const COLUMNS = 'id, type, property_id, property_title, message, details, read_at, created_at';
/** What a person is shown of the past. */
const KEPT = 200;

export type NewNotification = {
  userId: string;
  /** Whose words or doings it tells of: it goes when they are erased. */
  aboutUserId?: string;
  type: NotificationType;
  propertyId: string | null;
  propertyTitle: string;
  message: string;
  details: Notification['details'];
};

/** Tells a person something, in the caller's transaction, on all their devices (P3). */
export async function notify(tx: Queryable, news: NewNotification): Promise<void> {
  const id = randomUUID();
  await tx.query(
    `INSERT INTO notifications (id, user_id, type, property_id, property_title, message, details, about_user_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      news.userId,
      news.type,
      news.propertyId,
      news.propertyTitle,
      news.message,
      JSON.stringify(news.details),
      news.aboutUserId ?? null,
    ],
  );
  await queuePush(tx, news.userId, id);
  await recordChanges(tx, [{ userId: news.userId, collection: 'notifications', entityId: id }]);
}

/** A person's notifications, newest first (P7). */
export async function listNotifications(db: Queryable, userId: string): Promise<Notification[]> {
  const rows = await db.query<NotificationRow>(
    `SELECT ${COLUMNS} FROM notifications WHERE user_id = $1 ORDER BY created_at DESC, id LIMIT ${KEPT}`,
    [userId],
  );
  return rows.map(toNotification);
}

/** Notifications of a person by id. */
export async function readNotifications(
  db: Queryable,
  userId: string,
  ids: string[],
): Promise<Map<string, Notification>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<NotificationRow>(
    `SELECT ${COLUMNS} FROM notifications WHERE user_id = $1 AND id = ANY($2::uuid[])`,
    [userId, ids],
  );
  return new Map(rows.map((row) => [row.id, toNotification(row)]));
}

/** Marks one notification read, or all of a person's `until` a time; answers the ids that changed. */
export async function markNotificationsRead(
  tx: Queryable,
  userId: string,
  id: string | null,
  until: string | null = null,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `UPDATE notifications SET read_at = now()
     WHERE user_id = $1 AND read_at IS NULL AND ($2::uuid IS NULL OR id = $2)
       AND ($3::float8 IS NULL OR date_trunc('milliseconds', created_at) <= to_timestamp($3 / 1000))
     RETURNING id`,
    [userId, id, until === null ? null : Date.parse(until)],
  );
  return rows.map((row) => row.id);
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
