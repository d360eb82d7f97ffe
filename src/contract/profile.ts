import { z } from 'zod';
import { emailSchema, newPasswordSchema, userSchema } from './account';
import { PLAN_IDS } from './plan-options';

const line = (max: number) => z.string().trim().max(max);

/** What an account may know of itself (A3, P3). */
export const profileSchema = userSchema.extend({
  agentLicense: z.string().nullable(),
  verified: z.boolean(),
  /** An address that waits for its confirmation; mails go to the old one until then. */
  pendingEmail: z.string().nullable(),
  plan: z.enum(PLAN_IDS).nullable(),
  memberSince: z.iso.datetime(),
});
export type Profile = z.infer<typeof profileSchema>;
export const profileAnswerSchema = z.object({ data: profileSchema });

/** PUT /auth/profile (P7, A7): `userName` as agents call it; what is left out stays as it is. */
export const profileUpdateSchema = z.strictObject({
  userName: line(120).min(1, 'Name is required').optional(),
  email: emailSchema.optional(),
  phone: line(40).nullable().optional(),
  companyName: line(160).nullable().optional(),
  agentLicense: line(80).nullable().optional(),
});
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

/** PUT /auth/password. */
export const passwordChangeSchema = z.strictObject({
  currentPassword: z.string().min(1, 'Current password is required').max(200),
  newPassword: newPasswordSchema,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** One open session, named by what tells it apart and reveals nothing. */
export const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof sessionSchema>;
export const sessionListSchema = z.object({ sessions: z.array(sessionSchema) });
export const sessionIdSchema = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });
export const sessionEndedSchema = z.object({ id: z.string(), removed: z.boolean() });

/** The flags of seekers (P3) and of agents (A3); a person has those of their role. */
export const notificationPreferencesSchema = z.object({
  emailPropertyMatches: z.boolean(),
  smsinspectionConfirmations: z.boolean(),
  priceDropAlerts: z.boolean(),
  emailViewingRequests: z.boolean(),
  smsConfirmedViewings: z.boolean(),
  weeklyAnalytics: z.boolean(),
  marketingNewsletters: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;
export const notificationPreferencesUpdateSchema = z
  .strictObject(notificationPreferencesSchema.shape)
  .partial();
export const notificationPreferencesAnswerSchema = z.object({
  data: notificationPreferencesSchema.extend({
    /** When marketing was agreed to, which nobody is asked to do unticked (NDPA). */
    marketingConsentAt: z.iso.datetime().nullable(),
  }),
});
