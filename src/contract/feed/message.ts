import * as z from 'zod/mini';
import { requiredLine, requiredText } from '../text-rules';
import { uuidSchema } from '../uuid';

/**
 * POST /messages. `id` is the client's UUID and becomes the message's primary key: what is sent again under it
 * is one message. Without one the server makes it, and whoever sends again writes again.
 */
export const sendMessageSchema = z.strictObject({
  id: z.optional(uuidSchema),
  recipientId: uuidSchema,
  propertyId: uuidSchema,
  subject: requiredLine(200, 'Please enter both subject and message'),
  content: requiredText(5000, 'Please enter both subject and message'),
});
export type SendMessageRequest = z.infer<typeof sendMessageSchema> & { id: string };

const party = z.object({ id: z.uuid(), name: z.string() });

export const messageSchema = z.object({
  id: z.uuid(),
  propertyId: z.uuid(),
  propertyTitle: z.string(),
  sender: party,
  recipient: party,
  fromUserId: z.uuid(),
  subject: z.string(),
  content: z.string(),
  /** When it arrived. */
  createdAt: z.iso.datetime(),
  /** When it was written, where it waited on a phone before it arrived. */
  writtenAt: z.optional(z.nullable(z.iso.datetime())),
  readStatus: z.boolean(),
});
export type Message = z.infer<typeof messageSchema>;

export const sendMessageAnswerSchema = z.object({
  messageId: z.uuid(),
  recipientName: z.string(),
  message: messageSchema,
});
export const messageListSchema = z.object({ messages: z.array(messageSchema) });
export const messageReadAnswerSchema = z.object({ message: messageSchema });
