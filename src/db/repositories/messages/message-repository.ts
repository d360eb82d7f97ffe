import { oldestFirst, type Placed } from '../../../domain/messages/message-order';
import type { AppDatabase } from '../../app-database';
import type { ShownRow } from '../../outbox-row';
import type { MessageRecord } from '../../records';
import { attachRows } from '../outbox/attach-rows';

export type MessageView = { item: MessageRecord; rows: ShownRow[] };

/** All messages kept here, each with what waits for it: what is not sent yet first, then the newest. */
export function listMessages(database: AppDatabase): Promise<MessageView[]> {
  return database.transaction('r', database.messages, database.outbox, async () => {
    const messages = await database.messages.orderBy('createdAt').toArray();
    const views = await attachRows(database, messages, (message) => [message.id]);
    return oldestFirst(views, placeOf).toReversed();
  });
}

/** Whether somebody wrote these words about a home, as far as this device knows, and nobody refused them. */
export function wasWritten(
  { propertyId, content, fromUserId }: Pick<MessageRecord, 'propertyId' | 'content' | 'fromUserId'>,
  database: AppDatabase,
): Promise<boolean> {
  return database.transaction('r', database.messages, database.outbox, async () => {
    const same = await database.messages
      .filter(
        (one) =>
          one.fromUserId === fromUserId && one.propertyId === propertyId && one.content === content,
      )
      .primaryKeys();
    const rows = await database.outbox.where('entityId').anyOf(same).toArray();
    const refused = new Set(
      rows.filter(({ state }) => state === 'rejected').map(({ entityId }) => entityId),
    );
    return same.some((id) => !refused.has(id));
  });
}

/** Where a message belongs among the others. */
export function placeOf({ item: { onServer, createdAt }, rows }: MessageView): Placed {
  const seq = rows.find(({ kind }) => kind === 'message.send')?.seq ?? null;
  return { onServer, createdAt, seq };
}
