import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  busyCalendarAnswerSchema,
  busyCalendarSchema,
} from '../../../src/contract/inspection/offered-times';
import { accountOf } from '../../plugins/account-of';
import { OutsideError } from '../../plugins/fetch-outside';
import { ProblemError } from '../../plugins/problem-error';
import { dropBusyCalendar, readBusyCalendar, saveBusyCalendar } from './busy-calendar';

/** The agent's own calendar, whose busy times are not offered. */
export const busyCalendarRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;
  const tags = ['inspections'];
  const answers = { response: { 200: busyCalendarAnswerSchema } };
  const answer = async (agentId: string) => ({
    calendar: await readBusyCalendar(database, agentId),
  });

  app.get('/inspections/busy-calendar', { schema: { tags, ...answers } }, (request) =>
    answer(accountOf(request).id),
  );

  app.put(
    '/inspections/busy-calendar',
    { schema: { tags, body: busyCalendarSchema, ...answers } },
    async (request) => {
      const { id } = accountOf(request);
      await saveBusyCalendar(database, id, request.body.url).catch((error: unknown) => {
        if (!(error instanceof OutsideError)) throw error;
        throw new ProblemError(422, 'invalid', error.message, { field: 'url' });
      });
      return answer(id);
    },
  );

  app.delete('/inspections/busy-calendar', { schema: { tags, ...answers } }, async (request) => {
    const { id } = accountOf(request);
    await dropBusyCalendar(database, id);
    return answer(id);
  });
};
