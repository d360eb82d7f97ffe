import { Button } from '../../../components/button';
import { TextField } from '../../../components/form/field';
import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import { When } from '../../../components/when';
import { DAYS_AHEAD } from '../../../contract/inspection/offered-times-options';
import { VISIT_HOURS } from '../../../contract/inspection/inspection-options';
import type { FreeDay } from '../../../contract/inspection/offered-times';
import type { BookingForm } from '../../../db/repositories/forms/kept-forms';
import { SlotPicker } from './slot-picker';

/** When somebody wants to come: a slot that the agent offers, or a day and time of their own. */
export function VisitTimeFields({
  days,
  offline,
  way,
  pick,
  fields,
  errors,
  onWay,
  onChange,
}: {
  /** Free slots; null where the agent offers no times, or this device does not know them. */
  days: FreeDay[] | null;
  /** When they were heard of (milliseconds), where that cannot be asked anew; null where it could. */
  offline: number | null;
  way: 'slot' | 'own';
  pick: { day: string; time: string };
  fields: Pick<BookingForm, 'requestDate' | 'requestTime'>;
  errors: { requestDate?: string | undefined; requestTime?: string | undefined };
  onWay: (way: 'slot' | 'own') => void;
  onChange: (change: Partial<BookingForm>) => void;
}) {
  if (way === 'slot' && days !== null)
    return (
      <>
        <SlotPicker days={days} {...pick} errors={errors} onPick={onChange} />
        {offline !== null && (
          <p className={`${stack.small} ${stack.soft}`}>
            These were free <When at={offline} />. Should one be taken meanwhile, you are told and
            pick another.
          </p>
        )}
        <div>
          <Button icon="clock" onClick={() => onWay('own')}>
            Another time
          </Button>
        </div>
      </>
    );
  return (
    <>
      {days?.length === 0 && (
        <Notice>
          No offered time is free in the next {DAYS_AHEAD} days. Ask for a time of your own.
        </Notice>
      )}
      <TextField
        id="inspection-requestDate"
        label="Date"
        type="date"
        required
        maxLength={40}
        value={fields.requestDate}
        error={errors.requestDate}
        onChange={(event) => onChange({ requestDate: event.target.value })}
      />
      <TextField
        id="inspection-requestTime"
        label="Time"
        type="time"
        required
        maxLength={40}
        min={VISIT_HOURS.from}
        max={VISIT_HOURS.to}
        value={fields.requestTime}
        error={errors.requestTime}
        onChange={(event) => onChange({ requestTime: event.target.value })}
      />
      {days !== null && days.length > 0 && (
        <div>
          <Button icon="clock" onClick={() => onWay('slot')}>
            See the offered times
          </Button>
        </div>
      )}
    </>
  );
}
