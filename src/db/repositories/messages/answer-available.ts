import type { PushAnswer } from '../../../contract/feed/push';
import { fillTemplate, templateOf } from '../../../domain/messages/message-templates';
import type { AppDatabase } from '../../app-database';
import { markMessagesRead, sendMessage } from './message-commands';

/**
 * Answers a letter that its home is still available, and marks what was written about it as read.
 * @returns the answer's id and words; null where this device knows that the home is not offered now
 */
export async function answerAvailable(
  { recipient, propertyId, propertyTitle, subject }: PushAnswer,
  database: AppDatabase,
): Promise<{ id: string; content: string } | null> {
  const home = await database.myProperties.get(propertyId);
  if (home !== undefined && home.status !== 'Active') return null;
  const content = fillTemplate(templateOf('available').content, propertyTitle);
  const answer = { recipient, propertyId, propertyTitle, subject, content };
  const id = await sendMessage(answer, database);
  const letters = await database.messages
    .filter((one) => one.propertyId === propertyId && one.fromUserId === recipient.id)
    .primaryKeys();
  await markMessagesRead(letters, database);
  return { id, content };
}
