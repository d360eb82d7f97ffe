import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PLAN_LIMITS } from '../../../src/contract/plan-options';
import { planAnswerSchema } from '../../../src/contract/plan-usage';
import { accountOf } from '../../plugins/authenticate';
import { planUse } from './usage';

/** What an agent's plan gives and how much of it is used (A1). */
export const planRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;
  app.get(
    '/plan',
    { schema: { tags: ['plan'], response: { 200: planAnswerSchema } } },
    async (request) => {
      const agent = accountOf(request);
      const [row] = await database.query<{ billing_period: 'monthly' | 'yearly' | null }>(
        'SELECT billing_period FROM users WHERE id = $1',
        [agent.id],
      );
      const uses = [];
      for (const limit of PLAN_LIMITS) uses.push(await planUse(database, agent, limit));
      return {
        plan: agent.plan ?? 'starter',
        billingPeriod: row?.billing_period ?? 'monthly',
        uses,
      };
    },
  );
};
