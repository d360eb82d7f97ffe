import type { PlanDecision, PlanId } from '../../../contract/plan/plan-options';
import type { PlanRequest } from '../../../contract/plan/plan-usage';
import { planName } from '../../../domain/plans/plan-name';
import type { AppDatabase } from '../../app-database';
import { enqueue } from '../../enqueue';
import { write } from '../../write';
import { dropForm, type FromForm } from '../forms/form-repository';
import { PLAN_WISH } from './plan-wish-repository';

/** Asks for another plan, in place of one that was asked for before. @returns the row that says so */
export function askForPlan(plan: PlanId, database: AppDatabase): Promise<string | null> {
  return write(database, [database.outbox], () =>
    enqueue(database, {
      kind: 'plan.ask',
      entityId: PLAN_WISH,
      payload: { plan, title: planName(plan) },
      before: [],
    }),
  );
}

/** Takes back the request for a plan. @returns the row that says so */
export function withdrawPlan(plan: PlanId, database: AppDatabase): Promise<string | null> {
  return write(database, [database.outbox], () =>
    enqueue(database, {
      kind: 'plan.withdraw',
      entityId: PLAN_WISH,
      payload: { title: planName(plan) },
      before: [],
    }),
  );
}

/** An approver's decision about a request for a plan: the row that waits is what the screen shows. */
export async function decidePlanRequest(
  request: PlanRequest,
  { decision, reason, form }: { decision: PlanDecision; reason: string } & FromForm,
  database: AppDatabase,
): Promise<void> {
  await write(database, [database.outbox, database.forms], async () => {
    await dropForm(form, database);
    await enqueue(database, {
      kind: 'plan.decide',
      entityId: request.id,
      payload: { title: request.agent.company, decision, reason },
      before: [],
    });
  });
}
