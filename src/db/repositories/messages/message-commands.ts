import type { ConversationKey } from '../../../contract/feed/commands';
import type { SendMessageRequest } from '../../../contract/feed/message';
import type { AppDatabase } from '../../app-database';
import { absent, asItWas, fieldsOf } from '../../before';
import { enqueue } from '../../enqueue';
import type { MessageRecord, Session } from '../../records';
import { write } from '../../write';
import { dropForm, type FromForm } from '../forms/form-repository';
import { readRowAs } from '../../read-row';
import { renewRow } from '../../renew-row';
import { readSession } from '../account/session-repository';
import { mayHaveArrived } from '../../../domain/outbox/may-have-arrived';

/** What a person writes to another about a home. */
export type NewMessage = {
  recipient: { id: string; name: string };
  propertyId: string;
  propertyTitle: string;
  subject: string;
  content: string;
};

/** Writes a message on this device and queues it for the other side. @returns its id. */
export async function sendMessage(
  { form, ...message }: NewMessage & FromForm,
  database: AppDatabase,
): Promise<string> {
  const session = await readSession();
  if (session === null) throw new Error('A message needs an account');
  const { messages, outbox, forms } = database;
  return write(database, [messages, outbox, forms], async () => {
    await dropForm(form, database);
    return queueMessage(message, session, database);
  });
}

/**
 * `sendMessage` as a part of the transaction that it is called in, which is over messages and outbox.
 * @returns its id
 */
export async function queueMessage(
  message: NewMessage,
  { userId, user }: Pick<Session, 'userId' | 'user'>,
  database: AppDatabase,
): Promise<string> {
  const id = crypto.randomUUID();
  const payload: SendMessageRequest = {
    id,
    recipientId: message.recipient.id,
    propertyId: message.propertyId,
    subject: message.subject,
    content: message.content,
  };
  const { messages } = database;
  await messages.add({
    id,
    propertyId: message.propertyId,
    propertyTitle: message.propertyTitle,
    sender: { id: userId, name: user.name },
    recipient: message.recipient,
    fromUserId: userId,
    subject: message.subject,
    content: message.content,
    createdAt: new Date().toISOString(),
    readStatus: false,
    sentByMe: true,
    onServer: false,
  });
  await enqueue(database, {
    kind: 'message.send',
    entityId: id,
    payload,
    before: [absent(messages, id)],
  });
  return id;
}

/** Gives a message the server refused new words; it is sent as a new request. */
export async function rewriteMessage(
  rowId: string,
  { content, form }: { content: string } & FromForm,
  database: AppDatabase,
): Promise<void> {
  await write(database, [database.messages, database.outbox, database.forms], async () => {
    await dropForm(form, database);
    const stored = await database.outbox.where('id').equals(rowId).first();
    const row = stored === undefined ? null : readRowAs('message.send', stored);
    if (row === null || row.state !== 'rejected' || mayHaveArrived(row)) return;
    await renewRow(database, row, { payload: { ...row.payload, content } });
    await database.messages.update(row.entityId, { content });
  });
}

/** Marks received messages read, here at once and on the server later. */
export function markMessagesRead(ids: string[], database: AppDatabase): Promise<void> {
  return markMessages(ids, true, database);
}

/** Marks a received message as one to come back to. */
export function markMessageUnread(id: string, database: AppDatabase): Promise<void> {
  return markMessages([id], false, database);
}

async function markMessages(ids: string[], read: boolean, database: AppDatabase): Promise<void> {
  await write(database, [database.messages, database.outbox], async () => {
    for (const id of ids) {
      const message = await database.messages.get(id);
      if (message === undefined || message.sentByMe || message.readStatus === read) continue;
      await database.messages.update(id, { readStatus: read });
      await enqueue(database, {
        kind: read ? 'message.read' : 'message.unread',
        entityId: id,
        payload: {},
        before: [fieldsOf(database.messages, message, 'readStatus')],
      });
    }
  });
}

export function deleteMessage(id: string, database: AppDatabase): Promise<void> {
  return deleteMessages([id], database);
}

/** Deletes messages here at once, and on the server for this side alone. */
export async function deleteMessages(ids: string[], database: AppDatabase): Promise<void> {
  await write(database, [database.messages, database.outbox], async () => {
    for (const id of ids) {
      const message = await database.messages.get(id);
      const before = await asItWas(database.messages, id);
      await database.messages.delete(id);
      await enqueue(database, {
        kind: 'message.delete',
        entityId: id,
        payload: { conversation: message?.sentByMe ? conversationOf(message) : null },
        before,
      });
    }
  });
}

/** One home, one other person: what is said between them keeps its order. */
function conversationOf({ propertyId, recipient }: MessageRecord): ConversationKey {
  return { propertyId, otherId: recipient.id };
}
