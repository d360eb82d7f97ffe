import { z } from 'zod';
import { emailSchema, newPasswordSchema } from './account';
import { DOCUMENT_KINDS } from './document-options';
import { BILLING_PERIODS, PLAN_IDS } from './plan-options';
import { uuidSchema } from './uuid';

const line = (max: number) => z.string().trim().max(max);

/**
 * POST /agent-signup (A7). The first seven fields are the specification's; the rest is what the
 * approver decides on and the password the account is opened with.
 */
export const agentSignupSchema = z.strictObject({
  /** The applicant's own id of this application: the same one again is the same application. */
  id: uuidSchema.optional(),
  email: emailSchema,
  name: line(120).min(1, 'Full name is required'),
  companyName: line(160).min(1, 'Company name is required'),
  phone: line(40).min(1, 'Phone number is required'),
  location: line(300).default(''),
  experience: line(300).default(''),
  message: line(4000).default(''),
  password: newPasswordSchema.optional(),
  rcNumber: line(40).optional(),
  companyEmail: emailSchema.optional(),
  companyPhone: line(40).optional(),
  position: line(120).optional(),
  states: z.array(line(40)).max(37).optional(),
  isRegisteredAgency: z.boolean().optional(),
  representsOwners: z.boolean().optional(),
  propertiesCount: z.number().int().min(0).max(1_000_000).optional(),
  selectedPlan: z.enum(PLAN_IDS).default('starter'),
  billingPeriod: z.enum(BILLING_PERIODS).default('monthly'),
  marketingConsent: z.boolean().default(false),
});
export type AgentSignup = z.input<typeof agentSignupSchema>;

/** What became of an application, as its applicant reads it. */
export const APPLICATION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** POST /agent-signup/status: the token is the one the application was answered with. */
export const applicationTokenSchema = z.strictObject({ token: z.string().min(1).max(200) });
export const applicationStatusSchema = z.object({
  status: z.enum(APPLICATION_STATUSES),
  /** Why it was refused. */
  reason: z.string().nullable(),
});

/** `uploadToken` lets the applicant send documents before they can log in. */
export const agentSignupAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  uploadToken: z.string(),
});
export const documentParamsSchema = z.object({ kind: z.enum(DOCUMENT_KINDS) });
export const documentQuerySchema = z.strictObject({
  token: z.string().min(1).max(200),
  name: line(200).default(''),
});
export const documentAnswerSchema = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  size: z.number().int(),
});
