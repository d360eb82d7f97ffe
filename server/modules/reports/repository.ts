import type { Report } from '../../../src/contract/people/report';
import type { Queryable } from '../../db/database';
import { findByEmail } from '../auth/repository';
import { markOf } from '../changes/mark-of';
import type { Evidence } from './read-evidence';

/** Open reports, and those last decided that nothing follows from, that an approver is shown. */
const SHOWN = 200;

/**
 * Stores a report under the reporter's id for it. Whoever reports the same once more while it waits
 * changes what they said, and makes no second one. A visitor's address is kept with the first report of
 * something alone: one answer goes to it.
 */
export async function insertReport(
  tx: Queryable,
  report: Pick<Report, 'id' | 'subject' | 'subjectId' | 'reason' | 'note'> & { answerTo: string },
  reporterId: string | null,
  { aboutUserId, title, evidence }: Evidence,
): Promise<void> {
  const known = await tx.kysely
    .updateTable('reports')
    .set({ reason: report.reason, ...(report.note === '' ? {} : { note: report.note }) })
    .where('reporter_id', '=', reporterId)
    .where('subject_id', '=', report.subjectId)
    .where('decision', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (known !== undefined) return;
  await tx.kysely
    .insertInto('reports')
    .values({
      id: report.id,
      reporter_id: reporterId,
      subject: report.subject,
      subject_id: report.subjectId,
      about_user_id: aboutUserId,
      title,
      reason: report.reason,
      note: report.note,
      ...(reporterId === null ? await addressOf(tx, report) : {}),
      evidence: JSON.stringify(evidence),
    })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
}

/** Where a visitor's answer goes, and whose account that is, where the address has been proved to be theirs. */
async function addressOf(
  tx: Queryable,
  { subjectId, answerTo }: { subjectId: string; answerTo: string },
): Promise<{ answer_to?: string; visitor_id?: string }> {
  if (answerTo === '') return {};
  const awaited = await tx.kysely
    .selectFrom('reports')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where((eb) => eb.fn<string>('lower', ['answer_to']), '=', answerTo.toLowerCase())
    .executeTakeFirst();
  const account = await findByEmail(tx, answerTo);
  return {
    ...(awaited === undefined ? { answer_to: answerTo } : {}),
    ...(account?.verified_at == null ? {} : { visitor_id: account.id }),
  };
}

/**
 * Reports for the approver: those that wait first, the oldest before the others, then the last decided. What is
 * hidden or suspended is there for as long as it is, as nothing else tells of it or takes it back.
 */
export async function readReports(db: Queryable): Promise<Report[]> {
  const ids = db.kysely.selectFrom('reports').select('id').limit(SHOWN);
  // Whoever has an account is heard before visitors, who may be one person many times.
  const waiting = ids
    .where('decision', 'is', null)
    .orderBy((eb) => eb('reporter_id', 'is', null))
    .orderBy('created_at');
  const settled = ids.where('decision', 'in', ['none', 'warn']).orderBy('decided_at', 'desc');
  const rows = await selectReports(db)
    .where((eb) =>
      eb.or([
        eb('r.decision', 'in', ['hide', 'suspend']),
        eb('r.id', 'in', waiting),
        eb('r.id', 'in', settled),
      ]),
    )
    .orderBy('r.decided_at', (order) => order.desc().nullsFirst())
    .orderBy('r.created_at')
    .execute();
  return rows.map(toReport);
}

/** Whether any report waits for a decision. */
export async function hasWaitingReports(db: Queryable): Promise<boolean> {
  const row = await db.kysely
    .selectFrom('reports')
    .select('id')
    .where('decision', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** One report; undefined when there is none. */
export async function findReport(db: Queryable, id: string): Promise<Report | undefined> {
  const row = await selectReports(db).where('r.id', '=', id).executeTakeFirst();
  return row && toReport(row);
}

function selectReports(db: Queryable) {
  return db.kysely
    .selectFrom('reports as r')
    .innerJoin('users as about', 'about.id', 'r.about_user_id')
    .leftJoin('users as by', 'by.id', 'r.reporter_id')
    .select(['r.id', 'r.subject', 'r.subject_id', 'r.title', 'r.reason', 'r.note', 'r.evidence'])
    .select(['r.created_at', 'r.decision', 'r.words', 'r.about_user_id'])
    .select((eb) => [
      eb.fn.coalesce('about.company_name', 'about.name').as('about_name'),
      'about.email as about_email',
      'by.name as by_name',
      'by.email as by_email',
      eb
        .selectFrom('reports as other')
        .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('count'))
        .whereRef('other.about_user_id', '=', 'r.about_user_id')
        .whereRef('other.id', '<>', 'r.id')
        .as('others'),
    ]);
}

type ReportRow = Awaited<ReturnType<ReturnType<typeof selectReports>['execute']>>[number];

function toReport(row: ReportRow): Report {
  return withSeen({
    id: row.id,
    subject: row.subject,
    subjectId: row.subject_id,
    title: row.title,
    reason: row.reason,
    note: row.note,
    evidence: row.evidence,
    about: { id: row.about_user_id, name: row.about_name, email: row.about_email },
    otherReports: row.others ?? 0,
    reporter:
      row.by_name === null || row.by_email === null
        ? null
        : { name: row.by_name, email: row.by_email },
    createdAt: row.created_at.toISOString(),
    decision: row.decision,
    words: row.words,
  });
}

/** The report, with the name of what may change of it: what its reporter says, and what was decided. */
export function withSeen(report: Report): Report {
  const { reason, note, decision, words } = report;
  return { ...report, seen: markOf([reason, note, decision, words]) };
}
