import * as z from 'zod/mini';
import { DOCUMENT_KINDS } from './document-options';
import { PLAN_IDS } from '../plan/plan-options';
import { line, requiredText } from '../text-rules';
import { uuidSchema } from '../uuid';

/** An application as the approver reads it. */
const applicationSchema = z.object({
  id: z.uuid(),
  companyName: z.string(),
  /** The name so far, where an approved agent asks for another one; null for somebody new. */
  nameSoFar: z.nullable(z.string()),
  /** What this name looks like that its owner hardly is, such as a bank; absent from an older server. */
  looksLike: z.optional(z.nullable(z.string())),
  /** Another approved agent's company name that cannot be told apart from this one at a glance. */
  looksLikeAgent: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  submissionDate: z.iso.datetime(),
  status: z.literal('pending'),
  plan: z.nullable(z.enum(PLAN_IDS)),
  /** What else the applicant told, by field. */
  formData: z.record(z.string(), z.unknown()),
  documents: z.array(z.object({ kind: z.enum(DOCUMENT_KINDS), name: z.string(), size: z.int() })),
  /** Names what is shown here: a decision says it, so that nothing else is decided. Absent from an older server. */
  seen: z.optional(z.string()),
});
export type Application = z.infer<typeof applicationSchema>;

/** GET /email/agent-approval/pending: words that stand in company, name, e-mail or phone. */
export const pendingAgentsQuerySchema = z.object({ find: z.optional(line(200)) });
export const pendingAgentsSchema = z.object({
  /** Those that wait longest, of all or of those found. */
  agents: z.array(applicationSchema),
  /** How many wait; absent from an older server. */
  total: z.optional(z.int()),
});
/** POST /email/agent-approval/approve and …/reject. */
const decided = { agentId: uuidSchema, seen: z.optional(line(64)) };
export const approveAgentSchema = z.strictObject(decided);
export const rejectAgentSchema = z.strictObject({
  ...decided,
  reason: requiredText(1000, 'Please give the reason'),
});
export const agentDocumentParamsSchema = z.object({
  id: uuidSchema,
  kind: z.enum(DOCUMENT_KINDS),
});
/** GET /audit: who decided what and when, newest first (NDPA). */
export const auditSchema = z.object({
  entries: z.array(
    z.object({
      at: z.iso.datetime(),
      actor: z.string(),
      action: z.string(),
      subject: z.string(),
      detail: z.string(),
    }),
  ),
});
