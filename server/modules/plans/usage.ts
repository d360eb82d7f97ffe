import type { PlanId, PlanLimit } from '../../../src/contract/plan-options';
import type { PlanUse } from '../../../src/contract/plan-usage';
import { billingMonth } from '../../../src/domain/plans/billing-month';
import { entitlementsOf } from '../../../src/domain/plans/entitlements-of';
import { limitSentence } from '../../../src/domain/plans/limit-sentence';
import { allowedBy, planAllowingMore } from '../../../src/domain/plans/plan-limits';
import type { Queryable } from '../../db/database';
import { ProblemError } from '../../plugins/problem-error';

const MONTHLY = new Set<PlanLimit>(['boosts', 'messages', 'inspections']);

const COUNT: Record<PlanLimit, string> = {
  listings: `SELECT count(*) AS n FROM properties
    WHERE owner_id = $1 AND status = 'Active' AND deleted_at IS NULL AND $2::timestamptz IS NOT NULL`,
  states: `SELECT count(DISTINCT nullif(state, '')) AS n FROM properties
    WHERE owner_id = $1 AND status = 'Active' AND deleted_at IS NULL AND $2::timestamptz IS NOT NULL`,
  boosts: `SELECT count(*) AS n FROM boost_entries
    WHERE user_id = $1 AND type = 'Used' AND from_plan AND at >= $2`,
  messages: 'SELECT count(*) AS n FROM messages WHERE sender_id = $1 AND created_at >= $2',
  inspections: 'SELECT count(*) AS n FROM inspections WHERE owner_id = $1 AND created_at >= $2',
};

/** How much of one limit of a plan an agent has used, this month where it is a monthly one (A1). */
export async function planUse(
  db: Queryable,
  agent: { id: string; plan: PlanId | null },
  limit: PlanLimit,
): Promise<PlanUse> {
  const month = billingMonth(new Date());
  const [row] = await db.query<{ n: number }>(COUNT[limit], [agent.id, month.start]);
  return {
    limit,
    used: row?.n ?? 0,
    allowed: allowedBy(entitlementsOf(agent.plan), limit),
    renewsAt: MONTHLY.has(limit) ? month.end.toISOString() : null,
  };
}

/** Makes the writers about one account wait for each other until their transactions end. */
export async function lockAccount(tx: Queryable, userId: string): Promise<PlanId | null> {
  const [row] = await tx.query<{ plan: PlanId | null }>(
    'SELECT plan FROM users WHERE id = $1 FOR NO KEY UPDATE',
    [userId],
  );
  return row?.plan ?? null;
}

/**
 * Holds an agent to a limit, after the write that may have gone beyond it: the caller's transaction
 * is given up when it did. The account stays locked, so that two writes cannot both be the last one.
 * @throws 403 `plan-limit` with the limit, what is used, when it renews and which plan lifts it.
 */
export async function requireWithinPlan(
  tx: Queryable,
  agentId: string,
  limit: PlanLimit,
): Promise<void> {
  const plan = await lockAccount(tx, agentId);
  const use = await planUse(tx, { id: agentId, plan }, limit);
  if (use.allowed === null || use.used <= use.allowed) return;
  throw planRefusal(plan, { ...use, used: use.allowed });
}

/** The refusal of what a plan does not allow any more of. */
export function planRefusal(plan: PlanId | null, use: PlanUse): ProblemError {
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
