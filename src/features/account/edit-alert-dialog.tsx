import { useState } from 'react';
import { Check } from '../../components/form/check';
import { useDatabase } from '../../components/context/database-context';
import { Dialog } from '../../components/dialog/dialog';
import { DialogForm } from '../../components/dialog/dialog-form';
import { SelectField, TextField } from '../../components/form/field';
import { useKeptForm } from '../../components/form/use-kept-form';
import { ALERT_FREQUENCIES } from '../../contract/search/alert-options';
import type { SearchAlert } from '../../contract/search/search-alert';
import { updateAlert } from '../../db/repositories/alerts/alert-commands';
import styles from './account.module.css';

/** Changes an alert's name, how often it writes, and whether it does. */
export default function EditAlertDialog({
  alert,
  onClose,
}: {
  alert: SearchAlert;
  onClose: () => void;
}) {
  const database = useDatabase();
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
      .send(() => updateAlert(alert, update, database))
      .then(onClose, () =>
        setError('This phone could not keep the change. Free some space and try again.'),
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
        <div className={styles.checks}>
          <Check checked={fields.active} onChange={(on) => change({ active: on })}>
            Look for new homes and tell me of them
          </Check>
          <Check checked={fields.includeSimilar} onChange={(on) => change({ includeSimilar: on })}>
            Include similar properties
          </Check>
        </div>
        <SelectField
          label="How often"
          value={fields.frequency}
          options={ALERT_FREQUENCIES.map((choice) => ({ value: choice, label: choice }))}
          onChoose={(choice) => change({ frequency: choice })}
        />
      </DialogForm>
    </Dialog>
  );
}
