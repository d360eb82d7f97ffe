import * as z from 'zod/mini';
import { emailSchema } from './account';
import { REPORT_DECISIONS, REPORT_REASONS, REPORT_SUBJECTS } from './report-options';
import { line, longText, requiredText } from '../text-rules';
import { uuidSchema } from '../uuid';

/** POST /reports: somebody reports a listing, a message or a person; the id is the reporter's own. */
export const sendReportSchema = z.strictObject({
  id: uuidSchema,
  subject: z.enum(REPORT_SUBJECTS),
  subjectId: uuidSchema,
  reason: z.enum(REPORT_REASONS),
  note: z._default(longText(1000), ''),
  /** Where a visitor without an account wants the answer; '' for nowhere. */
  answerTo: z._default(z.union([z.literal(''), emailSchema], 'Please enter a valid email'), ''),
});
export type SendReport = z.input<typeof sendReportSchema>;
export const reportSentSchema = z.object({ id: z.uuid() });

/** A report as the approver reads it, with what was reported as it stood at that moment. */
const reportSchema = z.object({
  id: z.uuid(),
  subject: z.enum(REPORT_SUBJECTS),
  subjectId: z.uuid(),
  /** What it is about, in a few words. */
  title: z.string(),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  evidence: z.array(z.object({ name: z.string(), text: z.string() })),
  about: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  /** How many other reports about the same person there are. */
  otherReports: z.int(),
  /** Null for a visitor without an account. */
  reporter: z.nullable(z.object({ name: z.string(), email: z.string() })),
  createdAt: z.iso.datetime(),
  decision: z.nullable(z.enum(REPORT_DECISIONS)),
  /** What was told with the decision; '' before. */
  words: z.string(),
  /** Names what is shown here: a decision says it, so that nothing else is decided. Absent from an older server. */
  seen: z.optional(z.string()),
});
export type Report = z.infer<typeof reportSchema>;
export const reportListSchema = z.object({ reports: z.array(reportSchema) });

/** POST /reports/:id/decision; it may be decided anew, and then the new decision counts alone. */
export const decideReportSchema = z.strictObject({
  decision: z.enum(REPORT_DECISIONS),
  words: requiredText(1000, 'Please say why'),
  seen: z.optional(line(64)),
});
export const reportDecidedSchema = z.object({ report: reportSchema });
