import { DAY_MS } from '../dates/milliseconds';
import { countOf } from '../format/count-of';

/** A count of one day, week or month, by its first day as yyyy-mm-dd. */
export type HistoryPoint = { date: string; value: number };
export type HistoryStep = 'day' | 'week' | 'month';

/** Labels that a phone has room for below a chart. */
const MOST_LABELS = 4;

// A day of a calendar is the same in every zone: read and said in UTC.
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const WEEKDAY = format({ weekday: 'long' });
const SHORT_WEEKDAY = format({ weekday: 'short' });
const DAY = format({ day: 'numeric', month: 'long' });
const SHORT_DAY = format({ day: 'numeric', month: 'short' });
const MONTH = format({ month: 'long', year: 'numeric' });
const SHORT_MONTH = format({ month: 'short' });

/** How far apart counts are; one alone is called a day unless it begins a month. */
export function stepOf(points: readonly HistoryPoint[]): HistoryStep {
  const [first, second] = points;
  if (first === undefined) return 'day';
  if (second === undefined) return first.date.endsWith('-01') ? 'month' : 'day';
  const days = (Date.parse(second.date) - Date.parse(first.date)) / DAY_MS;
  if (days < 2) return 'day';
  return days < 10 ? 'week' : 'month';
}

/** So many days, weeks or months: '8 days'. */
export function spanWords(count: number, step: HistoryStep): string {
  return countOf(count, step);
}

/** One step in a sentence: 'on Monday 23 November', 'in the week from 16 November', 'in November 2026'. */
export function whenOfStep(date: string, step: HistoryStep): string {
  const day = new Date(date);
  if (step === 'month') return `in ${MONTH.format(day)}`;
  if (step === 'week') return `in the week from ${DAY.format(day)}`;
  return `on ${WEEKDAY.format(day)} ${DAY.format(day)}`;
}

/** One step in a table or a tip: 'Monday 23 November'. */
export function nameOfStep(date: string, step: HistoryStep): string {
  return whenOfStep(date, step).replace(/^(on|in the|in) /, '');
}

/**
 * What stands below the steps of a chart, by their place: a few of them, counted back from the newest.
 * Days of a week or so by weekday ('Mon 23'), other days by month ('23 Nov'), January with its year.
 */
export function axisLabels(
  points: readonly HistoryPoint[],
  step: HistoryStep,
): { at: number; text: string }[] {
  const every = Math.ceil(points.length / MOST_LABELS);
  return points.flatMap(({ date }, at) => {
    if ((points.length - 1 - at) % every !== 0) return [];
    return [{ at, text: axisText(new Date(date), step, points.length) }];
  });
}

function axisText(day: Date, step: HistoryStep, count: number): string {
  if (step === 'month') {
    const month = SHORT_MONTH.format(day);
    return day.getUTCMonth() === 0 ? `${month} ${day.getUTCFullYear()}` : month;
  }
  if (step === 'week' || count > 10) return SHORT_DAY.format(day);
  return `${SHORT_WEEKDAY.format(day)} ${day.getUTCDate()}`;
}
