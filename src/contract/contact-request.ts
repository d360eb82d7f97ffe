import { z } from 'zod';
import { emailSchema } from './account';
import { uuidSchema } from './uuid';

/** POST /contact-requests: a visitor without an account asks an agent to call or write (P4, P5). */
export const contactRequestSchema = z.strictObject({
  id: uuidSchema,
  propertyId: uuidSchema,
  name: z.string().trim().min(1, 'Name is required').max(120),
  email: emailSchema,
  phone: z
    .string()
    .trim()
    .max(40)
    .regex(/^\+?[\d\s()-]{10,15}$/, 'Phone number is invalid'),
  kind: z.enum(['chat', 'call']),
  message: z.string().trim().max(5000).default(''),
});
export type ContactRequest = z.input<typeof contactRequestSchema>;

export const receivedContactSchema = z.object({
  id: z.uuid(),
  propertyId: z.uuid(),
  propertyTitle: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  kind: z.enum(['chat', 'call']),
  message: z.string(),
  createdAt: z.iso.datetime(),
});
export const contactSentSchema = z.object({ id: z.uuid() });
export const contactListSchema = z.object({ contacts: z.array(receivedContactSchema) });
