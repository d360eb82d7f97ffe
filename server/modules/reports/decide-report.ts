import type { FastifyInstance } from 'fastify';
import type { Report } from '../../../src/contract/people/report';
import type { ReportDecision } from '../../../src/contract/people/report-options';
import { DECISION_WORDS, decisionsFor } from '../../../src/domain/reports/report-words';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import { ProblemError } from '../../plugins/problem-error';
import { writeAudit } from '../audit/audit';
import { endLinks, lockUser } from '../auth/one-time-tokens';
import { findById } from '../auth/repository';
import { endAllSessions } from '../auth/sessions';
import { callOffVisits } from '../inspections/call-off-visits';
import { lockVisitsAhead } from '../inspections/visits-ahead';
import { queueMail } from '../mail/repository';
import {
  type LiftedDecision,
  reportAnsweredMail,
  reportDecidedMail,
  reportLiftedMail,
} from '../mail/safety-templates';
import { notify } from '../notifications/repository';
import { announceProperty } from '../properties/announce-property';
import { publishWaiting } from '../properties/publish-waiting';
import { setStatus } from '../properties/repository';
import { findReport, withSeen } from './repository';

type Decision = {
  id: string;
  actor: string;
  actorId: string;
  decision: ReportDecision;
  words: string;
  /** What was looked at, as its report named it; absent where that is what stands. */
  seen?: string | undefined;
};

/**
 * Decides about a report (SAFE-4): hides or suspends, tells whom it is about and whoever reported, and
 * notes it. A second decision takes the place of the first; the same again changes nothing.
 * @throws 404 for no report, 422 for a decision that does not fit; 409 where the report is not what was looked at.
 */
export async function decideReport(
  tx: Queryable,
  made: Decision,
  app: FastifyInstance,
): Promise<Report> {
  // The account before its reports, as an erasure takes them.
  const { about_user_id: aboutId } =
    (await tx.kysely
      .selectFrom('reports')
      .select('about_user_id')
      .where('id', '=', made.id)
      .executeTakeFirst()) ?? {};
  if (aboutId !== undefined) await lockUser(tx, aboutId);
  await tx.kysely
    .selectFrom('reports')
    .select('id')
    .where('id', '=', made.id)
    .forUpdate()
    .executeTakeFirst();
  const report = await findReport(tx, made.id);
  if (report === undefined)
    throw new ProblemError(404, 'not-found', 'There is no such report any more.');
  if (!decisionsFor(report.subject).includes(made.decision))
    throw new ProblemError(422, 'invalid', 'Only a listing can be hidden.', { field: 'decision' });
  if (report.decision === made.decision && report.words === made.words) return report;
  if (made.seen !== undefined && made.seen !== report.seen)
    throw new ProblemError(
      409,
      'conflict',
      'This report was changed or decided since you looked at it. Discard this decision, look at it again, and decide anew.',
    );
  await tx.kysely
    .updateTable('reports')
    .set({ decision: made.decision, words: made.words, decided_at: now })
    .where('id', '=', made.id)
    .execute();
  if (made.decision === 'hide') await hide(tx, [report.subjectId]);
  if (made.decision === 'suspend') await suspend(tx, report.about.id, app);
  // What is hidden leaves room, and what was hidden or suspended may be shown again.
  else if (made.decision === 'hide' || report.decision === 'hide' || report.decision === 'suspend')
    await publishWaiting(tx, report.about.id);
  await tell(tx, report, made, await liftedBy(tx, report, made.decision));
  await writeAudit(tx, {
    actor: made.actor,
    action: `report.${made.decision}`,
    actorId: made.actorId,
    subject: report.about.email,
    subjectId: report.about.id,
    detail: report.title,
  });
  return withSeen({ ...report, decision: made.decision, words: made.words });
}

/** Takes listings out of the search; their owner keeps them as drafts. */
async function hide(tx: Queryable, ids: string[]): Promise<void> {
  const shown = await tx.kysely
    .selectFrom('properties')
    .select(['id', 'owner_id'])
    .where('id', 'in', ids)
    .where('status', '=', 'Active')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { id, owner_id: ownerId } of shown) {
    await setStatus(tx, id, 'Draft');
    await announceProperty(tx, { id, ownerId });
  }
}

/**
 * Ends every session and link of an account, calls its visits off, and hides its listings until that is
 * taken back. Rows are locked before feeds, as everywhere.
 */
async function suspend(tx: Queryable, userId: string, app: FastifyInstance): Promise<void> {
  const visits = await lockVisitsAhead(tx, userId);
  await hideAll(tx, userId);
  await callOffVisits(tx, userId, visits, app);
  await endAllSessions(tx, userId);
  await endLinks(tx, userId);
  // Its address goes on telling of visits and who asked for them.
  await tx.kysely
    .updateTable('users')
    .set({ calendar_hash: null })
    .where('id', '=', userId)
    .execute();
}

async function hideAll(tx: Queryable, userId: string): Promise<void> {
  const listings = await tx.kysely
    .selectFrom('properties')
    .select('id')
    .where('owner_id', '=', userId)
    .where('status', '=', 'Active')
    .execute();
  if (listings.length === 0) return;
  const ids = listings.map(({ id }) => id);
  await hide(tx, ids);
  // They wait as listings without room do, before all that waited: what was shown comes back first.
  await tx.kysely
    .updateTable('properties')
    // What was shown was said to be right: no doubt of its import keeps it from coming back.
    .set((eb) => ({
      awaits_room_since: eb.fn.coalesce('published_at', 'created_at'),
      review_note: null,
    }))
    .where('id', 'in', ids)
    .execute();
}

/** What a decision in the place of an earlier one takes back, unless another report says it too. */
async function liftedBy(
  tx: Queryable,
  { decision: before, subjectId, about }: Report,
  decision: ReportDecision,
): Promise<LiftedDecision | null> {
  // A warning is of its own report alone; one that something graver follows is not taken back.
  if (before === 'warn' && decision === 'none') return 'warn';
  if ((before !== 'hide' && before !== 'suspend') || before === decision || decision === 'suspend')
    return null;
  const other = await tx.kysely
    .selectFrom('reports')
    .select('id')
    .where('decision', '=', before)
    .where((of) =>
      before === 'hide' ? of('subject_id', '=', subjectId) : of('about_user_id', '=', about.id),
    )
    .limit(1)
    .executeTakeFirst();
  return other === undefined ? before : null;
}

/** What the person concerned reads of a decision that is taken back. */
const LIFTED_WORDS: Record<LiftedDecision, string> = {
  warn: 'The warning is taken back',
  hide: 'Taken back, you may publish it again',
  suspend: 'Taken back, your account is open again',
};

/** Tells the person concerned, unless nothing was wrong nor taken back, and whoever reported. */
async function tell(
  tx: Queryable,
  report: Report,
  { decision, words }: Decision,
  lifted: LiftedDecision | null,
): Promise<void> {
  const about = await findById(tx, report.about.id);
  const lists = about?.user_type === 'agent';
  if (about !== undefined && lifted !== null) {
    await queueMail(tx, reportLiftedMail(about, { title: report.title, lifted, lists, words }));
    await notify(tx, {
      userId: about.id,
      type: 'RULES_BROKEN',
      propertyId: null,
      propertyTitle: report.title,
      message: `${LIFTED_WORDS[lifted]}: ${words}`,
      details: {},
    });
  }
  if (about !== undefined && decision !== 'none') {
    const news = { title: report.title, subject: report.subject, lists, decision, words };
    await queueMail(tx, reportDecidedMail(about, news));
    // Somebody suspended reads no notifications.
    if (decision !== 'suspend')
      await notify(tx, {
        userId: about.id,
        type: 'RULES_BROKEN',
        propertyId: null,
        propertyTitle: report.title,
        message: `${decision === 'hide' ? 'Your listing was hidden' : 'A warning'}: ${words}`,
        details: {},
      });
  }
  const { reporter_id: reporterId, answer_to: answerTo } = await tx.kysely
    .selectFrom('reports')
    .select(['reporter_id', 'answer_to'])
    .where('id', '=', report.id)
    .executeTakeFirstOrThrow();
  const answer = `${DECISION_WORDS[decision].made}${decision === 'none' ? `: ${words}` : '.'}`;
  const told = { title: report.title, answer };
  if (answerTo !== null) {
    await queueMail(tx, reportAnsweredMail(answerTo, told), report.about.id);
    // It was left for this one answer.
    await tx.kysely
      .updateTable('reports')
      .set({ answer_to: null })
      .where('id', '=', report.id)
      .execute();
  }
  const reporter = reporterId === null ? undefined : await findById(tx, reporterId);
  if (reporterId === null || reporter === undefined) return;
  await queueMail(tx, reportAnsweredMail(reporter, told));
  await notify(tx, {
    userId: reporterId,
    aboutUserId: report.about.id,
    type: 'REPORT_ANSWERED',
    propertyId: null,
    propertyTitle: report.title,
    message: `Your report: ${answer}`,
    details: {},
  });
}
