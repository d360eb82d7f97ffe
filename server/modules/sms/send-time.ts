import { HOUR_MS } from '../../../src/domain/dates/milliseconds';
import { dayInNigeria } from '../../../src/domain/format/day-in-nigeria';

/** Nigeria is an hour ahead of UTC all year. */
const AHEAD_MS = HOUR_MS;
/** Nobody is woken from this hour in the evening until that one in the morning, Nigeria's time. */
const QUIET_FROM = 21;
const QUIET_UNTIL = 7;

/**
 * When an SMS about a visit may be sent: at once, or in the morning where it is night in Nigeria. One
 * about a visit of the same day, or that begins within an hour of the morning, does not wait.
 */
export function sendTime(now: Date, visit: Date): Date {
  const local = new Date(now.getTime() + AHEAD_MS);
  const hour = local.getUTCHours();
  if (hour >= QUIET_UNTIL && hour < QUIET_FROM) return now;
  if (dayInNigeria(visit) === dayInNigeria(now)) return now;
  const days = hour >= QUIET_FROM ? 1 : 0;
  const morning = new Date(
    Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days, QUIET_UNTIL) -
      AHEAD_MS,
  );
  return visit.getTime() < morning.getTime() + HOUR_MS ? now : morning;
}
