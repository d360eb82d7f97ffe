import { useState } from 'react';
import { ALERT_FREQUENCIES } from '../../contract/search/alert-options';
import type { SearchAlert } from '../../contract/search/search-alert';
import { Check } from '../form/check';
import { SelectField, TextField } from '../form/field';
import { useKeptForm } from '../form/use-kept-form';
import stack from '../stack.module.css';
import { Dialog } from './dialog';
import { DialogForm } from './dialog-form';

type Said = Pick<SearchAlert, 'name' | 'frequency' | 'includeSimilar' | 'active'>;

/** Changes an alert's name, how often it writes, and whether it does: in the account, and where its search is on show. */
export default function EditAlertDialog({
  alert,
  onSave,
  onClose,
}: {
  alert: SearchAlert;
  /** Keeps the change, and lets go of the form that it was typed in. */
  onSave: (said: Said & { form: string }) => Promise<void>;
  onClose: () => void;
}) {
  const key = `alert-${alert.id}`;
  const { name, frequency, includeSimilar, active } = alert;
  const form = useKeptForm<'alert-'>(key, { name, frequency, includeSimilar, active });
  const { fields, change } = form;
  const [error, setError] = useState('');
  const submit = () => {
    if (fields.name.trim() === '') {
      setError('Please name this alert');
      return;
    }
    const update = { ...fields, name: fields.name.trim(), form: key };
    form
      .send(() => onSave(update))
      .then(onClose, () =>
        setError('This device could not keep the change. Free some space and try again.'),
      );
  };
  return (
    <Dialog title="Edit alert" onClose={onClose}>
      <DialogForm form={form} yes="Save" onSubmit={submit}>
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
        <div className={stack.tight}>
          <Check checked={fields.active} onChange={(on) => change({ active: on })}>
            Look for new homes and tell me of them
          </Check>
          <Check checked={fields.includeSimilar} onChange={(on) => change({ includeSimilar: on })}>
            Include similar properties
          </Check>
        </div>
        <SelectField
          label="How often"
          hint="By e-mail: in the app new homes are told at once."
          value={fields.frequency}
          options={ALERT_FREQUENCIES.map((choice) => ({ value: choice, label: choice }))}
          onChoose={(choice) => change({ frequency: choice })}
        />
      </DialogForm>
    </Dialog>
  );
}
