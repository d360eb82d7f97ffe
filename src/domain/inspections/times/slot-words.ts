import type { Slot } from '../../../contract/inspection/offered-times';
import { dayInNigeria } from '../../format/day-in-nigeria';
import { addDays } from './week-of';

// Made once: a day of slots asks many times.
const SHORT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A day (yyyy-mm-dd) as people say it: 'Today', 'Tomorrow', 'Thu 26 Nov'. */
export function slotDayWords(day: string, now: Date): string {
  const today = dayInNigeria(now);
  if (day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  return SHORT.format(new Date(`${day}T12:00:00Z`)).replace(',', '');
}

/** A slot as people say it: 'Thu 26 Nov, 10:00'. */
export function slotWords({ requestDate, requestTime }: Slot, now: Date): string {
  return `${slotDayWords(requestDate, now)}, ${requestTime}`;
}
