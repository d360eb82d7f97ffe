import { DAY_MS } from '../dates/milliseconds';
import { type CalendarTime, momentOf } from './times/calendar-moment';

/** One entry of a calendar, without its words. */
export type CalendarEvent = {
  uid: string;
  start: CalendarTime;
  /** Milliseconds; null where its end is not understood. */
  length: number | null;
  /** How many days it takes, where it is for whole days. */
  days: number;
  /** Neither cancelled nor marked as free. */
  isBusy: boolean;
  /** Its rule, where it repeats. */
  repeats: string | null;
  /** When it does not take place after all. */
  except: CalendarTime[];
  /** The time of a repeating entry that this one stands for. */
  replaces: CalendarTime | null;
};

type Line = { params: string; value: string };

/** More entries than this are of no person. */
const MOST_EVENTS = 5000;
const NO_TIME: CalendarTime = { wall: Number.NaN, isDay: false, zone: '' };

/** The entries of a calendar file; what is no calendar has none. */
export function calendarEvents(text: string): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  let lines: Map<string, Line[]> | null = null;
  let inside = 0;
  for (const line of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const found = /^([A-Za-z-]+)((?:;[^:"]*(?:"[^"]*"[^:"]*)*)?):(.*)$/.exec(line);
    if (found === null) continue;
    const [, name = '', params = '', value = ''] = found;
    const key = name.toUpperCase();
    if (key === 'BEGIN' && value.toUpperCase() === 'VEVENT') lines = new Map();
    else if (key === 'END' && value.toUpperCase() === 'VEVENT') {
      if (lines !== null && events.length < MOST_EVENTS) events.push(toEvent(lines));
      lines = null;
    } else if (lines !== null) {
      // An alarm of an entry has times of its own.
      if (key === 'BEGIN') inside += 1;
      else if (key === 'END') inside -= 1;
      else if (inside === 0) {
        const known = lines.get(key);
        if (known === undefined) lines.set(key, [{ params, value }]);
        else known.push({ params, value });
      }
    }
  }
  return events;
}

function toEvent(lines: Map<string, Line[]>): CalendarEvent {
  const first = (name: string) => lines.get(name)?.[0];
  const start = timesOf(first('DTSTART'))[0] ?? NO_TIME;
  const end = timesOf(first('DTEND'))[0];
  const duration = first('DURATION');
  const between = end === undefined ? null : spanOf(start, end);
  const plain = duration ? durationOf(duration.value) : start.isDay ? DAY_MS : 0;
  const length = end === undefined ? plain : between;
  return {
    uid: first('UID')?.value ?? '',
    start,
    length,
    days: start.isDay ? Math.round((length ?? 0) / DAY_MS) : 0,
    isBusy:
      first('STATUS')?.value.toUpperCase() !== 'CANCELLED' &&
      first('TRANSP')?.value.toUpperCase() !== 'TRANSPARENT',
    repeats: lines.has('RDATE') ? 'RDATE' : (first('RRULE')?.value ?? null),
    except: (lines.get('EXDATE') ?? []).flatMap(timesOf),
    replaces: timesOf(first('RECURRENCE-ID'))[0] ?? null,
  };
}

/** From one time to another: a flight begins in one zone and ends in another. */
function spanOf(start: CalendarTime, end: CalendarTime): number | null {
  const [from, until] = [momentOf(start), momentOf(end)];
  return from === null || until === null ? null : until - from;
}

function timesOf(line: Line | undefined): CalendarTime[] {
  if (line === undefined) return [];
  const zone = /;TZID="?([^";:]+)"?/i.exec(line.params)?.[1] ?? null;
  return line.value.split(',').flatMap((value) => {
    const found = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/.exec(value.trim());
    if (found === null) return [];
    const [, year, month, day, hours, minutes, seconds, utc] = found;
    const wall = Date.UTC(
      Number(year),
      Number(month) - 1,
      Number(day),
      Number(hours ?? 0),
      Number(minutes ?? 0),
      Number(seconds ?? 0),
    );
    return [{ wall, isDay: hours === undefined, zone: utc ? 'UTC' : zone }];
  });
}

function durationOf(value: string): number | null {
  const found = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(value);
  if (found === null) return null;
  const [weeks, days, hours, minutes, seconds] = found.slice(1).map((part) => Number(part ?? 0));
  return (
    (((weeks ?? 0) * 7 + (days ?? 0)) * 86_400 +
      (hours ?? 0) * 3600 +
      (minutes ?? 0) * 60 +
      (seconds ?? 0)) *
    1000
  );
}
