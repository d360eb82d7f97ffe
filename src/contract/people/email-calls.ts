import * as z from 'zod/mini';
import { emailSchema } from './account';
import { longText, requiredLine, requiredText } from '../text-rules';
import { uuidSchema } from '../uuid';

/** POST /email/send, for approvers: `from` and `sent` are taken and the server's own are used. */
export const sendEmailSchema = z.strictObject({
  to: emailSchema,
  from: z.optional(z.string().check(z.maxLength(254))),
  subject: requiredLine(200, 'A mail needs a subject'),
  html: requiredText(50_000, 'A mail needs a text'),
  sent: z.optional(z.union([z.boolean(), z.string().check(z.maxLength(40))])),
});
/** POST /email/verification-code, /email/verify, /email/welcome and /email/password-reset. */
export const emailOnlySchema = z.strictObject({ email: emailSchema });
/** POST /email/agent-approval: reminds the provider of one's own application. */
export const agentApprovalMailSchema = z.strictObject({ email: emailSchema });
/** POST /email/property-approval, for approvers: tells the owner what was decided of a listing. */
export const propertyApprovalMailSchema = z.strictObject({
  propertyId: uuidSchema,
  approved: z.boolean(),
  reason: z._default(longText(1000), ''),
});
