import { sql } from 'kysely';
import type { PlanId } from '../../../src/contract/plan/plan-options';
import type { PlanAnswer, PlanRequest } from '../../../src/contract/plan/plan-usage';
import { planChange } from '../../../src/domain/plans/plan-change';
import { yearEnd } from '../../../src/domain/plans/year-end';
import { planName } from '../../../src/domain/plans/plan-name';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import { ProblemError } from '../../plugins/problem-error';
import { lockAccount } from '../entitlements/usage';

/** The plan an agent asked for and when; null while nothing is open. */
export async function readAsked(db: Queryable, agentId: string): Promise<PlanAnswer['asked']> {
  const row = await db.kysely
    .selectFrom('plan_requests')
    .select(['plan', 'asked_at'])
    .where('user_id', '=', agentId)
    .executeTakeFirst();
  return row === undefined ? null : { plan: row.plan, at: row.asked_at.toISOString() };
}

/**
 * Notes that an agent asks for another plan. Another one is a request of its own, which takes the place
 * of the first; the same again changes nothing. @returns whether it is news. @throws 422 for one's own
 */
export async function askForPlan(tx: Queryable, agentId: string, plan: PlanId): Promise<boolean> {
  const own = (await lockAccount(tx, agentId)) ?? 'starter';
  if (own === plan)
    throw new ProblemError(422, 'invalid', `${planName(plan)} is your plan already.`, {
      field: 'plan',
    });
  const asked = await tx.kysely
    .insertInto('plan_requests')
    .values({ user_id: agentId, plan })
    .onConflict((oc) =>
      oc
        .column('user_id')
        .doUpdateSet({ id: sql<string>`gen_random_uuid()`, plan, asked_at: now })
        .where('plan_requests.plan', '<>', plan),
    )
    .returning('id')
    .executeTakeFirst();
  return asked !== undefined;
}

/**
 * Takes back what an agent asked for, where it still waits: of a plan that is named the request for that one
 * alone, as they may have asked for another meanwhile.
 */
export async function withdrawRequest(
  tx: Queryable,
  agentId: string,
  plan: PlanId | null = null,
): Promise<void> {
  await lockAccount(tx, agentId);
  await tx.kysely
    .deleteFrom('plan_requests')
    .where('user_id', '=', agentId)
    .$if(plan !== null, (query) => query.where('plan', '=', plan))
    .execute();
}

/** Whose requests wait, and which of them can be granted as soon as they are made: one for a smaller plan may lie there for weeks. */
export async function readWaiting(
  db: Queryable,
): Promise<{ agentId: string; isUpgrade: boolean }[]> {
  const waiting = await db.kysely
    .selectFrom('plan_requests as q')
    .innerJoin('users as u', 'u.id', 'q.user_id')
    .select(['q.user_id', 'q.plan', 'u.plan as own', 'u.billing_period'])
    .execute();
  return waiting.map(({ user_id: agentId, plan, own, billing_period: period }) => {
    const means = planChange(own ?? 'starter', plan, period ?? 'monthly', new Date());
    return { agentId, isUpgrade: means.kind === 'upgrade' };
  });
}

/** The requests that wait, oldest first. */
export async function readPlanRequests(db: Queryable): Promise<PlanRequest[]> {
  const rows = await db.kysely
    .selectFrom('plan_requests as q')
    .innerJoin('users as u', 'u.id', 'q.user_id')
    .select(['q.id', 'q.plan', 'q.asked_at', 'u.name', 'u.company_name', 'u.email'])
    .select(['u.plan as own', 'u.billing_period', 'u.plan_since'])
    .select((eb) => {
      const listings = eb
        .selectFrom('properties as p')
        .select((of) => of.fn.countAll<number>().as('n'))
        .whereRef('p.owner_id', '=', 'u.id')
        .where('p.deleted_at', 'is', null);
      return [
        listings.where('p.status', '=', 'Active').as('active'),
        listings.where('p.awaits_room_since', 'is not', null).as('waiting'),
      ];
    })
    .orderBy('q.asked_at')
    .orderBy('q.id')
    .limit(500)
    .execute();
  return rows.map((row) => {
    const from = row.own ?? 'starter';
    const billingPeriod = row.billing_period ?? 'monthly';
    return {
      id: row.id,
      agent: { name: row.name, company: row.company_name ?? row.name, email: row.email },
      from,
      to: row.plan,
      billingPeriod,
      askedAt: row.asked_at.toISOString(),
      grantableFrom: grantableFrom(
        { from, to: row.plan, billingPeriod, since: row.plan_since },
        row.asked_at,
      ),
      active: row.active ?? 0,
      waiting: row.waiting ?? 0,
    };
  });
}

/** From when a request may be granted, ISO: a smaller plan begins when the month or year is over that is paid for. */
export function grantableFrom(
  change: Pick<PlanRequest, 'from' | 'to' | 'billingPeriod'> & { since: Date | null },
  askedAt: Date,
): string {
  const means = planChange(change.from, change.to, change.billingPeriod, askedAt);
  if (means.kind !== 'downgrade') return askedAt.toISOString();
  return (means.on ?? yearEnd(change.since, askedAt)).toISOString();
}
