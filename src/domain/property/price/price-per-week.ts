const WEEKS_PER_YEAR = 52;

/** The weekly figure beside a yearly rent, in whole naira (RES-5). */
export function pricePerWeek(pricePerYear: number): number {
  return Math.round(pricePerYear / WEEKS_PER_YEAR);
}
