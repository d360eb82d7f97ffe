import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import { Dialog } from '../../../components/dialog/dialog';
import { DialogForm } from '../../../components/dialog/dialog-form';
import { SelectField, TextField } from '../../../components/form/field';
import { DeliveryNotice } from '../../../components/delivery/delivery-notice';
import { PushOffer } from '../../../components/delivery/push-offer';
import { subscribeToPush } from '../../../platform/network/push';
import { enablePush } from '../../../sync/enable-push';
import stack from '../../../components/stack.module.css';
import { useDelivery } from '../../../components/delivery/use-delivery';
import { useKeptForm } from '../../../components/form/use-kept-form';
import { ALERT_FREQUENCIES } from '../../../contract/search/alert-options';
import { hasAlertMails } from '../../../db/repositories/account/account-repository';
import { saveAlert } from '../../../db/repositories/alerts/alert-commands';
import { PROFILE } from '../../../domain/profile';
import { criteriaOf, defaultAlertName } from '../../../domain/search/alert-criteria';
import { type SearchState, searchToParams } from '../../../domain/search/search-state';
import { useOnce } from '../../../components/use-once';

/** Create Email Alert for the search on show (RES-9). */
export default function CreateAlertDialog({
  state,
  onClose,
}: {
  state: SearchState;
  onClose: () => void;
}) {
  const database = useDatabase();
  const suggested = defaultAlertName(state);
  // What was begun for one search is not found in the alert for another.
  const key = `new-alert-${searchToParams(state)}`;
  const form = useKeptForm<'new-alert-'>(key, {
    name: suggested,
    frequency: 'Instantly',
    includeSimilar: true,
  });
  const { fields, change } = form;
  const [error, setError] = useState('');
  /** The alert, once this phone has it. */
  const [doneId, setDoneId] = useState<string | null>(null);
  const once = useOnce();
  const submit = () => {
    const name = fields.name.trim();
    if (name === '') {
      setError('Please name this alert');
      return;
    }
    const alert = {
      ...fields,
      name,
      criteria: criteriaOf(state),
      active: true,
      form: key,
    };
    const save = async () => (PROFILE.sendsCommands ? saveAlert(alert, database) : '');
    once(
      () => form.send(save).then(setDoneId),
      () => setError('This phone could not keep the alert. Free some space and try again.'),
    );
  };
  return (
    <Dialog title="Create Email Alert" onClose={onClose}>
      {doneId !== null ? (
        <Created id={doneId} onClose={onClose} />
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
            value={fields.frequency}
            options={ALERT_FREQUENCIES.map((choice) => ({ value: choice, label: choice }))}
            onChoose={(choice) => change({ frequency: choice })}
          />
          <label className={stack.row}>
            <input
              type="checkbox"
              checked={fields.includeSimilar}
              onChange={(event) => change({ includeSimilar: event.target.checked })}
            />
            Include similar properties
          </label>
        </DialogForm>
      )}
    </Dialog>
  );
}

/** Where an alert stands that was made a moment ago. */
function Created({ id, onClose }: { id: string; onClose: () => void }) {
  const delivery = useDelivery({ kind: 'alert.save', entityId: id });
  const database = useDatabase();
  const hasMails = useLiveQuery(() => hasAlertMails(database), [database]) ?? true;
  if (delivery === undefined) return null;
  return (
    <div className={stack.stack}>
      <DeliveryNotice
        delivery={delivery}
        sent="Alert created! You will receive email notifications for new properties matching your search criteria."
      />
      {!hasMails && (
        <p className={stack.soft}>
          Mails about matching homes are off in your settings: it tells of them in the app alone.
        </p>
      )}
      {delivery.state !== 'refused' && <PushOffer onAgree={() => enablePush(subscribeToPush)} />}
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}
