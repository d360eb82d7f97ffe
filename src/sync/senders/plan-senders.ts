import { BILLING_PERIODS, PLAN_IDS, PLAN_LIMITS } from '../../contract/plan/plan-options';
import type { PlanAnswer, PlanUse } from '../../contract/plan/plan-usage';
import { storeSnapshot } from '../../db/repositories/account/snapshot-repository';
import { forgetPlanRequest } from '../../db/repositories/plans/plan-request-repository';
import type { AppDatabase } from '../../db/app-database';
import { isAnything } from '../../domain/answer-checks';
import { isNumber, isText, listOf, oneOf, orNull, shape } from '../../domain/checks';
import { senderBy, type SendersOf } from '../sender';

const fits = shape<PlanAnswer>({
  plan: oneOf(PLAN_IDS),
  billingPeriod: oneOf(BILLING_PERIODS),
  uses: listOf(
    shape<PlanUse>({
      limit: oneOf(PLAN_LIMITS),
      used: isNumber,
      allowed: orNull(isNumber),
      renewsAt: orNull(isText),
    }),
  ),
  asked: orNull(shape<NonNullable<PlanAnswer['asked']>>({ plan: oneOf(PLAN_IDS), at: isText })),
});
const apply = (_row: unknown, plan: PlanAnswer, database: AppDatabase) =>
  storeSnapshot('plan', plan, Date.now(), database);

export const planSenders: SendersOf<'plan'> = {
  'plan.ask': senderBy('PUT /plan/request', {
    takes: ({ payload: { plan } }) => ({ body: { plan } }),
    fits,
    apply,
  }),
  'plan.withdraw': senderBy('DELETE /plan/request', {
    takes: ({ payload: { plan } }) => ({ query: { plan } }),
    fits,
    apply,
  }),
  /** An approver's decision; the request has left the list once the server has it. */
  'plan.decide': senderBy('POST /plan-requests/:id/decision', {
    takes: ({ entityId, payload: { decision, reason } }) => ({
      params: { id: entityId },
      body: { decision, reason },
    }),
    fits: isAnything,
    apply: ({ entityId }, _answer, database) => forgetPlanRequest(entityId, database),
  }),
};
