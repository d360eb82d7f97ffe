import { randomUUID } from 'node:crypto';
import type { NotificationType } from '../../../src/contract/notification';
import type { PushSubscriptionRequest } from '../../../src/contract/push';
import type { Queryable } from '../../db/database';

/** Devices one person may have told about: more are somebody filling the table. */
const MOST_DEVICES = 20;
const MOST_ATTEMPTS = 8;

/** Keeps where a device takes messages; it goes with the session that asked for it. */
export async function storeSubscription(
  tx: Queryable,
  userId: string,
  sessionHash: Uint8Array,
  { endpoint, keys }: PushSubscriptionRequest,
): Promise<void> {
  // Another person's on the same browser: what waits for them is not for this one.
  await tx.query('DELETE FROM push_subscriptions WHERE endpoint = $1 AND user_id <> $2', [
    endpoint,
    userId,
  ]);
  await tx.query(
    `INSERT INTO push_subscriptions (id, user_id, session_hash, endpoint, p256dh, auth)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (endpoint) DO UPDATE SET session_hash = excluded.session_hash, p256dh = excluded.p256dh, auth = excluded.auth`,
    [randomUUID(), userId, sessionHash, endpoint, keys.p256dh, keys.auth],
  );
  await tx.query(
    `DELETE FROM push_subscriptions WHERE user_id = $1 AND id NOT IN (
       SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at DESC LIMIT ${MOST_DEVICES})`,
    [userId],
  );
}

export async function removeSubscription(
  tx: Queryable,
  userId: string,
  endpoint: string,
): Promise<void> {
  await tx.query('DELETE FROM push_subscriptions WHERE user_id = $1 AND endpoint = $2', [
    userId,
    endpoint,
  ]);
}

/** Has a notification told to every device of its person, if and only if this commits. */
export async function queuePush(
  tx: Queryable,
  userId: string,
  notificationId: string,
): Promise<void> {
  await tx.query(
    `INSERT INTO push_queue (subscription_id, notification_id)
     SELECT id, $2 FROM push_subscriptions WHERE user_id = $1`,
    [userId, notificationId],
  );
}

export type QueuedPush = {
  id: number;
  attempts: number;
  subscription_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  notification_id: string;
  type: NotificationType;
  property_id: string | null;
  property_title: string;
  message: string;
};

/** Takes one due message for a minute, so that no second worker sends it at the same time. */
export async function leasePush(db: Queryable): Promise<QueuedPush | undefined> {
  const rows = await db.query<QueuedPush>(
    `WITH taken AS (
       UPDATE push_queue SET attempts = attempts + 1, next_attempt_at = now() + interval '1 minute'
       WHERE id = (
         SELECT id FROM push_queue WHERE next_attempt_at <= now()
         ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
       )
       RETURNING *
     )
     SELECT t.id, t.attempts, s.id AS subscription_id, s.endpoint, s.p256dh, s.auth,
       n.id AS notification_id, n.type, n.property_id, n.property_title, n.message
     FROM taken t JOIN push_subscriptions s ON s.id = t.subscription_id
     JOIN notifications n ON n.id = t.notification_id`,
  );
  return rows[0];
}

export async function markPushDone(db: Queryable, id: number): Promise<void> {
  await db.query('DELETE FROM push_queue WHERE id = $1', [id]);
}

/** Tries a message again later, and gives it up after a while: old news is no news. */
export async function markPushFailed(
  db: Queryable,
  push: QueuedPush,
  retrySeconds: number,
): Promise<void> {
  if (push.attempts >= MOST_ATTEMPTS) await markPushDone(db, push.id);
  else
    await db.query(
      'UPDATE push_queue SET next_attempt_at = now() + make_interval(secs => $2) WHERE id = $1',
      [push.id, retrySeconds],
    );
}

/** A device that took its permission back: nothing more is sent to it. */
export async function dropSubscription(db: Queryable, id: string): Promise<void> {
  await db.query('DELETE FROM push_subscriptions WHERE id = $1', [id]);
}
