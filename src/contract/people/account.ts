import * as z from 'zod/mini';
import { emailRule, line, newPasswordRule, requiredLine, requiredName } from '../text-rules';
import { MAX_RECALLED, RECALLED_COLLECTIONS } from '../feed/recalled';
import { uuidSchema } from '../uuid';

/** The roles of an account: seekers and agents, and the provider's own approvers. */
const userTypeSchema = z.enum(['seeker', 'agent', 'approver']);
export type UserType = z.infer<typeof userTypeSchema>;

/** What a person says they are when logging in; an approver may say either. */
const loginTypeSchema = z.enum(['seeker', 'agent']);
export type LoginType = z.infer<typeof loginTypeSchema>;

export const emailSchema = emailRule('Email is required', 'Please enter a valid email');
export const newPasswordSchema = newPasswordRule();
/** The password somebody has, asked again before something that matters. */
export const currentPasswordSchema = z
  .string()
  .check(z.minLength(1, 'Current password is required'), z.maxLength(200));

export const userSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  userType: userTypeSchema,
});
export type User = z.infer<typeof userSchema>;

export const loginSchema = z.strictObject({
  email: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please enter both email and password'), z.maxLength(254)),
  password: z
    .string()
    .check(z.minLength(1, 'Please enter both email and password'), z.maxLength(200)),
  userType: loginTypeSchema,
  /** From the app, or a recovery code, where the account asks for one. */
  code: z.optional(line(40)),
});
export type LoginRequest = z.infer<typeof loginSchema>;
export const loginAnswerSchema = z.object({ token: z.string(), user: userSchema });
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/** POST {host}/register (SIGN-6). */
export const registerSchema = z.strictObject({
  name: requiredName(120, 'Name is required'),
  email: emailSchema,
  password: newPasswordSchema,
  userType: z.literal('seeker'),
  preferences: z.strictObject({
    purpose: z.enum(['rent', 'buy'], 'Please select your purpose'),
    budget: requiredLine(40, 'Please select your budget range'),
    preferredLocation: requiredLine(200, 'Preferred location is required'),
    moveInTimeline: z.enum(
      ['immediately', '1-3months', '3-6months', '6months+'],
      'Please select your move-in timeline',
    ),
  }),
});
export type RegisterRequest = z.infer<typeof registerSchema>;

export const messageAnswerSchema = z.object({ message: z.string() });

const recalledSchema = z.strictObject({
  collection: z.enum(RECALLED_COLLECTIONS),
  id: uuidSchema,
});

/**
 * POST /auth/sessions/end: ends a session by the SHA-256 of its token, all that a phone keeps of it
 * which logged out without a network. The answer is the same whether there was one. What was discarded
 * with it, and has not arrived by then, is not delivered any more.
 */
export const endSessionSchema = z.strictObject({
  recalled: z._default(z.array(recalledSchema).check(z.maxLength(MAX_RECALLED)), []),
  fingerprint: z
    .string()
    .check(z.regex(/^[0-9a-f]{64}$/, 'A fingerprint is 64 hexadecimal digits')),
});
export const endedSchema = z.object({ ended: z.literal(true) });

export const forgotPasswordSchema = z.strictObject({ email: emailSchema });
export const resetPasswordSchema = z.strictObject({
  token: z.string().check(z.minLength(1, 'Invalid password reset token'), z.maxLength(200)),
  password: newPasswordSchema,
});
/** The link of a mail that ends a session, and of one that takes an e-mail change back. */
export const endSessionQuerySchema = z.object({ fingerprint: endSessionSchema.shape.fingerprint });
export const linkQuerySchema = z.object({
  token: z._default(z.string().check(z.maxLength(200)), ''),
});
export const verifyQuerySchema = z.object({
  token: z._default(z.string().check(z.maxLength(200)), ''),
  email: z.optional(z.string().check(z.maxLength(254))),
});
