import { beginsLater } from '../../src/domain/plans/begins-later';
import { planChange } from '../../src/domain/plans/plan-change';
import type { Database } from '../db/database';
import { decidePlanRequest } from '../modules/plans/decide-request';
import { readPlanRequests } from '../modules/plans/requests';
import { ProblemError } from '../plugins/problem-error';

/**
 * Begins the smaller plans whose day has come (PLAN-2): what was paid for is over, and nothing is to be paid before.
 * A request that its agent took back, or an approver decided meanwhile, is left; one that fails stops no other.
 */
export async function beginSmallerPlans(
  database: Database,
  publicUrl: string,
  onError: (error: unknown) => void,
): Promise<void> {
  const at = new Date();
  const due = (await readPlanRequests(database)).filter(
    (request) =>
      planChange(request.from, request.to, request.billingPeriod, at).kind === 'downgrade' &&
      !beginsLater(request, at),
  );
  for (const { id } of due) {
    const made = {
      id,
      actor: 'Gida',
      actorId: null,
      decision: 'grant',
      reason: '',
      publicUrl,
    } as const;
    await database
      .transaction((tx) => decidePlanRequest(tx, made))
      .catch((error: unknown) => {
        if (!(error instanceof ProblemError)) onError(error);
      });
  }
}
