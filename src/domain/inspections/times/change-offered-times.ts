import type { OfferedTimes, OfferedTimesChange } from '../../../contract/inspection/offered-times';

/** What an agent offers who never said anything of it. */
export const NO_OFFERED_TIMES: OfferedTimes = { slotMinutes: 60, week: {}, days: {} };

/** The times after a change: each weekday and each single day by itself, so that two changes hold both. */
export function changeOfferedTimes(
  times: OfferedTimes,
  { slotMinutes = times.slotMinutes, week, days }: OfferedTimesChange,
): OfferedTimes {
  const merged = Object.entries({ ...times.days, ...days });
  return {
    slotMinutes,
    week: { ...times.week, ...week },
    days: Object.fromEntries(merged.flatMap(([date, hours]) => (hours ? [[date, hours]] : []))),
  };
}

/** Two changes as one; where both say something, the later one does. */
export function joinTimesChanges(
  earlier: OfferedTimesChange,
  later: OfferedTimesChange,
): OfferedTimesChange {
  const both = { ...earlier, ...later };
  if (earlier.week && later.week) both.week = { ...earlier.week, ...later.week };
  if (earlier.days && later.days) both.days = { ...earlier.days, ...later.days };
  return both;
}

/** Whether any times are offered at all; days without viewings alone offer none. */
export function offersTimes({ week, days }: Pick<OfferedTimes, 'week' | 'days'>): boolean {
  return [...Object.values(week), ...Object.values(days)].some((hours) => hours.length > 0);
}
