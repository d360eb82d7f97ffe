import type { FreeDay } from '../../../contract/inspection/offered-times';

/** What was picked, as far as it is still free; '' is nothing. */
export function pickedIn(
  days: readonly FreeDay[],
  day: string,
  time: string,
): { day: string; time: string } {
  const found = days.find(({ date }) => date === day);
  if (found === undefined) return { day: '', time: '' };
  return { day, time: found.times.includes(time) ? time : '' };
}
