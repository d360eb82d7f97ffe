import type { AppDatabase } from '../../app-database';
import { fieldsOf } from '../../before';
import { enqueue } from '../../enqueue';
import { write } from '../../write';

/** The entity of all notifications together. */
const ALL = 'all';

/** Marks one read, here at once and on the server later. */
export async function markNotificationRead(id: string, database: AppDatabase): Promise<void> {
  await write(database, [database.notifications, database.outbox], async () => {
    const notification = await database.notifications.get(id);
    if (notification === undefined || notification.read) return;
    await database.notifications.update(id, { read: true });
    if (notification.local) return;
    await enqueue(database, {
      kind: 'notification.read',
      entityId: id,
      payload: {},
      before: [fieldsOf(database.notifications, notification, 'read')],
    });
  });
}

export async function markAllNotificationsRead(database: AppDatabase): Promise<void> {
  await write(database, [database.notifications, database.outbox], async () => {
    const unread = await database.notifications.filter(({ read }) => !read).toArray();
    if (unread.length === 0) return;
    await database.notifications.bulkPut(unread.map((one) => ({ ...one, read: true })));
    const heard = unread.filter(({ local }) => local !== true);
    const until = heard
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .at(-1);
    if (until === undefined) return;
    await enqueue(database, {
      kind: 'notification.read-all',
      entityId: ALL,
      // What comes while this waits has not been seen.
      payload: { until },
      before: heard.map((one) => fieldsOf(database.notifications, one, 'read')),
    });
  });
}
