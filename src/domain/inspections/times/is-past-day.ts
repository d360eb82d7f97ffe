import { dayInNigeria } from '../../format/day-in-nigeria';

/** Whether a day (yyyy-mm-dd) is over in Nigeria: inspections are not booked in the past. */
export function isPastDay(day: string, now: Date): boolean {
  return day < dayInNigeria(now);
}
