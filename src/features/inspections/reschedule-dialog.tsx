import { useState } from 'react';
import { useDatabase } from '../../components/context/database-context';
import { Dialog } from '../../components/dialog/dialog';
import { DialogForm } from '../../components/dialog/dialog-form';
import { TextArea, TextField } from '../../components/form/field';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { useKeptForm } from '../../components/form/use-kept-form';
import type { Inspection } from '../../contract/inspection/inspection';
import { MAX_NOTES } from '../../contract/inspection/inspection-options';
import { VISIT_HOURS } from '../../contract/inspection/inspection-options';
import { rescheduleInspection } from '../../db/repositories/inspections/inspection-commands';
import { tomorrowInNigeria } from '../../domain/inspections/inspection-wish';
import { visitTimeErrors } from '../../domain/inspections/visit-time-errors';
import { slotClashes } from '../../domain/inspections/times/slot-clashes';
import { useNow } from '../../platform/use-now';

/** A new day and time: tomorrow at ten unless another is chosen. Words to it are optional. */
export function RescheduleDialog({
  inspection,
  others,
  minutes,
  onClose,
}: {
  inspection: Inspection;
  /** All of the agent's inspections: the new time may be taken. */
  others: Inspection[];
  /** How long one viewing takes. */
  minutes: number | undefined;
  onClose: () => void;
}) {
  const database = useDatabase();
  const key = `reschedule-${inspection.id}`;
  const now = useNow();
  const form = useKeptForm<'reschedule-'>(key, {
    requestDate: tomorrowInNigeria(now),
    requestTime: '10:00',
    notes: '',
  });
  const { requestDate, requestTime, notes } = form.fields;
  const [failure, setFailure] = useState('');
  const [checked, setChecked] = useState(false);
  const errors = visitTimeErrors({ requestDate, requestTime }, now);
  if (requestDate === inspection.requestDate && requestTime === inspection.requestTime)
    errors.requestTime ??= 'It is at that time already';
  const moved = { ...inspection, requestDate, requestTime };
  const clash = slotClashes([...others.filter(({ id }) => id !== moved.id), moved], minutes).get(
    moved.id,
  );
  const submit = () => {
    setChecked(true);
    if (errors.requestDate || errors.requestTime) return;
    const to = { requestDate, requestTime, notes: notes.trim(), form: key };
    form
      .send(() => rescheduleInspection(inspection.id, to, database, inspection))
      .then(onClose, (error: Error) => setFailure(error.message));
  };
  return (
    <Dialog title="Reschedule Inspection" onClose={onClose}>
      <DialogForm form={form} failure={failure} yes="Reschedule" onSubmit={submit}>
        <p className={stack.soft}>
          {inspection.propertyTitle}, with {inspection.requesterName}
        </p>
        <TextField
          label="New date"
          type="date"
          required
          value={requestDate}
          error={checked ? errors.requestDate : undefined}
          onChange={(event) => form.change({ requestDate: event.target.value })}
        />
        <TextField
          label="New time"
          type="time"
          min={VISIT_HOURS.from}
          max={VISIT_HOURS.to}
          required
          value={requestTime}
          error={checked ? errors.requestTime : undefined}
          onChange={(event) => form.change({ requestTime: event.target.value })}
        />
        {clash?.map((other) => (
          <Notice key={other.id} tone="warn">
            {other.status === 'Pending'
              ? `${other.requesterName} asks to see ${other.propertyTitle} at ${other.requestTime} that day.`
              : `You are at ${other.propertyTitle} at ${other.requestTime} that day.`}
          </Notice>
        ))}
        <TextArea
          label="Message (optional)"
          maxLength={MAX_NOTES}
          value={notes}
          onChange={(event) => form.change({ notes: event.target.value })}
        />
      </DialogForm>
    </Dialog>
  );
}
