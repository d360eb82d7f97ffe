// Nigeria keeps one hour ahead of UTC all year.
const LAGOS_OFFSET_MS = 3_600_000;

/** The calendar month of Lagos that a moment is in: monthly limits begin anew with it. */
export function billingMonth(now: Date): { start: Date; end: Date } {
  const local = new Date(now.getTime() + LAGOS_OFFSET_MS);
  const year = local.getUTCFullYear();
  const month = local.getUTCMonth();
  return {
    start: new Date(Date.UTC(year, month, 1) - LAGOS_OFFSET_MS),
    end: new Date(Date.UTC(year, month + 1, 1) - LAGOS_OFFSET_MS),
  };
}
