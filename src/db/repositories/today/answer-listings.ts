import type { NotificationType } from '../../../contract/feed/notification';
import type { AppDatabase } from '../../app-database';
import { write } from '../../write';
import { actOnMany } from '../my-properties/act-on-many';
import { markNotificationRead } from '../notifications/notification-commands';

/** What is said to an agent that each answer is the answer to. */
const ANSWERED = {
  confirm: 'STILL_AVAILABLE',
  publish: 'LISTING_HIDDEN',
} as const satisfies Record<string, NotificationType>;

/**
 * Says that listings are still to be had, or publishes again those that were hidden; what asked for it
 * counts as read. All of them or none. @throws PhoneFullError when there is no room for them
 */
export function answerListings(
  action: keyof typeof ANSWERED,
  ids: readonly string[],
  database: AppDatabase,
): Promise<void> {
  return write(database, database.tables, async () => {
    await actOnMany(action, ids, database);
    const asked = await database.notifications
      .filter(
        ({ type, propertyId, read }) =>
          !read && type === ANSWERED[action] && ids.some((id) => id === propertyId),
      )
      .primaryKeys();
    for (const id of asked) await markNotificationRead(id, database);
  });
}
