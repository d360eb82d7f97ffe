import type { Report } from '../../../contract/people/report';
import type {
  ReportDecision,
  ReportReason,
  ReportSubject,
} from '../../../contract/people/report-options';
import type { AppDatabase } from '../../app-database';
import type { FromForm } from '../forms/form-repository';
import { queueAlone } from '../outbox/queue-alone';

/** What is said with a report; `answerTo` is the address for the answer, or ''. */
export type ReportWords = { reason: ReportReason; note: string; answerTo: string };
type Reported = { subject: ReportSubject; subjectId: string; title: string };

/** Reports something; it is kept on this device and goes out by itself (SAFE-1). Answers its id. */
export async function sendReport(
  { subject, subjectId, title }: Reported,
  { reason, note, answerTo, form }: ReportWords & FromForm,
  database: AppDatabase,
): Promise<string> {
  const id = crypto.randomUUID();
  const payload = { subject, subjectId, title, reason, note, answerTo };
  await queueAlone({ kind: 'report.send', entityId: id, payload, form }, database);
  return id;
}

/** An approver's decision about a report: the row that waits is what the screen shows (SAFE-4). */
export async function decideReport(
  report: Report,
  { decision, words, form }: { decision: ReportDecision; words: string } & FromForm,
  database: AppDatabase,
): Promise<void> {
  const { title, seen } = report;
  // What the approver looked at, and nothing that came since.
  const payload = { title, decision, words, ...(seen === undefined ? {} : { seen }) };
  await queueAlone({ kind: 'report.decide', entityId: report.id, payload, form }, database);
}
