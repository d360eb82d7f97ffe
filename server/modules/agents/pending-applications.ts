import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Application } from '../../../src/contract/people/approval';
import { likeOthers } from '../../../src/domain/account/like-another';
import { lookalikeOf } from '../../../src/domain/account/lookalike';
import type { Queryable } from '../../db/database';
import type { Schema } from '../../db/schema/schema';
import { shownNames } from '../auth/shown-names';
import { seenOf } from './seen-of';

/** Of those that wait: one applicant's, those in which each word stands, at most so many. */
type Which = { userId?: string; find?: string | undefined; most?: number };

/** The applications, and new company names of agents, that wait for a decision, oldest first. */
export async function pendingApplications(
  db: Queryable,
  { userId, find = '', most }: Which = {},
): Promise<Application[]> {
  const rows = await db.kysely
    .selectFrom('users as u')
    .select([
      'u.id',
      'u.company_name',
      'u.wished_company',
      'u.approval',
      'u.name',
      'u.email',
      'u.phone',
      'u.created_at',
      'u.plan',
      'u.application',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('agent_documents as d')
          .select((of) => ['d.kind', 'd.name', of.fn<number>('length', ['d.bytes']).as('size')])
          .select('d.created_at')
          .whereRef('d.user_id', '=', 'u.id')
          .orderBy('d.kind'),
      ).as('documents'),
    )
    .where(waits)
    .$if(userId !== undefined, (query) => query.where('u.id', '=', userId ?? ''))
    .where((eb) => eb.and(find.split(/\s+/).map((word) => has(eb, word))))
    .orderBy('u.created_at')
    .orderBy('u.id')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
  const likeApproved = likeOthers(rows.length === 0 ? [] : await shownNames(db));
  const nameOf = (row: (typeof rows)[number]) =>
    row.approval === 'pending' ? (row.company_name ?? row.name) : (row.wished_company ?? row.name);
  return rows.map((row) => {
    const shown = {
      id: row.id,
      companyName: nameOf(row),
      nameSoFar: row.approval === 'pending' ? null : (row.company_name ?? row.name),
      name: row.name,
      email: row.email,
      phone: row.phone,
      submissionDate: row.created_at.toISOString(),
      status: 'pending' as const,
      plan: row.plan,
      formData: row.application ?? {},
    };
    return {
      ...shown,
      looksLike: lookalikeOf(shown.companyName),
      looksLikeAgent: likeApproved({ id: row.id, name: shown.companyName }),
      documents: row.documents.map(({ kind, name, size }) => ({ kind, name, size })),
      seen: seenOf({ ...shown, documents: row.documents }),
    };
  });
}

/** How many wait for a decision. */
export async function countPending(db: Queryable): Promise<number> {
  const row = await db.kysely
    .selectFrom('users as u')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(waits)
    .executeTakeFirstOrThrow();
  return row.count;
}

type Users = ExpressionBuilder<Schema & { u: Schema['users'] }, 'u'>;

function waits(eb: Users) {
  return eb.and([
    eb('u.user_type', '=', 'agent'),
    eb.or([eb('u.approval', '=', 'pending'), eb('u.wished_company', 'is not', null)]),
  ]);
}

/** Whether a word stands in what an approver can know of somebody who asks after their application. */
function has(eb: Users, word: string) {
  const told = sql`lower(concat_ws(' ', ${eb.ref('u.company_name')}, ${eb.ref('u.wished_company')}, ${eb.ref('u.name')}, ${eb.ref('u.email')}, ${eb.ref('u.phone')}))`;
  return sql<boolean>`strpos(${told}, lower(${word})) > 0`;
}
