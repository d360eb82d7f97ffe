import { DAY_MS } from '../../dates/milliseconds';

/** The seven days of the week of a day, Monday first, as yyyy-mm-dd. */
export function weekOf(day: string): string[] {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, at) => isoDay(noon + (at - sinceMonday) * DAY_MS));
}

/** The day that is so many days after another (or before it). */
export function addDays(day: string, days: number): string {
  return isoDay(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS);
}

function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
