import type { FreeDay, Slot } from '../../../contract/inspection/offered-times';
import { visitStart } from './visit-start';

/** How many slots are offered in place of one that is taken. */
const COUNT = 4;

/** The free slots nearest to a time that was wanted, before or after it, in the order of the clock. */
export function nearestSlots(days: readonly FreeDay[], wanted: Slot): Slot[] {
  const moment = ({ requestDate, requestTime }: Slot) =>
    visitStart(requestDate, requestTime).getTime();
  const target = moment(wanted);
  const away = (slot: Slot) => Math.abs(moment(slot) - target);
  return days
    .flatMap(({ date, times }) => times.map((time) => ({ requestDate: date, requestTime: time })))
    .sort((a, b) => away(a) - away(b) || moment(a) - moment(b))
    .slice(0, COUNT)
    .sort((a, b) => moment(a) - moment(b));
}
