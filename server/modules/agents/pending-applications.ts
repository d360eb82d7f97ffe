import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Application } from '../../../src/contract/people/approval';
import { applicationWords } from '../../../src/domain/account/application-words';
import { likeOthers } from '../../../src/domain/account/like-another';
import { lookalikeOf } from '../../../src/domain/account/lookalike';
import { hasWords } from '../../../src/domain/has-words';
import { anyOf } from '../../db/any-of';
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
  const found = find === '' ? [] : await idsWith(db, find);
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
    .$if(find !== '', (query) => query.where('u.id', '=', anyOf(found)))
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

/** The applications in which the words stand, as the approver's own screen looks for them. */
async function idsWith(db: Queryable, find: string): Promise<string[]> {
  const rows = await db.kysely
    .selectFrom('users as u')
    .select(['u.id', 'u.company_name', 'u.wished_company', 'u.name', 'u.email', 'u.phone'])
    .where(waits)
    .execute();
  return rows
    .filter(({ company_name: companyName, wished_company: nameSoFar, ...told }) =>
      hasWords(applicationWords({ companyName, nameSoFar, ...told }), find),
    )
    .map(({ id }) => id);
}
