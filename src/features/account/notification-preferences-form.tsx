import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button';
import { DeliveryChip } from '../../components/delivery-chip';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import type { NotificationPreferences } from '../../contract/profile';
import { savePreferences } from '../../db/repositories/account-repository';
import { DEFAULT_PREFERENCES } from '../../domain/notifications/default-preferences';
import type { DeliveryRow } from '../../domain/outbox/delivery-state';
import { PROFILE } from '../../domain/profile';
import { requestDrain } from '../../sync/request-drain';
import styles from './account.module.css';

const FLAGS = [
  { key: 'emailPropertyMatches', label: 'E-mail me homes that match my alerts' },
  { key: 'smsinspectionConfirmations', label: 'SMS when an inspection is confirmed' },
  { key: 'priceDropAlerts', label: 'Tell me when the price of a saved home changes' },
  { key: 'marketingNewsletters', label: 'Newsletters and offers' },
] as const satisfies readonly { key: keyof NotificationPreferences; label: string }[];

/** What one wants to hear of (DASH-8). */
export function NotificationPreferencesForm({
  preferences,
  rows,
}: {
  preferences: NotificationPreferences | undefined;
  rows: DeliveryRow[];
}) {
  const [changed, setChanged] = useState<Partial<NotificationPreferences>>({});
  const [told, setTold] = useState<'saved' | 'full' | null>(null);
  const current = { ...DEFAULT_PREFERENCES, ...preferences, ...changed };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Only what was ticked or unticked here: the rest may have been changed elsewhere.
    const isNothing = Object.keys(changed).length === 0;
    const done = PROFILE.sendsCommands && !isNothing ? savePreferences(changed) : Promise.resolve();
    done.then(
      () => {
        setTold('saved');
        if (preferences !== undefined) setChanged({});
        requestDrain();
      },
      () => setTold('full'),
    );
  };
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="preferences">
      <h2 id="preferences">Notification Preferences</h2>
      <form className={stack.stack} onSubmit={submit}>
        <div className={styles.checks}>
          {FLAGS.map(({ key, label }) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={current[key]}
                onChange={(event) =>
                  setChanged((before) => ({ ...before, [key]: event.target.checked }))
                }
              />
              {label}
            </label>
          ))}
        </div>
        <div className={stack.row}>
          <Button type="submit">Save Preferences</Button>
          <DeliveryChip rows={rows} sentText={null} />
        </div>
        {told === 'saved' && <Notice tone="good">Notification preferences saved!</Notice>}
        {told === 'full' && (
          <Notice tone="bad">
            This phone could not keep the change. Free some space and try again.
          </Notice>
        )}
      </form>
    </section>
  );
}
