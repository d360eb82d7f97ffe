import { WEEKDAYS, type Weekday } from '../../../contract/inspection/offered-times-options';

/** The weekday of a day (yyyy-mm-dd), the same in every time zone. */
export function weekdayOf(day: string): Weekday {
  const sinceMonday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  return WEEKDAYS[sinceMonday] ?? 'mon';
}
