import { MINUTE_MS } from '../../dates/milliseconds';
import type { FreeDay, OfferedTimes } from '../../../contract/inspection/offered-times';
import { DAYS_AHEAD } from '../../../contract/inspection/offered-times-options';
import { dayInNigeria } from '../../format/day-in-nigeria';
import { hoursOfDay, type Stretch } from './hours-of-day';
import { isSoon } from './is-soon';
import { visitStart } from './visit-start';
import { addDays } from './week-of';

/** A time that is not free, in milliseconds since 1970, its end not included. */
export type Span = { start: number; end: number };

/**
 * The free slots of the coming days, today among them: the hours of the week and of single days, cut
 * into viewings, without what is taken, is over or begins within the hour. Days without any are left out.
 */
export function offeredSlots(times: OfferedTimes, taken: readonly Span[], now: Date): FreeDay[] {
  const today = dayInNigeria(now);
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead))
    .map((date) => ({
      date,
      times: slotsIn(hoursOfDay(times, date), times.slotMinutes).filter((time) => {
        const span = slotSpan({ requestDate: date, requestTime: time }, times.slotMinutes);
        return !isSoon(span.start, now) && !isTaken(span, taken);
      }),
    }))
    .filter((day) => day.times.length > 0);
}

/** The time that a slot takes. */
export function slotSpan(
  slot: { requestDate: string; requestTime: string },
  minutes: number,
): Span {
  const start = visitStart(slot.requestDate, slot.requestTime).getTime();
  return { start, end: start + minutes * MINUTE_MS };
}

/** Whether a time meets one of those that are not free; one that begins as another ends does not. */
export function isTaken(span: Span, taken: readonly Span[]): boolean {
  return taken.some(({ start, end }) => start < span.end && span.start < end);
}

/** When viewings of so many minutes begin; what is left at the end of a stretch of hours is no viewing. */
export function slotsIn(stretches: readonly Stretch[], minutes: number): string[] {
  return stretches.flatMap(({ from, to }) =>
    Array.from({ length: Math.floor((to - from) / minutes) }, (_, at) =>
      clockOf(from + at * minutes),
    ),
  );
}

function clockOf(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
