import { z } from 'zod';

/** The roles of an account: seekers and agents (P6), and the provider's own approvers (A6). */
export const userTypeSchema = z.enum(['seeker', 'agent', 'approver']);
export type UserType = z.infer<typeof userTypeSchema>;

/** What a person says they are when logging in (P3); an approver may say either. */
const loginTypeSchema = z.enum(['seeker', 'agent']);
export type LoginType = z.infer<typeof loginTypeSchema>;

export const emailSchema = z.string().trim().max(254).email('Please enter a valid email');
export const newPasswordSchema = z
  .string()
  .min(8, 'Password must be at least 8 characters')
  .max(200);

export const userSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  companyName: z.string().nullable(),
  userType: userTypeSchema,
});
export type User = z.infer<typeof userSchema>;

export const loginSchema = z.strictObject({
  email: z.string().trim().min(1, 'Please enter both email and password').max(254),
  password: z.string().min(1, 'Please enter both email and password').max(200),
  userType: loginTypeSchema,
});
export type LoginRequest = z.infer<typeof loginSchema>;
export const loginAnswerSchema = z.object({ token: z.string(), user: userSchema });
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/** POST {host}/register (P7, SIGN-6). */
export const registerSchema = z.strictObject({
  name: z.string().trim().min(1, 'Name is required').max(120),
  email: emailSchema,
  password: newPasswordSchema,
  userType: z.literal('seeker'),
  preferences: z.strictObject({
    purpose: z.enum(['rent', 'buy']),
    budget: z.string().max(40),
    preferredLocation: z.string().trim().min(1, 'Preferred location is required').max(200),
    moveInTimeline: z.enum(['immediately', '1-3months', '3-6months', '6months+']),
  }),
});
export type RegisterRequest = z.infer<typeof registerSchema>;

export const messageAnswerSchema = z.object({ message: z.string() });

/**
 * POST /auth/sessions/end: ends a session by the SHA-256 of its token, all that a phone keeps of it
 * which logged out without a network. The answer is the same whether there was one.
 */
export const endSessionSchema = z.strictObject({
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/, 'A fingerprint is 64 hexadecimal digits'),
});
export const endedSchema = z.object({ ended: z.literal(true) });

export const forgotPasswordSchema = z.strictObject({ email: emailSchema });
export const resetPasswordSchema = z.strictObject({
  token: z.string().min(1, 'Invalid password reset token').max(200),
  password: newPasswordSchema,
});
export const verifyQuerySchema = z.object({
  token: z.string().max(200).default(''),
  email: z.string().max(254).optional(),
});
