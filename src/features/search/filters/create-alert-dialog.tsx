import { useState } from 'react';
import { useDatabase } from '../../../components/context/database-context';
import { Dialog } from '../../../components/dialog/dialog';
import { DialogForm } from '../../../components/dialog/dialog-form';
import { Check } from '../../../components/form/check';
import { SelectField, TextField } from '../../../components/form/field';
import { useKeptForm } from '../../../components/form/use-kept-form';
import type { SearchAlert } from '../../../contract/search/search-alert';
import { ALERT_FREQUENCIES } from '../../../contract/search/alert-options';
import { saveAlert } from '../../../db/repositories/alerts/alert-commands';
import { PROFILE } from '../../../domain/profile';
import { criteriaOf, defaultAlertName } from '../../../domain/search/alert-criteria';
import { type SearchState, searchToParams } from '../../../domain/search/search-state';
import { AlertMade } from './alert-made';
import { useOnce } from '../../../components/use-once';

/** Create Email Alert for the search on show (RES-9); one that was saved already is turned on. */
export function CreateAlertDialog({
  state,
  saved,
  names,
  onClose,
}: {
  state: SearchState;
  /** The same search, kept without mails. */
  saved: SearchAlert | null;
  /** What the account's alerts are called. */
  names: readonly string[];
  onClose: () => void;
}) {
  const database = useDatabase();
  const suggested = saved?.name ?? defaultAlertName(state, names);
  // What was begun for one search is not found in the alert for another.
  const key = `new-alert-${searchToParams(state)}`;
  const form = useKeptForm<'new-alert-'>(key, {
    name: suggested,
    frequency: 'Instantly',
    includeSimilar: true,
  });
  const { fields, change } = form;
  const [error, setError] = useState('');
  /** The alert, once this device has it. */
  const [doneId, setDoneId] = useState<string | null>(null);
  const once = useOnce();
  const submit = () => {
    const name = fields.name.trim();
    if (name === '') {
      setError('Please name this alert');
      return;
    }
    const words = { ...fields, name, active: true, form: key };
    const save = async () =>
      PROFILE.sendsCommands ? saveAlert({ ...words, criteria: criteriaOf(state) }, database) : '';
    once(
      () => form.send(save).then(setDoneId),
      () => setError('This device could not keep the alert. Free some space and try again.'),
    );
  };
  return (
    <Dialog title="Create Email Alert" onClose={onClose}>
      {doneId !== null ? (
        <AlertMade id={doneId} onClose={onClose} />
      ) : (
        <DialogForm form={form} yes="Create alert" onSubmit={submit}>
          <TextField
            label="Alert name"
            value={fields.name}
            maxLength={120}
            error={error || undefined}
            onChange={(event) => {
              change({ name: event.target.value });
              setError('');
            }}
          />
          <SelectField
            label="How often"
            hint="By e-mail: in the app new homes are told at once."
            value={fields.frequency}
            options={ALERT_FREQUENCIES.map((choice) => ({ value: choice, label: choice }))}
            onChoose={(choice) => change({ frequency: choice })}
          />
          <Check checked={fields.includeSimilar} onChange={(on) => change({ includeSimilar: on })}>
            Include similar properties
          </Check>
        </DialogForm>
      )}
    </Dialog>
  );
}
