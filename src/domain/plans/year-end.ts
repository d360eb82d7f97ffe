import { LAGOS_AHEAD_MS } from '../dates/milliseconds';

/**
 * When the year is over for which a plan is paid at a moment: the day after the next anniversary of its beginning, in
 * Lagos. Where the beginning is not known it is a year from then, when any year that may run is over.
 */
export function yearEnd(since: Date | null, at: Date): Date {
  const begin = new Date((since ?? at).getTime() + LAGOS_AHEAD_MS);
  const endAfter = (years: number) =>
    new Date(
      Date.UTC(begin.getUTCFullYear() + years, begin.getUTCMonth(), begin.getUTCDate() + 1) -
        LAGOS_AHEAD_MS,
    );
  let years = 1;
  while (endAfter(years).getTime() <= at.getTime()) years += 1;
  return endAfter(years);
}
