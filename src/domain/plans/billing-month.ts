import { LAGOS_AHEAD_MS } from '../dates/milliseconds';

// Nigeria keeps one hour ahead of UTC all year.

/** The calendar month of Lagos that a moment is in: monthly limits begin anew with it. */
export function billingMonth(now: Date): { start: Date; end: Date } {
  const local = new Date(now.getTime() + LAGOS_AHEAD_MS);
  const year = local.getUTCFullYear();
  const month = local.getUTCMonth();
  return {
    start: new Date(Date.UTC(year, month, 1) - LAGOS_AHEAD_MS),
    end: new Date(Date.UTC(year, month + 1, 1) - LAGOS_AHEAD_MS),
  };
}
