import { countOf } from '../format/count-of';

const HOUR = 60;
const DAY = 24 * HOUR;

/** How soon somebody usually answers, rounded up so that it promises nothing: 'within 3 hours'. */
export function answerTimeWords(minutes: number): string {
  if (minutes <= HOUR) return 'within an hour';
  if (minutes <= 20 * HOUR) return `within ${countOf(Math.ceil(minutes / HOUR), 'hour')}`;
  if (minutes <= DAY) return 'within a day';
  return `within ${countOf(Math.ceil(minutes / DAY), 'day')}`;
}
