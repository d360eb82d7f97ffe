import type { Notification } from '../../../contract/feed/notification';
import type { AppDatabase } from '../../../db/app-database';

/**
 * Takes a notification over from the server. Read here but not yet told, it stays read; and what this
 * device had found by itself gives way to the server's own word of the same home.
 */
export async function applyNotification(
  database: AppDatabase,
  notification: Notification,
): Promise<void> {
  const known = await database.notifications.get(notification.id);
  const found =
    notification.type === 'NEW_PROPERTY_MATCH'
      ? await database.notifications
          .filter((other) => other.local === true && other.propertyId === notification.propertyId)
          .toArray()
      : [];
  const read = notification.read || known?.read === true || found.some((other) => other.read);
  await database.notifications.bulkDelete(found.map(({ id }) => id));
  await database.notifications.put({ ...notification, read });
}
