import type { FastifyPluginAsync } from 'fastify';
import { accountOf } from '../../plugins/account-of';
import { OutsideError } from '../../plugins/fetch-outside';
import { ProblemError } from '../../plugins/problem-error';
import { dropBusyCalendar, readBusyCalendar, saveBusyCalendar } from './busy-calendar';
import { serve } from '../../plugins/serve';

/** The agent's own calendar, whose busy times are not offered. */
export const busyCalendarRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;
  const answer = async (agentId: string) => ({
    calendar: await readBusyCalendar(database, agentId),
  });

  serve(app, 'GET /inspections/busy-calendar', (request) => answer(accountOf(request).id));

  serve(app, 'PUT /inspections/busy-calendar', async (request) => {
    const { id } = accountOf(request);
    await saveBusyCalendar(database, id, request.body.url).catch((error: unknown) => {
      if (!(error instanceof OutsideError)) throw error;
      throw new ProblemError(422, 'invalid', error.message, { field: 'url' });
    });
    return answer(id);
  });

  serve(app, 'DELETE /inspections/busy-calendar', async (request) => {
    const { id } = accountOf(request);
    await dropBusyCalendar(database, id);
    return answer(id);
  });
};
