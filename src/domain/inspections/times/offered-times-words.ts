import type { Hours, OfferedTimes } from '../../../contract/inspection/offered-times';
import { WEEKDAYS, type Weekday } from '../../../contract/inspection/offered-times-options';

/** Weekdays by their full names. */
export const WEEKDAY_NAMES: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** Hours of one day in words: '10:00 to 12:00, 14:00 to 16:00'; '' where there are none. */
export function hoursWords(hours: readonly Hours[]): string {
  return hours.map(({ from, to }) => `${from} to ${to}`).join(', ');
}

/** The offered week, one line for days in a row with the same hours: 'Mon to Fri: 10:00 to 16:00'. */
export function weekWords({ week }: Pick<OfferedTimes, 'week'>): string[] {
  const runs: { days: Weekday[]; words: string }[] = [];
  for (const day of WEEKDAYS) {
    const words = hoursWords(week[day] ?? []);
    const last = runs.at(-1);
    if (last?.words === words) last.days.push(day);
    else runs.push({ days: [day], words });
  }
  return runs
    .filter(({ words }) => words !== '')
    .map(({ days, words }) => `${daysWords(days)}: ${words}`);
}

function daysWords(days: readonly Weekday[]): string {
  const short = days.map((day) => WEEKDAY_NAMES[day].slice(0, 3));
  const [first = ''] = short;
  return short.length === 1
    ? first
    : `${first} ${short.length === 2 ? 'and' : 'to'} ${short.at(-1)}`;
}
