import type { Message } from '../contract/message';
import type { AppDatabase } from '../db/app-database';

/** Takes a message over from the server, under the server's time. */
export async function applyMessage(database: AppDatabase, message: Message): Promise<void> {
  const known = await database.messages.get(message.id);
  const sentByMe = message.fromUserId === database.userId;
  // Read here but not yet told: the server's older 'unread' must not bring the mark back.
  const readStatus = message.readStatus || (!sentByMe && known?.readStatus === true);
  await database.messages.put({ ...message, readStatus, sentByMe, onServer: true });
}
