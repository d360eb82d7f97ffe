import type { PlanId, PlanLimit } from '../../../src/contract/plan/plan-options';
import type { PlanUse } from '../../../src/contract/plan/plan-usage';
import { billingMonth } from '../../../src/domain/plans/billing-month';
import { entitlementsOf } from '../../../src/domain/plans/entitlements-of';
import { limitSentence } from '../../../src/domain/plans/limit-sentence';
import { allowedBy, planAllowingMore } from '../../../src/domain/plans/plan-limits';
import type { Queryable } from '../../db/database';
import { ProblemError } from '../../plugins/problem-error';

const MONTHLY = new Set<PlanLimit>(['boosts', 'messages', 'inspections']);

/** How many of what one limit counts an agent has, since the start of the month where that matters. */
const COUNT: Record<PlanLimit, (db: Queryable, id: string, start: Date) => Promise<number>> = {
  listings: (db, id) => countOf(published(db, id).select((eb) => eb.fn.countAll<number>().as('n'))),
  states: (db, id) =>
    countOf(
      published(db, id).select((eb) =>
        eb.fn
          .count<number>(eb.fn('nullif', ['state', eb.val('')]))
          .distinct()
          .as('n'),
      ),
    ),
  boosts: (db, id, start) =>
    countOf(
      db.kysely
        .selectFrom('boost_entries')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('user_id', '=', id)
        .where('type', '=', 'Used')
        .where('from_plan', '=', true)
        .where('at', '>=', start),
    ),
  messages: (db, id, start) =>
    countOf(
      db.kysely
        .selectFrom('messages')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('sender_id', '=', id)
        .where('created_at', '>=', start),
    ),
  inspections: (db, id, start) =>
    countOf(
      db.kysely
        .selectFrom('inspections')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('owner_id', '=', id)
        // What a seeker called off takes nothing from the agent's month.
        .where('status', '<>', 'Cancelled')
        .where('created_at', '>=', start),
    ),
};

function published(db: Queryable, ownerId: string) {
  return db.kysely
    .selectFrom('properties')
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'Active')
    .where('deleted_at', 'is', null);
}

async function countOf(counting: { executeTakeFirst(): Promise<{ n: number } | undefined> }) {
  return (await counting.executeTakeFirst())?.n ?? 0;
}

/** How much of one limit of a plan an agent has used, this month where it is a monthly one. */
export async function planUse(
  db: Queryable,
  agent: { id: string; plan: PlanId | null },
  limit: PlanLimit,
): Promise<PlanUse> {
  const month = billingMonth(new Date());
  return {
    limit,
    used: await COUNT[limit](db, agent.id, month.start),
    allowed: allowedBy(entitlementsOf(agent.plan), limit),
    renewsAt: MONTHLY.has(limit) ? month.end.toISOString() : null,
  };
}

/** Whether a plan limits this at all: who is not limited need not wait for others to be counted. */
export function isLimited(plan: PlanId | null, limit: PlanLimit): boolean {
  return allowedBy(entitlementsOf(plan), limit) !== null;
}

/** Makes the writers about one account wait for each other until their transactions end. */
export async function lockAccount(tx: Queryable, userId: string): Promise<PlanId | null> {
  const row = await tx.kysely
    .selectFrom('users')
    .select('plan')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.plan ?? null;
}

/** How much of a limit a plan's agent has used by now, for `requireWithinPlan` after a write; undefined where nothing limits them. */
export async function usedNow(
  db: Queryable,
  agent: { id: string; plan: PlanId | null },
  limit: PlanLimit,
): Promise<number | undefined> {
  return isLimited(agent.plan, limit) ? (await planUse(db, agent, limit)).used : undefined;
}

/**
 * Holds an agent to a limit, after the write that may have gone beyond it: the caller's transaction
 * is given up when it did. The account stays locked, so that two writes cannot both be the last one.
 * @param before what was used before the write; one less than after it, where it is left out
 * @throws 403 `plan-limit` with the limit, what is used, when it renews and which plan lifts it.
 */
export async function requireWithinPlan(
  tx: Queryable,
  agentId: string,
  limit: PlanLimit,
  before?: number,
): Promise<void> {
  const plan = await lockAccount(tx, agentId);
  // Nothing is counted for a plan that has no such limit: a published import would count itself each time.
  if (!isLimited(plan, limit)) return;
  const use = await planUse(tx, { id: agentId, plan }, limit);
  if (use.allowed === null || use.used <= use.allowed) return;
  throw planRefusal(plan, { ...use, used: before ?? use.used - 1 });
}

/** The refusal of what a plan does not allow any more of. */
function planRefusal(plan: PlanId | null, use: PlanUse): ProblemError {
  const allowed = use.allowed ?? 0;
  const liftedBy = planAllowingMore(use.limit, allowed);
  const message = limitSentence({
    plan: plan ?? 'starter',
    limit: use.limit,
    used: use.used,
    allowed,
    renewsAt: use.renewsAt,
    liftedBy,
  });
  return new ProblemError(403, 'plan-limit', message, { limit: { ...use, liftedBy } });
}
