import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { Dialog } from '../../components/dialog';
import { SelectField, TextField } from '../../components/field';
import stack from '../../components/stack.module.css';
import { ALERT_FREQUENCIES, type AlertFrequency } from '../../contract/alert-options';
import type { SearchAlert } from '../../contract/search-alert';
import { updateAlert } from '../../db/repositories/alert-repository';
import styles from './account.module.css';

/** Changes an alert's name, how often it writes, and whether it does. */
export function EditAlertDialog({ alert, onClose }: { alert: SearchAlert; onClose: () => void }) {
  const database = useDatabase();
  const [name, setName] = useState(alert.name);
  const [frequency, setFrequency] = useState<AlertFrequency>(alert.frequency);
  const [includeSimilar, setSimilar] = useState(alert.includeSimilar);
  const [active, setActive] = useState(alert.active);
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') {
      setError('Please name this alert');
      return;
    }
    updateAlert(alert, { name: name.trim(), frequency, includeSimilar, active }, database).then(
      () => {
        onClose();
      },
      () => setError('This phone could not keep the change. Free some space and try again.'),
    );
  };
  return (
    <Dialog title="Edit alert" onClose={onClose}>
      <form className={stack.stack} onSubmit={submit} noValidate>
        <TextField
          label="Alert name"
          value={name}
          maxLength={120}
          error={error || undefined}
          onChange={(event) => {
            setName(event.target.value);
            setError('');
          }}
        />
        <div className={styles.checks}>
          <label>
            <input
              type="checkbox"
              checked={active}
              onChange={(event) => setActive(event.target.checked)}
            />
            Write to me about new homes
          </label>
          <label>
            <input
              type="checkbox"
              checked={includeSimilar}
              onChange={(event) => setSimilar(event.target.checked)}
            />
            Include similar properties
          </label>
        </div>
        <SelectField
          label="How often"
          value={frequency}
          options={ALERT_FREQUENCIES.map((choice) => ({ value: choice, label: choice }))}
          onChange={(event) => setFrequency(event.target.value as AlertFrequency)}
        />
        <Button look="primary" type="submit">
          Save
        </Button>
      </form>
    </Dialog>
  );
}
