import { DAY_MS } from '../dates/milliseconds';
import { dayInNigeria } from '../format/day-in-nigeria';

/** When somebody wants to see a home, how they are reached, and what else the agent should know: yyyy-mm-dd, hh:mm, a number, words. */
export type InspectionWish = {
  requestDate: string;
  requestTime: string;
  contactNumber: string;
  notes?: string;
};

/** The day after today in Nigeria, as yyyy-mm-dd. */
export function tomorrowInNigeria(now: Date): string {
  return dayInNigeria(new Date(now.getTime() + DAY_MS));
}
