import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { DeliveryChip } from '../../components/delivery-chip';
import { KeptNotice } from '../../components/kept-notice';
import { Notice } from '../../components/notice';
import { useSession } from '../../components/session-context';
import stack from '../../components/stack.module.css';
import { useKeptForm } from '../../components/use-kept-form';
import type { NotificationPreferences } from '../../contract/profile';
import { savePreferences } from '../../db/repositories/account-repository';
import { DEFAULT_PREFERENCES } from '../../domain/notifications/default-preferences';
import { type DeliveryRow, deliveryOf } from '../../domain/outbox/delivery';
import { PROFILE } from '../../domain/profile';
import styles from './account.module.css';
import { accountWordsOf } from './account-words';

const FORM = 'preferences';
const NOTHING: Partial<NotificationPreferences> = {};

/** What one wants to hear of (DASH-8, ACC-1). */
export function NotificationPreferencesForm({
  preferences,
  rows,
}: {
  preferences: NotificationPreferences | undefined;
  rows: DeliveryRow[];
}) {
  const database = useDatabase();
  const { user } = useSession();
  const words = accountWordsOf(user?.userType);
  const form = useKeptForm(FORM, NOTHING);
  const changed = form.fields;
  const [told, setTold] = useState<'saved' | 'full' | null>(null);
  const current = { ...DEFAULT_PREFERENCES, ...preferences, ...changed };
  const refused = rows.find(({ state }) => state === 'rejected');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Only what was ticked or unticked here: the rest may have been changed elsewhere.
    const isNothing = Object.keys(changed).length === 0;
    const save = async () => {
      if (PROFILE.sendsCommands && !isNothing)
        await savePreferences({ ...changed, form: FORM }, database);
    };
    form.send(save).then(
      () => {
        setTold('saved');
        if (preferences !== undefined) form.startAgain();
      },
      () => setTold('full'),
    );
  };
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="preferences">
      <h2 id="preferences">Notification Preferences</h2>
      <form className={stack.stack} onSubmit={submit}>
        <div className={styles.checks}>
          {words.flags.map(({ key, label }) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={current[key]}
                onChange={(event) => form.change({ [key]: event.target.checked })}
              />
              {label}
            </label>
          ))}
        </div>
        <KeptNotice form={form} />
        <div className={stack.row}>
          <Button type="submit">Save Preferences</Button>
          <DeliveryChip delivery={deliveryOf(rows, false)} sentText={null} />
        </div>
        {told === 'saved' && !refused && <Notice tone="good">{words.preferencesSaved}</Notice>}
        {refused && (
          <Notice tone="bad">
            {words.preferencesRefused}
            {refused.lastError?.message}
          </Notice>
        )}
        {told === 'full' && <Notice tone="bad">{words.preferencesFailed}</Notice>}
      </form>
    </section>
  );
}
