import type { FastifyPluginAsync } from 'fastify';
import { inspectionCalendar } from '../../../src/domain/inspections/inspection-calendar';
import { entitlementsOf } from '../../../src/domain/plans/entitlements-of';
import { accountOf } from '../../plugins/account-of';
import { ProblemError } from '../../plugins/problem-error';
import { hashToken, newToken } from '../../token';
import { lockOwnAccount } from '../auth/lock-own-account';
import { readOfferedTimes } from './offered-times';
import { listInspections } from './repository';
import { serve } from '../../plugins/serve';

/** A calendar that a phone or a mail program subscribes to: the agent's inspections under a secret address. */
export const inspectionCalendarRoutes: FastifyPluginAsync = async (app) => {
  const { database, settings } = app;

  serve(app, 'GET /inspections/calendar', async (request) => {
    const row = await database.kysely
      .selectFrom('users')
      .select((eb) => [eb('calendar_hash', 'is not', null).as('exists'), 'calendar_contacts'])
      .where('id', '=', accountOf(request).id)
      .executeTakeFirst();
    return { exists: row?.exists === true, contacts: row?.calendar_contacts === true };
  });

  serve(app, 'POST /inspections/calendar', async (request) => {
    const { plan } = accountOf(request);
    if (!entitlementsOf(plan).calendar)
      throw new ProblemError(
        403,
        'plan-limit',
        'The calendar address comes with the Business plan.',
      );
    const token = newToken();
    await database.transaction(async (tx) => {
      // It needs no session afterwards: none is made in one that a new password has ended meanwhile.
      const { id } = await lockOwnAccount(tx, request);
      await tx.kysely
        .updateTable('users')
        .set({ calendar_hash: hashToken(token), calendar_contacts: request.body.contacts })
        .where('id', '=', id)
        .execute();
    });
    return { url: `${settings.publicUrl}/api/inspections/calendar.ics?token=${token}` };
  });

  serve(app, 'DELETE /inspections/calendar', async (request) => {
    await database.kysely
      .updateTable('users')
      .set({ calendar_hash: null, calendar_contacts: false })
      .where('id', '=', accountOf(request).id)
      .execute();
    return { ended: true as const };
  });

  serve(app, 'GET /inspections/calendar.ics', async (request, reply) => {
    const agent = await database.kysely
      .selectFrom('users')
      .select(['id', 'plan', 'calendar_contacts'])
      .where('calendar_hash', '=', hashToken(request.query.token))
      .where('approval', '=', 'approved')
      .executeTakeFirst();
    if (agent === undefined || !entitlementsOf(agent.plan).calendar)
      throw new ProblemError(404, 'not-found', 'Calendar not found');
    const inspections = await listInspections(database, agent.id, 'received');
    const { slotMinutes } = await readOfferedTimes(database, agent.id);
    const shown = agent.calendar_contacts ? 'agent' : 'calendar program';
    return reply
      .type('text/calendar; charset=utf-8')
      .send(inspectionCalendar(inspections, new Date(), shown, slotMinutes));
  });
};
