import * as z from 'zod/mini';
import { phoneSchema } from './phone-schema';
import { emailRule, longText, requiredName } from '../text-rules';
import { uuidSchema } from '../uuid';

/** POST /contact-requests: a visitor without an account asks an agent to call or write. */
export const contactRequestSchema = z.strictObject({
  id: uuidSchema,
  propertyId: uuidSchema,
  name: requiredName(120, 'Name is required'),
  email: emailRule('Email is required', 'Email is invalid'),
  phone: phoneSchema,
  kind: z.enum(['chat', 'call']),
  message: z._default(longText(5000), ''),
});
export type ContactRequest = z.input<typeof contactRequestSchema>;

const receivedContactSchema = z.object({
  id: z.uuid(),
  propertyId: z.uuid(),
  propertyTitle: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  kind: z.enum(['chat', 'call']),
  message: z.string(),
  createdAt: z.iso.datetime(),
  /** When the agent noted that they had called or written back; absent where an older server tells of it. */
  answeredAt: z.optional(z.nullable(z.iso.datetime())),
});
export type ReceivedContact = z.infer<typeof receivedContactSchema>;
export const contactSentSchema = z.object({ id: z.uuid() });
/** PATCH /contact-requests/:id: the agent called or wrote back, or did not after all. */
export const contactAnsweredSchema = z.strictObject({ answered: z.boolean() });
/** Without whose it is: answers are kept for those who ask twice. */
export const contactAnswerSchema = z.object({
  contact: z.object({ id: z.uuid(), answeredAt: z.nullable(z.iso.datetime()) }),
});
export const contactListSchema = z.object({ contacts: z.array(receivedContactSchema) });
