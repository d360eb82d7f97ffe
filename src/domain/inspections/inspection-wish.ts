import { dayInNigeria } from '../format/day-in-nigeria';
import { isPastDay } from './is-past-day';

/** When somebody wants to see a home, and how they are reached: yyyy-mm-dd, hh:mm, a number. */
export type InspectionWish = { requestDate: string; requestTime: string; contactNumber: string };

const PHONE = /^\+?[\d\s()-]{7,}$/;
const DAY_MS = 86_400_000;

/** What keeps a request from being sent, by field (A5). */
export function inspectionWishErrors(
  wish: InspectionWish,
  now: Date,
): Partial<Record<keyof InspectionWish, string>> {
  const errors: Partial<Record<keyof InspectionWish, string>> = {};
  if (!/^\d{4}-\d{2}-\d{2}$/.test(wish.requestDate)) errors.requestDate = 'Please choose a date';
  else if (isPastDay(wish.requestDate, now)) errors.requestDate = 'Please choose a day to come';
  if (!/^\d{2}:\d{2}$/.test(wish.requestTime))
    errors.requestTime = 'Please choose a time, such as 10:00';
  const phone = wish.contactNumber.trim();
  if (phone === '') errors.contactNumber = 'Phone number is required';
  else if (!PHONE.test(phone)) errors.contactNumber = 'Phone number is invalid';
  return errors;
}

/** The day after today in Nigeria, as yyyy-mm-dd. */
export function tomorrowInNigeria(now: Date): string {
  return dayInNigeria(new Date(now.getTime() + DAY_MS));
}
