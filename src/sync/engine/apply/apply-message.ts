import type { Message } from '../../../contract/feed/message';
import type { AppDatabase } from '../../../db/app-database';

/** Takes a message over from the server, under the server's time. */
export async function applyMessage(database: AppDatabase, message: Message): Promise<void> {
  const known = await database.messages.get(message.id);
  const waiting = await database.outbox
    .where('entityId')
    .equals(message.id)
    .filter(({ kind }) => kind === 'message.read' || kind === 'message.unread')
    .count();
  const sentByMe = message.fromUserId === database.userId;
  // Marked here but not yet told: the server's older word must not undo it.
  const readStatus = known !== undefined && waiting > 0 ? known.readStatus : message.readStatus;
  await database.messages.put({ ...message, readStatus, sentByMe, onServer: true });
}
