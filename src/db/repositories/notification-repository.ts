import type { AppDatabase } from '../app-database';
import type { NotificationRecord } from '../records';
import { write } from '../write';
import { enqueue } from './outbox-repository';

const READ_ALL_LANE = 'account notifications';

/** Notifications, newest first (DASH-7). */
export function listNotifications(database: AppDatabase): Promise<NotificationRecord[]> {
  return database.notifications.orderBy('createdAt').reverse().toArray();
}

export function countUnreadNotifications(database: AppDatabase): Promise<number> {
  return database.notifications.filter(({ read }) => !read).count();
}

/** Marks one read, here at once and on the server later. */
export async function markNotificationRead(id: string, database: AppDatabase): Promise<void> {
  await write(database, [database.notifications, database.outbox], async () => {
    const notification = await database.notifications.get(id);
    if (notification === undefined || notification.read) return;
    await database.notifications.update(id, { read: true });
    if (notification.local) return;
    await enqueue(database, { kind: 'notification.read', entityId: id, payload: {} });
  });
}

export async function markAllNotificationsRead(database: AppDatabase): Promise<void> {
  await write(database, [database.notifications, database.outbox], async () => {
    const unread = await database.notifications.filter(({ read }) => !read).toArray();
    if (unread.length === 0) return;
    await database.notifications.bulkPut(unread.map((one) => ({ ...one, read: true })));
    const heard = unread.filter(({ local }) => local !== true);
    if (heard.length === 0) return;
    await enqueue(database, {
      kind: 'notification.read-all',
      entityId: READ_ALL_LANE,
      // What comes while this waits has not been seen.
      payload: {
        until: heard
          .map(({ createdAt }) => createdAt)
          .toSorted()
          .at(-1),
      },
    });
  });
}
