import type { FreeDay } from '../../../contract/inspection/offered-times';
import { isSoon } from './is-soon';
import { visitStart } from './visit-start';

/** What is left of free slots that were heard of a while ago: those not over and not within the hour. */
export function slotsAhead(days: readonly FreeDay[], now: Date): FreeDay[] {
  return days
    .map(({ date, times }) => ({
      date,
      times: times.filter((time) => !isSoon(visitStart(date, time).getTime(), now)),
    }))
    .filter(({ times }) => times.length > 0);
}
