import type { AppDatabase } from '../../app-database';
import type { NotificationRecord } from '../../records';

/** Notifications, newest first (DASH-7). */
export function listNotifications(database: AppDatabase): Promise<NotificationRecord[]> {
  return database.notifications.orderBy('createdAt').reverse().toArray();
}
