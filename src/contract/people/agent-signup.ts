import * as z from 'zod/mini';
import { newPasswordSchema } from './account';
import { DOCUMENT_KINDS } from './document-options';
import { phoneRule, phoneSchema } from './phone-schema';
import { BILLING_PERIODS, PLAN_IDS } from '../plan/plan-options';
import { emailRule, line, longText, requiredLine, requiredName } from '../text-rules';
import { uuidSchema } from '../uuid';

/** What the form asks of everybody; the call lets it be left out. */
export const applicant = {
  rcNumber: requiredLine(40, 'RC Number is required'),
  companyEmail: emailRule('Company email is required', 'Email is invalid'),
  companyPhone: phoneRule('Company phone is required'),
  officeAddress: requiredLine(300, 'Office address is required'),
  position: requiredLine(120, 'Position is required'),
  states: z
    .array(line(40))
    .check(z.minLength(1, 'Please select at least one state'), z.maxLength(37)),
  propertiesCount: z
    .int('Please enter a valid number')
    .check(
      z.gte(0, 'Please enter a valid number'),
      z.lte(1_000_000, 'Please enter a valid number'),
    ),
};

/**
 * POST /agent-signup. The first seven fields are the specification's; the rest is what the
 * approver decides on and the password the account is opened with.
 */
export const agentSignupSchema = z.strictObject({
  /** The applicant's own id of this application: the same one again is the same application. */
  id: z.optional(uuidSchema),
  email: emailRule('Work email is required', 'Email is invalid'),
  name: requiredName(120, 'Full name is required'),
  companyName: requiredName(160, 'Company name is required'),
  phone: phoneSchema,
  location: z._default(line(300), ''),
  experience: z._default(line(300), ''),
  message: z._default(longText(4000), ''),
  password: z.optional(newPasswordSchema),
  rcNumber: z.optional(applicant.rcNumber),
  companyEmail: z.optional(applicant.companyEmail),
  companyPhone: z.optional(applicant.companyPhone),
  position: z.optional(applicant.position),
  states: z.optional(applicant.states),
  isRegisteredAgency: z.optional(z.boolean()),
  representsOwners: z.optional(z.boolean()),
  propertiesCount: z.optional(applicant.propertiesCount),
  selectedPlan: z._default(z.enum(PLAN_IDS), 'starter'),
  billingPeriod: z._default(z.enum(BILLING_PERIODS), 'monthly'),
});
export type AgentSignup = z.input<typeof agentSignupSchema>;

/** What became of an application, as its applicant reads it. */
const APPLICATION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** POST /agent-signup/status: the token is the one the application was answered with. */
export const applicationTokenSchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
});
export const applicationStatusSchema = z.object({
  status: z.enum(APPLICATION_STATUSES),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
});

/** `uploadToken` lets the applicant send documents before they can log in. */
export const agentSignupAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  uploadToken: z.string(),
});
export const documentParamsSchema = z.object({ kind: z.enum(DOCUMENT_KINDS) });
export const documentQuerySchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  name: z._default(line(200), ''),
});
export const documentAnswerSchema = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  size: z.int(),
});
