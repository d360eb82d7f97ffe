import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { Dialog } from '../../components/dialog';
import { SelectField, TextField } from '../../components/field';
import { Notice } from '../../components/notice';
import { PushOffer } from '../../components/push-offer';
import { subscribeToPush } from '../../platform/push';
import { enablePush } from '../../sync/enable-push';
import stack from '../../components/stack.module.css';
import { ALERT_FREQUENCIES, type AlertFrequency } from '../../contract/alert-options';
import { saveAlert } from '../../db/repositories/alert-repository';
import { PROFILE } from '../../domain/profile';
import { criteriaOf, defaultAlertName } from '../../domain/search/alert-criteria';
import type { SearchState } from '../../domain/search/search-state';

/** Create Email Alert for the search on show (RES-9). */
export default function CreateAlertDialog({
  state,
  onClose,
}: {
  state: SearchState;
  onClose: () => void;
}) {
  const database = useDatabase();
  const [name, setName] = useState(defaultAlertName(state));
  const [frequency, setFrequency] = useState<AlertFrequency>('Instantly');
  const [similar, setSimilar] = useState(true);
  const [error, setError] = useState('');
  const [done, setDone] = useState(false);
  const saving = useRef(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') setError('Please name this alert');
    if (name.trim() === '' || saving.current) return;
    saving.current = true;
    const alert = {
      name: name.trim(),
      criteria: criteriaOf(state),
      frequency,
      includeSimilar: similar,
      active: true,
    };
    (PROFILE.sendsCommands ? saveAlert(alert, database) : Promise.resolve()).then(
      () => {
        setDone(true);
      },
      () => {
        saving.current = false;
        setError('This phone could not keep the alert. Free some space and try again.');
      },
    );
  };
  return (
    <Dialog title="Create Email Alert" onClose={onClose}>
      {done ? (
        <div className={stack.stack}>
          <Notice tone="good">
            Alert created! You will receive email notifications for new properties matching your
            search criteria.
          </Notice>
          <PushOffer onAgree={() => enablePush(subscribeToPush)} />
          <Button onClick={onClose}>Close</Button>
        </div>
      ) : (
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
          <SelectField
            label="How often"
            value={frequency}
            options={ALERT_FREQUENCIES.map((choice) => ({ value: choice, label: choice }))}
            onChange={(event) => setFrequency(event.target.value as AlertFrequency)}
          />
          <label className={stack.row}>
            <input
              type="checkbox"
              checked={similar}
              onChange={(event) => setSimilar(event.target.checked)}
            />
            Include similar properties
          </label>
          <Button look="primary" type="submit">
            Create alert
          </Button>
        </form>
      )}
    </Dialog>
  );
}
