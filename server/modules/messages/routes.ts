import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsync } from 'fastify';
import { type Message, type SendMessageRequest } from '../../../src/contract/feed/message';
import { messagePreview } from '../../../src/domain/format/message-preview';
import type { Queryable } from '../../db/database';
import { type Account, accountOf } from '../../plugins/account-of';
import { onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { findById } from '../auth/repository';
import { refuseBlocked } from '../blocks/refuse-blocked';
import { type Change, recordChanges } from '../changes/record-change';
import { messageMail } from '../mail/market-templates';
import { queueNewsMail } from '../mail/queue-news-mail';
import { readDealtWith, storeNotification } from '../notifications/repository';
import { lockItem } from '../outbox/lock-item';
import { recallItem, refuseRecalled } from '../outbox/recalled-items';
import { isLimited, lockAccount, requireWithinPlan } from '../entitlements/usage';
import { requireTalk } from './require-talk';
import { slowRepeats } from './slow-repeats';
import {
  findMessage,
  hasReadAll,
  type Talk,
  hideMessage,
  insertMessage,
  markRead,
  readInbox,
  readMessages,
} from './repository';
import { waitedSeconds } from './waited-seconds';
import { serve } from '../../plugins/serve';

/** Messages between a seeker and an agent about a property. */
export const messageRoutes: FastifyPluginAsync = async (app) => {
  const { database, settings } = app;

  serve(app, 'GET /messages', async (request) => ({
    messages: await readInbox(database, accountOf(request).id),
  }));

  serve(app, 'POST /messages', async (request, reply) => {
    const sender = accountOf(request);
    const answer = await onceInEffect(database, request, reply, async (tx) => {
      const sent = { ...request.body, id: request.body.id ?? randomUUID() };
      await refuseRecalled(tx, sender.id, 'messages', sent.id);
      let message = await findMessage(tx, sent.id);
      // Only what is new is held to the rules: the listing may be gone since the first sending.
      if (message === undefined) {
        await requireTalk(tx, sender.id, sent);
        await refuseBlocked(tx, sender.id, sent.recipientId);
        if (settings.rateLimits) await slowRepeats(tx, sender.id, sent);
      }
      const isCounted = sender.userType === 'agent' && isLimited(sender.plan, 'messages');
      // Before the listing, which the message refers to, as everywhere.
      if (isCounted) await lockAccount(tx, sender.id);
      const isNew =
        message === undefined && (await insertMessage(tx, sender.id, sent, waitedSeconds(request)));
      message ??= await findMessage(tx, sent.id);
      if (message === undefined) throw notFound();
      requireSame(message, sender.id, sent);
      if (isNew && isCounted) await requireWithinPlan(tx, sender.id, 'messages');
      if (isNew) await announceMessage(tx, sender, message, app);
      return {
        status: 201,
        body: { messageId: message.id, recipientName: message.recipient.name, message },
      };
    });
    app.mailWorker.wake();
    return answer;
  });

  for (const word of ['read', 'unread'] as const) {
    serve(app, `PATCH /messages/:id/${word}`, (request, reply) =>
      onceInEffect(database, request, reply, async (tx) => {
        const reader = accountOf(request);
        const { id } = request.params;
        const talk = await markRead(tx, reader.id, id, word === 'read');
        if (talk === undefined) throw notFound();
        await recordChanges(tx, [
          { userId: talk.recipient_id, collection: 'messages', entityId: id },
          { userId: talk.sender_id, collection: 'messages', entityId: id },
          ...(word === 'read' ? await readToldOf(tx, talk) : []),
        ]);
        return { status: 200, body: { message: await readOwn(tx, reader.id, id) } };
      }),
    );
  }

  serve(app, 'DELETE /messages/:id', (request, reply) =>
    onceInEffect(database, request, reply, async (tx) => {
      const account = accountOf(request);
      const { id } = request.params;
      await lockItem(tx, id);
      const talk = await hideMessage(tx, account.id, id);
      const removed = talk !== undefined;
      if (removed) {
        await recordChanges(tx, [
          { userId: account.id, collection: 'messages', entityId: id, deleted: true },
          // What its reader deletes is as good as read.
          ...(talk.recipient_id === account.id ? await readToldOf(tx, talk) : []),
        ]);
      } else await recallItem(tx, account.id, 'messages', id);
      return { status: 200, body: { id, removed, recalled: !removed } };
    }),
  );
};

/** Once all letters of a talk are read or deleted, what told of them asks for nothing any more. */
async function readToldOf(tx: Queryable, talk: Talk): Promise<Change[]> {
  if (!(await hasReadAll(tx, talk))) return [];
  return readDealtWith(tx, {
    userId: talk.recipient_id,
    aboutUserId: talk.sender_id,
    type: 'NEW_MESSAGE',
    propertyId: talk.property_id,
  });
}

/**
 * Tells whoever is written to, by a notification and a mail, and both devices. Both feeds, for which
 * writers of the same person wait, are locked at the end alone.
 */
async function announceMessage(
  tx: Queryable,
  from: Account,
  message: Message,
  app: FastifyInstance,
): Promise<void> {
  const changes: Change[] = [from.id, message.recipient.id].map((userId) => ({
    userId,
    collection: 'messages',
    entityId: message.id,
  }));
  // As the thread shows them: an agent by the company's name.
  const { name } = message.sender;
  const recipient = await findById(tx, message.recipient.id);
  if (recipient) {
    const told = await storeNotification(tx, {
      userId: recipient.id,
      aboutUserId: from.id,
      type: 'NEW_MESSAGE',
      propertyId: message.propertyId,
      propertyTitle: message.propertyTitle,
      message: `${name} wrote to you: ${message.subject}`,
      details: { from: name, messagePreview: messagePreview(message.content) },
    });
    changes.push(told);
    const url = `${app.settings.publicUrl}/messages`;
    const mail = messageMail(recipient, { from: name, subject: message.subject, url });
    await queueNewsMail(tx, mail, from.id, app);
  }
  await recordChanges(tx, changes);
}

/** An id stands for one message. @throws 409 without saying whose or what the stored one is. */
function requireSame(stored: Message, senderId: string, sent: SendMessageRequest): void {
  const same =
    stored.sender.id === senderId &&
    stored.recipient.id === sent.recipientId &&
    stored.propertyId === sent.propertyId &&
    stored.subject === sent.subject &&
    stored.content === sent.content;
  if (!same)
    throw new ProblemError(409, 'conflict', 'This id belongs to another message already.', {
      field: 'id',
    });
}

async function readOwn(tx: Queryable, userId: string, id: string): Promise<Message> {
  const message = (await readMessages(tx, userId, [id])).get(id);
  if (message === undefined) throw notFound();
  return message;
}

function notFound(): ProblemError {
  return new ProblemError(404, 'not-found', 'Message not found');
}
