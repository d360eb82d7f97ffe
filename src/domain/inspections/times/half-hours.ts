import { VISIT_HOURS } from '../../../contract/inspection/inspection-options';

/** Every half hour in which homes are shown, as hh:mm, first and last included. */
export const HALF_HOURS: readonly string[] = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
).filter((time) => time >= VISIT_HOURS.from && time <= VISIT_HOURS.to);
