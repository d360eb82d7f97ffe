import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PushSubscriptionRequest } from '../../../src/contract/feed/push';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';

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
  await tx.kysely
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('user_id', '<>', userId)
    .execute();
  await tx.kysely
    .insertInto('push_subscriptions')
    .values({
      id: randomUUID(),
      user_id: userId,
      session_hash: sessionHash,
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
    })
    .onConflict((oc) =>
      oc.column('endpoint').doUpdateSet((eb) => ({
        session_hash: eb.ref('excluded.session_hash'),
        p256dh: eb.ref('excluded.p256dh'),
        auth: eb.ref('excluded.auth'),
      })),
    )
    .execute();
  await tx.kysely
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .limit(MOST_DEVICES),
    )
    .execute();
}

export async function removeSubscription(
  tx: Queryable,
  userId: string,
  endpoint: string,
): Promise<void> {
  await tx.kysely
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Has a notification told to every device of its person, if and only if this commits. */
export async function queuePush(
  tx: Queryable,
  userId: string,
  notificationId: string,
): Promise<void> {
  await tx.kysely
    .insertInto('push_queue')
    .columns(['subscription_id', 'notification_id'])
    .expression((eb) =>
      eb
        .selectFrom('push_subscriptions')
        .select(['id', sql<string>`${notificationId}::uuid`.as('notification_id')])
        .where('user_id', '=', userId),
    )
    .execute();
}

export type QueuedPush = NonNullable<Awaited<ReturnType<typeof leasePush>>>;

/** Takes one due message for a minute, so that no second worker sends it at the same time. */
export async function leasePush(db: Queryable) {
  return db.kysely
    .with('taken', (cte) =>
      cte
        .updateTable('push_queue')
        .set((eb) => ({
          attempts: eb('attempts', '+', 1),
          next_attempt_at: sql<Date>`now() + interval '1 minute'`,
        }))
        .where('id', '=', (eb) =>
          eb
            .selectFrom('push_queue')
            .select('id')
            .where('next_attempt_at', '<=', now)
            .orderBy('id')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'attempts', 'subscription_id', 'notification_id']),
    )
    .selectFrom('taken as t')
    .innerJoin('push_subscriptions as s', 's.id', 't.subscription_id')
    .innerJoin('notifications as n', 'n.id', 't.notification_id')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .leftJoin('users as w', 'w.id', 'n.about_user_id')
    .leftJoin('properties as p', (join) =>
      join
        .onRef('p.id', '=', 'n.property_id')
        .onRef('p.owner_id', '=', 'n.user_id')
        .on('p.status', '=', 'Active')
        .on('p.deleted_at', 'is', null),
    )
    .select([
      't.id',
      't.attempts',
      't.subscription_id',
      's.endpoint',
      's.p256dh',
      's.auth',
      't.notification_id',
      'n.type',
      'n.property_id',
      'n.property_title',
      'n.message',
      'n.user_id',
      'u.user_type',
      'n.about_user_id',
      'w.name as writer_name',
      'p.id as offered_id',
    ])
    .executeTakeFirst();
}

export async function markPushDone(db: Queryable, id: number): Promise<void> {
  await db.kysely.deleteFrom('push_queue').where('id', '=', id).execute();
}

/** Tries a message again later, and gives it up after a while: old news is no news. */
export async function markPushFailed(
  db: Queryable,
  push: QueuedPush,
  retrySeconds: number,
): Promise<void> {
  if (push.attempts >= MOST_ATTEMPTS) await markPushDone(db, push.id);
  else
    await db.kysely
      .updateTable('push_queue')
      .set({ next_attempt_at: sql<Date>`now() + make_interval(secs => ${retrySeconds})` })
      .where('id', '=', push.id)
      .execute();
}

/** A device that took its permission back: nothing more is sent to it. */
export async function dropSubscription(db: Queryable, id: string): Promise<void> {
  await db.kysely.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}
