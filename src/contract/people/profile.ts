import * as z from 'zod/mini';
import { line, requiredName, shownName, tooLong } from '../text-rules';
import { currentPasswordSchema, emailSchema, userSchema } from './account';
import { phoneSchema } from './phone-schema';
import { PLAN_IDS } from '../plan/plan-options';

/** What an account may know of itself. */
const profileSchema = z.extend(userSchema, {
  agentLicense: z.nullable(z.string()),
  /** What an agent speaks with people, as they write it: 'English, Yoruba'. */
  languages: z.nullable(z.string()),
  verified: z.boolean(),
  /** An address that waits for its confirmation; mails go to the old one until then. */
  pendingEmail: z.nullable(z.string()),
  /** A company name that waits for approval; people see the old one until then. */
  pendingCompanyName: z.nullable(z.string()),
  plan: z.nullable(z.enum(PLAN_IDS)),
  memberSince: z.iso.datetime(),
});
export type Profile = z.infer<typeof profileSchema>;
export const profileAnswerSchema = z.object({ data: profileSchema });

/** PUT /auth/profile: `userName` as agents call it; what is left out stays as it is. */
export const profileUpdateSchema = z.strictObject({
  userName: z.optional(requiredName(120, 'Name is required')),
  phone: z.optional(z.nullable(phoneSchema)),
  companyName: z.optional(z.nullable(shownName(160))),
  agentLicense: z.optional(z.nullable(line(80))),
  languages: z.optional(z.nullable(line(120))),
});
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

/** PUT /auth/email: an open session alone does not move an account to another address. */
export const emailChangeSchema = z.strictObject({
  email: emailSchema,
  currentPassword: currentPasswordSchema,
});
export type EmailChange = z.infer<typeof emailChangeSchema>;

/** PUT /auth/password. */
export const passwordChangeSchema = z.strictObject({
  currentPassword: currentPasswordSchema,
  // Their rules are told after the current one is right: the order of DASH-8.
  newPassword: z.string().check(z.maxLength(200, tooLong(200))),
  /** The new one once more, where a form asks for it. */
  confirmPassword: z.optional(z.string().check(z.maxLength(200, tooLong(200)))),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** One open session, named by what tells it apart and reveals nothing. */
const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof sessionSchema>;
export const sessionListSchema = z.object({ sessions: z.array(sessionSchema) });
export const sessionIdSchema = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });
export const sessionEndedSchema = z.object({ id: z.string(), removed: z.boolean() });

/** The flags of seekers and of agents; a person has those of their role. */
const notificationPreferencesSchema = z.object({
  emailPropertyMatches: z.boolean(),
  smsinspectionConfirmations: z.boolean(),
  priceDropAlerts: z.boolean(),
  emailViewingRequests: z.boolean(),
  smsConfirmedViewings: z.boolean(),
  weeklyAnalytics: z.boolean(),
  marketingNewsletters: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;
export const notificationPreferencesUpdateSchema = z.partial(
  z.strictObject(notificationPreferencesSchema.shape),
);
export type NotificationPreferencesUpdate = z.output<typeof notificationPreferencesUpdateSchema>;
/** The flags with what the server does of them: those for SMS are worth a choice only where it sends any. */
const sentPreferencesSchema = z.extend(notificationPreferencesSchema, {
  sendsSms: z.boolean(),
});
export type SentPreferences = z.infer<typeof sentPreferencesSchema>;
export const notificationPreferencesAnswerSchema = z.object({
  data: z.extend(sentPreferencesSchema, {
    /** When marketing was agreed to, which nobody is asked to do unticked (NDPA). */
    marketingConsentAt: z.nullable(z.iso.datetime()),
  }),
});
