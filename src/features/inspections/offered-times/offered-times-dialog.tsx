import { useState } from 'react';
import { Check } from '../../../components/form/check';
import { Chips } from '../../../components/form/chips';
import { useDatabase } from '../../../components/context/database-context';
import { Dialog } from '../../../components/dialog/dialog';
import { DialogForm } from '../../../components/dialog/dialog-form';
import { Notice } from '../../../components/notice';
import { useKeptForm } from '../../../components/form/use-kept-form';
import {
  type Hours,
  type OfferedTimesChange,
  offeredTimesChangeSchema,
} from '../../../contract/inspection/offered-times';
import {
  SLOT_LENGTHS,
  WEEKDAYS,
  type Weekday,
} from '../../../contract/inspection/offered-times-options';
import { saveOfferedTimes } from '../../../db/repositories/inspections/offered-times-commands';
import type { OfferedTimesView } from '../../../db/repositories/inspections/offered-times-repository';
import {
  changeOfferedTimes,
  offersTimes,
} from '../../../domain/inspections/times/change-offered-times';
import { WEEKDAY_NAMES } from '../../../domain/inspections/times/offered-times-words';
import { HoursRows } from './hours-rows';
import styles from './offered-times.module.css';
import { SingleDays } from './single-days';

const FORM = 'offered-times';
/** What a day begins with where none before it has hours. */
const FIRST_HOURS: Hours[] = [{ from: '10:00', to: '16:00' }];

/** The editor of the times that an agent offers; it sends only what was changed in it. */
export default function OfferedTimesDialog({
  view: { times, isKnown },
  begun,
  onClose,
}: {
  view: OfferedTimesView;
  /** What the server refused before, to be mended. */
  begun: OfferedTimesChange;
  onClose: () => void;
}) {
  const database = useDatabase();
  const form = useKeptForm<'offered-times'>(FORM, begun);
  const [failure, setFailure] = useState('');
  const changed = form.fields;
  const current = changeOfferedTimes(times, changed);
  const change = (fields: OfferedTimesChange) => {
    setFailure('');
    form.change(fields);
  };
  const setDay = (day: Weekday, hours: Hours[]) =>
    change({ week: { ...changed.week, [day]: hours } });
  const hoursBefore = (day: Weekday): Hours[] =>
    WEEKDAYS.slice(0, WEEKDAYS.indexOf(day))
      .map((before) => current.week[before] ?? [])
      .findLast((hours) => hours.length > 0) ?? FIRST_HOURS;
  const submit = () => {
    const wrong = offeredTimesChangeSchema.safeParse(changed).error?.issues[0]?.message;
    if (wrong !== undefined) {
      setFailure(wrong);
      return;
    }
    const isNothing = Object.keys(changed).length === 0;
    if (isNothing && !offersTimes(times)) {
      setFailure('Nothing was changed: tick the days on which you show homes.');
      return;
    }
    form
      .send(async () => (isNothing ? null : saveOfferedTimes({ ...changed, form: FORM }, database)))
      .then(onClose, (error: Error) => setFailure(error.message));
  };
  return (
    <Dialog title="Times you offer" onClose={onClose}>
      <DialogForm form={form} failure={failure} yes="Save the times" onSubmit={submit}>
        {!isKnown && (
          <Notice tone="warn">
            This device has not heard your times yet. What you change here holds; other days stay as
            they are.
          </Notice>
        )}
        <Chips
          legend="One inspection takes"
          first
          chips={SLOT_LENGTHS.map((length) => ({ id: String(length), label: `${length} min` }))}
          current={String(current.slotMinutes)}
          onChoose={(id) =>
            change({ slotMinutes: SLOT_LENGTHS.find((length) => String(length) === id) })
          }
        />
        <fieldset className={styles.days}>
          <legend className={styles.legend}>Each week, by the clock of Lagos</legend>
          {WEEKDAYS.map((day) => {
            const hours = current.week[day] ?? [];
            return (
              <div key={day} className={styles.day}>
                <Check
                  checked={hours.length > 0}
                  onChange={(on) => setDay(day, on ? hoursBefore(day) : [])}
                >
                  {WEEKDAY_NAMES[day]}
                </Check>
                <HoursRows
                  of={WEEKDAY_NAMES[day]}
                  hours={hours}
                  minutes={current.slotMinutes}
                  onChange={(next) => setDay(day, next)}
                />
              </div>
            );
          })}
        </fieldset>
        <SingleDays
          days={current.days}
          begin={FIRST_HOURS}
          minutes={current.slotMinutes}
          onChange={(date, hours) => change({ days: { ...changed.days, [date]: hours } })}
        />
      </DialogForm>
    </Dialog>
  );
}
