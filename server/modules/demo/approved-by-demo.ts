import type { Queryable } from '../../db/database';

/** An agent whom a demo's approver approved; `name` is the one that people see. */
type ApprovedByDemo = { id: string; name: string; isApproved: boolean };

/** The agents, not the demo's own, of whom the last approval, also of a name, was by an account of a demo. */
export async function approvedByDemo(db: Queryable): Promise<ApprovedByDemo[]> {
  const { kysely } = db;
  const lastApprovals = kysely
    .selectFrom('audit_log')
    .distinctOn('subject_id')
    .select(['subject_id', 'actor_id'])
    .where('action', 'in', ['agent.approve', 'company.rename'])
    .where('subject_id', 'is not', null)
    .orderBy('subject_id')
    .orderBy('id', 'desc');
  const rows = await kysely
    .selectFrom(lastApprovals.as('last'))
    .innerJoin('users as approver', 'approver.id', 'last.actor_id')
    .innerJoin('users as u', 'u.id', 'last.subject_id')
    .select((eb) => ['u.id', 'u.approval', eb.fn.coalesce('u.company_name', 'u.name').as('name')])
    .where('approver.is_demo', '=', true)
    .where('u.is_demo', '=', false)
    .where('u.user_type', '=', 'agent')
    .orderBy('name')
    .orderBy('u.id')
    .execute();
  return rows.map(({ id, name, approval }) => ({ id, name, isApproved: approval === 'approved' }));
}
