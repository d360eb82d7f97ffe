import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { calendarAddressSchema, calendarQuerySchema } from '../../../src/contract/inspection';
import { inspectionCalendar } from '../../../src/domain/inspections/inspection-calendar';
import { entitlementsOf } from '../../../src/domain/plans/entitlements-of';
import { accountOf } from '../../plugins/authenticate';
import { ProblemError } from '../../plugins/problem-error';
import { listInspections } from './repository';

/** A calendar that a phone or a mail program subscribes to: the agent's inspections under a secret address. */
export const inspectionCalendarRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database, settings } = app;
  const tags = ['inspections'];

  app.post(
    '/inspections/calendar',
    { schema: { tags, response: { 200: calendarAddressSchema } } },
    async (request) => {
      const { id, plan } = accountOf(request);
      if (!entitlementsOf(plan).calendar)
        throw new ProblemError(
          403,
          'plan-limit',
          'The calendar address comes with the Business plan.',
        );
      const fresh = randomBytes(24).toString('base64url');
      const row = await database.kysely
        .updateTable('users')
        .set((eb) => ({ calendar_token: eb.fn.coalesce('calendar_token', eb.val(fresh)) }))
        .where('id', '=', id)
        .returning('calendar_token as token')
        .executeTakeFirst();
      return { url: `${settings.publicUrl}/api/inspections/calendar.ics?token=${row?.token}` };
    },
  );

  app.get(
    '/inspections/calendar.ics',
    { schema: { tags, querystring: calendarQuerySchema } },
    async (request, reply) => {
      const agent = await database.kysely
        .selectFrom('users')
        .select('id')
        .where('calendar_token', '=', request.query.token)
        .where('approval', '=', 'approved')
        .executeTakeFirst();
      if (agent === undefined) throw new ProblemError(404, 'not-found', 'Calendar not found');
      const inspections = await listInspections(database, agent.id, 'received');
      return reply
        .type('text/calendar; charset=utf-8')
        .send(inspectionCalendar(inspections, new Date(), 'agent'));
    },
  );
};
