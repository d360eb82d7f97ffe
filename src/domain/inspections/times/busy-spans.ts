import { DAY_MS } from '../../dates/milliseconds';
import { type CalendarEvent, calendarEvents } from '../calendar-events';
import { momentOf } from './calendar-moment';
import type { Span } from './offered-slots';
import { repeatDays } from './repeat-days';

/** What a calendar says of somebody's time, and how much of it could not be read. */
type BusySpans = {
  /** Busy times in order, those that meet as one. */
  spans: Span[];
  /** Entries that repeat in a way that is not understood. */
  unreadRepeats: number;
  /** Other entries without a time that is understood. */
  unread: number;
};

/** A calendar of years has some hundred busy times in two months; more than this is none. */
const MOST_SPANS = 2000;
/** As many days of what repeats are followed; the server reads calendars of strangers beside all its other work. */
const MOST_REPEATED = 20_000;

/**
 * The busy times of a calendar file (RFC 5545) between two moments (milliseconds). What is cancelled or
 * marked as free counts for nothing; of repeating entries those by days and weeks are read.
 */
export function busySpans(text: string, from: number, until: number): BusySpans {
  const events = calendarEvents(text);
  const moved = new Set(
    events.flatMap((event) => (event.replaces ? [`${event.uid} ${startOf(event.replaces)}`] : [])),
  );
  const spans: Span[] = [];
  let unread = 0;
  let unreadRepeats = 0;
  let repeated = 0;
  for (const event of events) {
    if (!event.isBusy) continue;
    const start = event.start && momentOf(event.start);
    if (!start || event.length === null) {
      unread += 1;
      continue;
    }
    const days = daysOf(event, { from, until, isFull: repeated >= MOST_REPEATED });
    if (event.repeats) repeated += days?.length ?? 0;
    if (days === null) {
      unreadRepeats += 1;
      continue;
    }
    const left = new Set(event.except.map(startOf));
    for (const day of days) {
      const at = momentOf(event.start, day);
      if (at === null || left.has(at) || (event.repeats && moved.has(`${event.uid} ${at}`)))
        continue;
      const end =
        event.start.isDay && event.days > 0
          ? momentOf(event.start, day + event.days)
          : at + event.length;
      if (end !== null && end > from && at < until && end > at) spans.push({ start: at, end });
    }
  }
  return { spans: joined(spans).slice(0, MOST_SPANS), unreadRepeats, unread };
}

/** On which days after its first an entry takes place; null where that is not followed. */
function daysOf(
  { repeats, start }: CalendarEvent,
  { from, until, isFull }: { from: number; until: number; isFull: boolean },
): number[] | null {
  if (!repeats) return [0];
  return isFull ? null : repeatDays(repeats, start, from - DAY_MS, until);
}

function startOf(time: CalendarEvent['except'][number]): number | null {
  return momentOf(time);
}

function joined(spans: Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last === undefined || span.start > last.end) all.push({ ...span });
    else last.end = Math.max(last.end, span.end);
  }
  return all;
}
