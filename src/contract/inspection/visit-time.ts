import * as z from 'zod/mini';
import { VISIT_HOURS } from './inspection-options';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const IN_HOURS = /^(?:(?:0[7-9]|1[0-8]):[0-5]\d|19:00)$/;

/** When a home is visited: yyyy-mm-dd and hh:mm of the property's own clock. */
export const visitTime = {
  requestDate: z.iso.date('Please choose a date'),
  requestTime: z.string().check(
    z.regex(IN_HOURS, {
      error: ({ input }) =>
        CLOCK.test(String(input))
          ? `Homes are shown from ${VISIT_HOURS.from} to ${VISIT_HOURS.to}. Please choose a time between them.`
          : 'Please choose a time, such as 10:00',
    }),
  ),
};
