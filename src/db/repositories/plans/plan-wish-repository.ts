import type { PlanId } from '../../../contract/plan/plan-options';
import type { PlanAnswer } from '../../../contract/plan/plan-usage';
import { PLANS } from '../../../domain/plans/plans';
import type { AppDatabase } from '../../app-database';
import type { ShownRow } from '../../outbox-row';
import { readRowAs } from '../../read-row';
import { readSnapshot } from '../account/snapshot-repository';
import { shownRows } from '../outbox/attach-rows';

/** What the rows about the agent's wish for a plan are about. */
export const PLAN_WISH = 'plan';

export type PlanWish = {
  /** The plan as the server told it last. */
  plan: PlanAnswer;
  /** The plan that is asked for, here or there; null is none. */
  wished: PlanId | null;
  /** The plan that is asked for no more, where the server has not heard of that yet; null is none. */
  takenBack: PlanId | null;
  /** What waits to tell the server so. */
  rows: ShownRow[];
};

/** The agent's plan and the one asked for; null where this device was never told of the plan. */
export function readPlanWish(database: AppDatabase): Promise<PlanWish | null> {
  return database.transaction('r', database.snapshots, database.outbox, async () => {
    const plan = (await readSnapshot('plan', database))?.value;
    if (plan === undefined) return null;
    const rows = await shownRows(database, [PLAN_WISH]);
    const newest = rows.findLast(({ state }) => state !== 'rejected');
    const wished =
      newest === undefined
        ? (plan.asked?.plan ?? null)
        : (readRowAs('plan.ask', newest)?.payload.plan ?? null);
    // By its name, which all versions wrote: the one that it names to the server may be an earlier wish.
    const title = newest && readRowAs('plan.withdraw', newest)?.payload.title;
    const takenBack = PLANS.find(({ name }) => name === title)?.id ?? null;
    return { plan, wished, takenBack, rows };
  });
}
