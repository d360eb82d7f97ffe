import { z } from 'zod';
import { emailSchema } from './account';
import { uuidSchema } from './uuid';

/** POST /email/send (A7), for approvers: `from` and `sent` are taken and the server's own are used. */
export const sendEmailSchema = z.strictObject({
  to: emailSchema,
  from: z.string().max(254).optional(),
  subject: z.string().trim().min(1, 'A mail needs a subject').max(200),
  html: z.string().min(1, 'A mail needs a text').max(50_000),
  sent: z.union([z.boolean(), z.string().max(40)]).optional(),
});
/** POST /email/verification-code, /email/verify, /email/welcome and /email/password-reset (A7). */
export const emailOnlySchema = z.strictObject({ email: emailSchema });
/** POST /email/agent-approval: reminds the provider of one's own application. */
export const agentApprovalMailSchema = z.strictObject({ email: emailSchema });
/** POST /email/property-approval, for approvers: tells the owner what was decided of a listing. */
export const propertyApprovalMailSchema = z.strictObject({
  propertyId: uuidSchema,
  approved: z.boolean(),
  reason: z.string().trim().max(1000).default(''),
});
