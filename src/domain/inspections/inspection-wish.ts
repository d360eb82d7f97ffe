import { DAY_MS } from '../dates/milliseconds';
import { dayInNigeria } from '../format/day-in-nigeria';

/** When somebody wants to see a home, and how they are reached: yyyy-mm-dd, hh:mm, a number. */
export type InspectionWish = { requestDate: string; requestTime: string; contactNumber: string };

/** The day after today in Nigeria, as yyyy-mm-dd. */
export function tomorrowInNigeria(now: Date): string {
  return dayInNigeria(new Date(now.getTime() + DAY_MS));
}
