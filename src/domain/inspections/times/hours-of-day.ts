import type { Hours, OfferedTimes } from '../../../contract/inspection/offered-times';
import { minutesOf } from './minutes-of';
import { WEEKDAYS, type Weekday } from '../../../contract/inspection/offered-times-options';

/** Part of a day, in minutes after its midnight. */
export type Stretch = { from: number; to: number };

/** When viewings are offered on a day (yyyy-mm-dd): its weekday's hours and its own, or none. */
export function hoursOfDay({ week, days }: OfferedTimes, date: string): Stretch[] {
  const single = days[date];
  if (single?.length === 0) return [];
  return stretchesOf([...(week[weekdayOf(date)] ?? []), ...(single ?? [])]);
}

/** Hours in their order; those that meet are one stretch. */
export function stretchesOf(hours: readonly Hours[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const one of hours
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }))
    .sort((a, b) => a.from - b.from)) {
    const last = stretches.at(-1);
    if (last === undefined || one.from > last.to) stretches.push(one);
    else last.to = Math.max(last.to, one.to);
  }
  return stretches;
}

/** The weekday of a day (yyyy-mm-dd), the same in every time zone. */
function weekdayOf(day: string): Weekday {
  const sinceMonday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  return WEEKDAYS[sinceMonday] ?? 'mon';
}
