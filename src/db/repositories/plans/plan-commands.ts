import type { PlanDecision, PlanId } from '../../../contract/plan/plan-options';
import type { PlanRequest } from '../../../contract/plan/plan-usage';
import { planName } from '../../../domain/plans/plan-name';
import type { AppDatabase } from '../../app-database';
import type { FromForm } from '../forms/form-repository';
import { queueAlone } from '../outbox/queue-alone';
import { PLAN_WISH } from './plan-wish-repository';

/** Asks for another plan, in place of one that was asked for before. @returns the row that says so */
export function askForPlan(plan: PlanId, database: AppDatabase): Promise<string | null> {
  const payload = { plan, title: planName(plan) };
  return queueAlone({ kind: 'plan.ask', entityId: PLAN_WISH, payload }, database);
}

/** Takes back the request for a plan. @returns the row that says so */
export function withdrawPlan(plan: PlanId, database: AppDatabase): Promise<string | null> {
  const payload = { title: planName(plan) };
  return queueAlone({ kind: 'plan.withdraw', entityId: PLAN_WISH, payload }, database);
}

/** An approver's decision about a request for a plan: the row that waits is what the screen shows. */
export async function decidePlanRequest(
  request: PlanRequest,
  { decision, reason, form }: { decision: PlanDecision; reason: string } & FromForm,
  database: AppDatabase,
): Promise<void> {
  const payload = { title: request.agent.company, decision, reason };
  await queueAlone({ kind: 'plan.decide', entityId: request.id, payload, form }, database);
}
