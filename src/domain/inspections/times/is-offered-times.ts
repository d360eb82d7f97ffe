import type {
  Hours,
  OfferedTimes,
  OfferedTimesChange,
} from '../../../contract/inspection/offered-times';
import { SLOT_LENGTHS, type SlotMinutes } from '../../../contract/inspection/offered-times-options';
import { type Check, isObject, isText, listOf, orAbsent, orNull, shape } from '../../checks';

const isHours = listOf(shape<Hours>({ from: isText, to: isText }));
const isLength: Check<SlotMinutes> = (value): value is SlotMinutes =>
  SLOT_LENGTHS.some((length) => length === value);
/** Lists of hours by day; which days there are is the server's to say. */
const byDay =
  <Value>(check: Check<Value>): Check<Record<string, Value>> =>
  (value): value is Record<string, Value> =>
    isObject(value) && Object.values(value).every(check);

/** What an agent offers, as an answer tells it. */
export const isOfferedTimes: Check<OfferedTimes> = shape<OfferedTimes>({
  slotMinutes: isLength,
  week: byDay(isHours),
  days: byDay(isHours),
});

/** A change of it, as a row of the outbox holds it. */
export const isTimesChange: Check<OfferedTimesChange> = shape<OfferedTimesChange>({
  slotMinutes: orAbsent(isLength),
  week: orAbsent(byDay(isHours)),
  days: orAbsent(byDay(orNull(isHours))),
});
