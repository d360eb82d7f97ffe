import { HOUR_MS } from '../../dates/milliseconds';
import { isPastTime } from './is-past-time';

/**
 * Whether nobody waits for a visit any more: an hour after it was to begin. What was asked for just before,
 * and came late, is the agent's to judge.
 */
export function isOver(visit: Parameters<typeof isPastTime>[0], now: Date): boolean {
  return isPastTime(visit, now, HOUR_MS);
}
