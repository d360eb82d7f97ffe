import { Chips } from '../../../components/form/chips';
import type { FreeDay } from '../../../contract/inspection/offered-times';
import { slotDayWords } from '../../../domain/inspections/times/slot-words';
import { useNow } from '../../../platform/use-now';

/** The free slots of an agent: first the day, then the time. */
export function SlotPicker({
  days,
  day,
  time,
  errors,
  onPick,
}: {
  days: readonly FreeDay[];
  /** What is picked so far; '' is nothing. */
  day: string;
  time: string;
  errors: { requestDate?: string | undefined; requestTime?: string | undefined };
  onPick: (pick: { slotDay: string; slotTime: string }) => void;
}) {
  const now = useNow();
  const times = days.find(({ date }) => date === day)?.times;
  return (
    <>
      <Chips
        id="inspection-requestDate"
        legend="Day"
        first
        chips={days.map(({ date }) => ({ id: date, label: slotDayWords(date, now) }))}
        current={day}
        error={errors.requestDate}
        onChoose={(slotDay) => onPick({ slotDay, slotTime: '' })}
      />
      {times !== undefined && (
        <Chips
          id="inspection-requestTime"
          legend="Time, as the clock stands in Lagos"
          chips={times.map((one) => ({ id: one, label: one }))}
          current={time}
          error={errors.requestTime}
          onChoose={(slotTime) => onPick({ slotDay: day, slotTime })}
        />
      )}
    </>
  );
}
