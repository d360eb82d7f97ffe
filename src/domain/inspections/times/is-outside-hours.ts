import type { OfferedTimes, Slot } from '../../../contract/inspection/offered-times';
import { offersTimes } from './change-offered-times';
import { hoursOfDay } from './hours-of-day';
import { minutesOf } from './minutes-of';

/**
 * Whether a viewing would not lie wholly within the hours that the agent offers on its day (SLOT-2: a
 * seeker may ask for any other time). Whoever offers none has none to be outside of.
 */
export function isOutsideHours(times: OfferedTimes, { requestDate, requestTime }: Slot): boolean {
  const begin = minutesOf(requestTime);
  return (
    offersTimes(times) &&
    !hoursOfDay(times, requestDate).some(
      ({ from, to }) => from <= begin && begin + times.slotMinutes <= to,
    )
  );
}
