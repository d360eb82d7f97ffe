import { dayInNigeria } from './day-in-nigeria';
import { countOf } from './count-of';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 'Just now', minutes, hours, days under 7, then a short date of Nigeria, with the year only if another. */
export function relativeTime(date: Date | string, now: Date): string {
  const then = new Date(date);
  const age = now.getTime() - then.getTime();
  const ago = (count: number, unit: string) => `${countOf(count, unit)} ago`;
  if (age < MINUTE) return 'Just now';
  if (age < HOUR) return ago(Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return ago(Math.floor(age / HOUR), 'hour');
  if (age < 7 * DAY) return ago(Math.floor(age / DAY), 'day');
  const isThisYear = dayInNigeria(then).slice(0, 4) === dayInNigeria(now).slice(0, 4);
  return then.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'Africa/Lagos',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}
