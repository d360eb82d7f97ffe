import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useDatabase } from '../../../components/context/database-context';
import { Dialog } from '../../../components/dialog/dialog';
import { DialogForm } from '../../../components/dialog/dialog-form';
import { TextField } from '../../../components/form/field';
import { useKeptForm } from '../../../components/form/use-kept-form';
import { boostsUnderWay } from '../../../db/repositories/boosts/boosts-under-way';
import { closeListing } from '../../../db/repositories/my-properties/listing-life-commands';
import { dayInNigeria } from '../../../domain/format/day-in-nigeria';
import { useNow } from '../../../platform/use-now';
import { useBookedVisits } from './use-booked-visits';
import { NOT_KEPT } from '../../../components/delivery/show-not-kept';

/** On which day it was rented or sold; seekers find it no more. */
export function CloseListingDialog({
  id,
  title,
  gone,
  onClose,
}: {
  id: string;
  title: string;
  /** 'rented' or 'sold'. */
  gone: string;
  onClose: () => void;
}) {
  const database = useDatabase();
  const today = dayInNigeria(useNow());
  const key = `close-${id}`;
  const form = useKeptForm<'close-'>(key, { date: today });
  const { date } = form.fields;
  const [error, setError] = useState('');
  const visits = useBookedVisits([id]);
  const boosts = useLiveQuery(() => boostsUnderWay(id, database), [id, database]);
  const [full, setFull] = useState(false);
  const submit = () => {
    if (date === '' || date > today) {
      setError(date === '' ? 'Please choose a date' : 'Please choose a day that has come.');
      return;
    }
    form
      .send(() => visits.act(() => closeListing(id, { date, form: key }, database)))
      .then(onClose, () => setFull(true));
  };
  return (
    <Dialog title={`Mark as ${gone}`} onClose={onClose}>
      <DialogForm
        form={form}
        failure={full ? NOT_KEPT : ''}
        yes={`Mark as ${gone}`}
        onSubmit={submit}
      >
        <p>
          '{title}' leaves the search and stays here, among your properties. You can publish it
          again.
        </p>
        {boosts !== undefined && boosts.length > 0 && (
          <p>Its boost is on its way already, and may be used.</p>
        )}
        <TextField
          label={`Day it was ${gone}`}
          type="date"
          max={today}
          value={date}
          error={error}
          onChange={(event) => {
            form.change({ date: event.target.value });
            setError('');
          }}
        />
        {visits.choice}
      </DialogForm>
    </Dialog>
  );
}
