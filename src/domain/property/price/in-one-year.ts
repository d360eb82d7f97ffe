import { formatNaira } from '../../format/format-naira';
import type { PriceUnit } from '../../listing-text/read-price';

const TIMES: Partial<Record<PriceUnit, number>> = { year: 1, month: 12, week: 52 };

/** What a rent comes to in one year, in naira; null where it is not priced by time, or by the night. */
export function inOneYear(naira: number, unit: PriceUnit): number | null {
  const times = TIMES[unit];
  return times === undefined ? null : naira * times;
}

/** What is said of a rent that was written by the month or the week, and stands by the year. */
export function inOneYearWords(naira: number, unit: PriceUnit): string {
  return `${formatNaira(naira)} a ${unit} is shown as ${formatNaira(inOneYear(naira, unit) ?? naira)} a year`;
}
