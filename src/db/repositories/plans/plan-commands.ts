import type { PlanDecision, PlanId } from '../../../contract/plan/plan-options';
import type { PlanRequest } from '../../../contract/plan/plan-usage';
import { planName } from '../../../domain/plans/plan-name';
import type { AppDatabase } from '../../app-database';
import { enqueue } from '../../enqueue';
import { readRowAs } from '../../read-row';
import { write } from '../../write';
import { readSnapshot } from '../account/snapshot-repository';
import type { FromForm } from '../forms/form-repository';
import { queueAlone } from '../outbox/queue-alone';
import { PLAN_WISH } from './plan-wish-repository';

/** Asks for another plan, in place of one that was asked for before. @returns the row that says so */
export function askForPlan(plan: PlanId, database: AppDatabase): Promise<string | null> {
  const payload = { plan, title: planName(plan) };
  return queueAlone({ kind: 'plan.ask', entityId: PLAN_WISH, payload }, database);
}

/** Takes back the request for a plan, and none that is made elsewhere meanwhile. @returns the row that says so */
export function withdrawPlan(plan: PlanId, database: AppDatabase): Promise<string | null> {
  const { outbox, snapshots } = database;
  return write(database, [outbox, snapshots], async () => {
    const payload = { title: planName(plan), plan: await withServer(plan, database) };
    return enqueue(database, { kind: 'plan.withdraw', entityId: PLAN_WISH, payload, before: [] });
  });
}

/** The plan that the server has as asked for once this is sent: a request that never leaves takes no other's place there. */
async function withServer(wished: PlanId, database: AppDatabase): Promise<PlanId> {
  const rows = await database.outbox.where('entityId').equals(PLAN_WISH).sortBy('seq');
  const left = rows.findLast(
    ({ state, attempts }) => state !== 'rejected' && (state !== 'pending' || attempts > 0),
  );
  if (left !== undefined) return readRowAs('plan.ask', left)?.payload.plan ?? wished;
  return (await readSnapshot('plan', database))?.value.asked?.plan ?? wished;
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
