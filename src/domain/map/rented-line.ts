import { DAY_MS } from '../dates/milliseconds';
import { countOf } from '../format/count-of';
import { dayInNigeria } from '../format/day-in-nigeria';

/** 'Rented in N days' from the day of listing to the day it was let; null where either is open. */
export function rentedLine(listedAt: number | null, rentedOn: string | null): string | null {
  if (listedAt === null || rentedOn === null) return null;
  const days = Math.max(0, Math.round((Date.parse(rentedOn) - startOfDay(listedAt)) / DAY_MS));
  return `Rented in ${countOf(days, 'day')}`;
}

function startOfDay(moment: number): number {
  return Date.parse(dayInNigeria(new Date(moment)));
}
