import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Message } from '../../src/contract/feed/message';
import { AppDatabase } from '../../src/db/app-database';
import { markMessagesRead } from '../../src/db/repositories/messages/message-commands';
import { applyMessage } from '../../src/sync/engine/apply/apply-message';

let database: AppDatabase;
beforeEach(() => {
  database = new AppDatabase(randomUUID());
});
afterEach(() => database.delete());

const received: Message = {
  id: randomUUID(),
  propertyId: randomUUID(),
  propertyTitle: 'Flat',
  sender: { id: 'ada', name: 'Ada' },
  recipient: { id: 'me', name: 'Me' },
  fromUserId: 'ada',
  subject: 'Free?',
  content: 'Is it free?',
  createdAt: '2026-11-22T09:00:00.000Z',
  readStatus: false,
};
const isRead = async () => (await database.messages.get(received.id))?.readStatus;

test('what was marked here stands until the server knows it', async () => {
  await applyMessage(database, received);
  await markMessagesRead([received.id], database);
  await applyMessage(database, received);
  expect(await isRead()).toBe(true);
  // Sent meanwhile: from now on the server's word counts.
  await database.outbox.clear();
  await applyMessage(database, received);
  expect(await isRead()).toBe(false);
});
