import type { FastifyPluginAsync } from 'fastify';
import { PLAN_LIMITS } from '../../../src/contract/plan/plan-options';
import { type PlanAnswer } from '../../../src/contract/plan/plan-usage';
import { planName } from '../../../src/domain/plans/plan-name';
import type { Queryable } from '../../db/database';
import { type Account, accountOf } from '../../plugins/account-of';
import { onceInEffect } from '../../plugins/once-in-effect';
import { findById } from '../auth/repository';
import { newPlanRequestMail } from '../mail/plan-templates';
import { queueMail } from '../mail/repository';
import { decidePlanRequest } from './decide-request';
import { askForPlan, readWaiting, readAsked, readPlanRequests, withdrawRequest } from './requests';
import { planUse } from '../entitlements/usage';
import { serve } from '../../plugins/serve';

/** What an agent's plan gives and how much of it is used, asking for another one, and deciding. */
/** One mail for a list that fills up: whoever opens it sees all that came since. What cannot be granted for weeks is told where nothing waited. */
function isToBeTold(
  before: Awaited<ReturnType<typeof readWaiting>>,
  after: Awaited<ReturnType<typeof readWaiting>>,
  agentId: string,
): boolean {
  if (before.some(({ isUpgrade }) => isUpgrade)) return false;
  return before.length === 0 || after.some((one) => one.agentId === agentId && one.isUpgrade);
}

export const planRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;
  const { contactEmail, publicUrl } = app.settings;

  serve(app, 'GET /plan', (request) => readPlan(database, accountOf(request)));

  serve(app, 'PUT /plan/request', async (request, reply) => {
    const agent = accountOf(request);
    const answer = await onceInEffect(database, request, reply, async (tx) => {
      const before = await readWaiting(tx);
      if (await askForPlan(tx, agent.id, request.body.plan)) {
        const after = await readWaiting(tx);
        if (isToBeTold(before, after, agent.id)) await tellApprovers(tx, agent);
      }
      return { status: 200, body: await readPlan(tx, agent) };
    });
    app.mailWorker.wake();
    return answer;
  });

  serve(app, 'DELETE /plan/request', (request, reply) =>
    onceInEffect(database, request, reply, async (tx) => {
      const agent = accountOf(request);
      await withdrawRequest(tx, agent.id, request.query.plan);
      return { status: 200, body: await readPlan(tx, agent) };
    }),
  );

  serve(app, 'GET /plan-requests', async () => ({ requests: await readPlanRequests(database) }));

  serve(app, 'POST /plan-requests/:id/decision', async (request, reply) => {
    const { id: actorId } = accountOf(request);
    const actor = (await findById(database, actorId))?.email ?? actorId;
    const { id } = request.params;
    const answer = await onceInEffect(database, request, reply, async (tx) => {
      await decidePlanRequest(tx, { id, actor, actorId, publicUrl, ...request.body });
      const message =
        request.body.decision === 'grant'
          ? 'The plan is changed and the agent has been told.'
          : 'The request is declined and the agent has been told why.';
      return { status: 200, body: { message } };
    });
    app.mailWorker.wake();
    return answer;
  });

  async function tellApprovers(tx: Queryable, agent: Account): Promise<void> {
    const row = await findById(tx, agent.id);
    const asked = await readAsked(tx, agent.id);
    if (row === undefined || asked === null) return;
    const mail = newPlanRequestMail(contactEmail, {
      company: row.company_name ?? row.name,
      email: row.email,
      from: planName(agent.plan ?? 'starter'),
      to: planName(asked.plan),
      url: `${publicUrl}/approvals`,
    });
    await queueMail(tx, mail, agent.id);
  }
};

async function readPlan(db: Queryable, agent: Account): Promise<PlanAnswer> {
  const row = await db.kysely
    .selectFrom('users')
    .select('billing_period')
    .where('id', '=', agent.id)
    .executeTakeFirst();
  const uses = [];
  for (const limit of PLAN_LIMITS) uses.push(await planUse(db, agent, limit));
  return {
    plan: agent.plan ?? 'starter',
    billingPeriod: row?.billing_period ?? 'monthly',
    uses,
    asked: await readAsked(db, agent.id),
  };
}
