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
      const row = await database.kysely
        .selectFrom('users')
        .select('billing_period')
        .where('id', '=', agent.id)
        .executeTakeFirst();
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
