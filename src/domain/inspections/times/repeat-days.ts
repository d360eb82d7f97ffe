import { DAY_MS } from '../../dates/milliseconds';
import { type CalendarTime, momentOf } from './calendar-moment';

const NAMES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const KNOWN = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST']);
/** Thirty years: what repeats by a count for longer is not followed. */
const MOST_DAYS = 11_000;
/** An entry that began longer ago is over. */
const LONGEST = 31 * DAY_MS;
/** A clock on the wall is less than this from UTC, in any zone. */
const ANY_ZONE = 2 * DAY_MS;
const LONG_BEFORE = LONGEST + ANY_ZONE;

/**
 * On which days after its first an entry repeats, by a rule of days or weeks, between two moments
 * (milliseconds); null for a rule that is not understood.
 */
export function repeatDays(
  rule: string,
  start: CalendarTime,
  from: number,
  until: number,
): number[] | null {
  const parts = new Map(
    rule.split(';').map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name.toUpperCase(), value.toUpperCase()] as const;
    }),
  );
  const freq = parts.get('FREQ');
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const count = Number(parts.get('COUNT') ?? Number.POSITIVE_INFINITY);
  const byDay = parts.get('BYDAY')?.split(',') ?? null;
  const weekStart = NAMES.indexOf(parts.get('WKST') ?? 'MO');
  const end = endOf(parts.get('UNTIL'), start);
  const first = new Date(start.wall).getUTCDay();
  const isKnown =
    [...parts.keys()].every((name) => KNOWN.has(name)) &&
    (freq === 'DAILY' || freq === 'WEEKLY') &&
    Number.isInteger(interval) &&
    interval > 0 &&
    count > 0 &&
    weekStart >= 0 &&
    end !== null &&
    (byDay === null || byDay.every((day) => NAMES.includes(day)));
  if (!isKnown) return null;
  const named = byDay?.map((day) => NAMES.indexOf(day)) ?? (freq === 'WEEKLY' ? [first] : null);
  // A rule may name a day a hundred thousand times.
  const weekdays = named && new Set(named);
  const sinceWeekStart = (first - weekStart + 7) % 7;
  const last = Math.floor((Math.min(until, end) - start.wall) / DAY_MS) + 1;
  // With a count all before must be counted; else what is over need not be looked at.
  const begin = Number.isFinite(count)
    ? 0
    : Math.max(0, Math.floor((from - start.wall) / DAY_MS) - 1);
  if (last - begin > MOST_DAYS) return null;
  const days: number[] = [];
  let seen = 0;
  for (let day = begin; day <= last && seen < count; day += 1) {
    const step = freq === 'DAILY' ? day : Math.floor((day + sinceWeekStart) / 7);
    if (step % interval !== 0) continue;
    if (weekdays !== null && !weekdays.has((first + day) % 7)) continue;
    // Long before, nothing depends on the hour: it is counted, and no zone is asked.
    if (start.wall + day * DAY_MS < Math.min(from - LONG_BEFORE, end - ANY_ZONE)) {
      seen += 1;
      continue;
    }
    const moment = momentOf(start, day);
    if (moment === null || moment > end) break;
    seen += 1;
    if (moment >= from - LONGEST && moment < until) days.push(day);
  }
  return days;
}

/** The last moment of a rule; for ever where it names none, null where it is not understood. */
function endOf(until: string | undefined, start: CalendarTime): number | null {
  if (until === undefined) return Number.POSITIVE_INFINITY;
  const found = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/.exec(until);
  if (found === null) return null;
  const [year = 0, month = 1, day = 1, hours = 23, minutes = 59, seconds = 59] = found
    .slice(1, 7)
    .map((part) => (part === undefined ? undefined : Number(part)));
  const wall = Date.UTC(year, month - 1, day, hours, minutes, seconds);
  return found[7] ? wall : momentOf({ ...start, wall, isDay: false });
}
