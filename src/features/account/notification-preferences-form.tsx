import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button';
import { Check } from '../../components/form/check';
import { useDatabase } from '../../components/context/database-context';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { KeptNotice } from '../../components/delivery/kept-notice';
import { useSession } from '../../components/context/session-context';
import stack from '../../components/stack.module.css';
import { useKeptForm } from '../../components/form/use-kept-form';
import type { NotificationPreferences, SentPreferences } from '../../contract/people/profile';
import { savePreferences } from '../../db/repositories/account/account-commands';
import { DEFAULT_PREFERENCES } from '../../domain/notifications/default-preferences';
import { type DeliveryRow, deliveryOf } from '../../domain/outbox/delivery';
import { PROFILE } from '../../domain/profile';
import styles from './account.module.css';
import { accountWordsOf } from './account-words';
import { RefusedSave } from './refused-save';
import { SavedNotice, type Told } from './saved-notice';

/** Whether a flag is worth a choice: nothing is asked for that nobody sends. */
function isOffered(key: keyof NotificationPreferences, kept: SentPreferences | undefined): boolean {
  if (PROFILE.offersUnsent) return true;
  switch (key) {
    case 'smsinspectionConfirmations':
    case 'smsConfirmedViewings':
      return kept?.sendsSms === true;
    case 'weeklyAnalytics':
      return false;
    // Nothing sends these either, but a consent can be taken back where it was given.
    case 'marketingNewsletters':
      return kept?.marketingNewsletters === true;
    default:
      return true;
  }
}

const FORM = 'preferences';
const NOTHING: Partial<NotificationPreferences> = {};

/** What one wants to hear of (DASH-8, ACC-1). */
export function NotificationPreferencesForm({
  preferences,
  phone,
  rows,
  refusedPreferences,
}: {
  preferences: SentPreferences | undefined;
  /** The account's number; undefined until it is known. */
  phone: string | null | undefined;
  rows: (DeliveryRow & { id: string })[];
  /** What the server refused, to be chosen anew; null where nothing is. */
  refusedPreferences: Partial<NotificationPreferences> | null;
}) {
  const database = useDatabase();
  const { user } = useSession();
  const words = accountWordsOf(user?.userType);
  const form = useKeptForm<'preferences'>(FORM, NOTHING);
  const changed = form.fields;
  const [told, setTold] = useState<Told>(null);
  const current = { ...DEFAULT_PREFERENCES, ...preferences, ...changed };
  const refused = rows.find(({ state }) => state === 'rejected');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Only what was ticked or unticked here: the rest may have been changed elsewhere.
    const isNothing = Object.keys(changed).length === 0;
    const save = async () =>
      PROFILE.sendsCommands && !isNothing
        ? savePreferences({ ...changed, form: FORM }, database)
        : null;
    form.send(save).then(
      (rowId) => {
        setTold(rowId === null ? 'nothing' : { rowId });
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
          {words.flags
            .filter(({ key }) => isOffered(key, preferences))
            .map(({ key, label }) => (
              <Check
                key={key}
                checked={current[key]}
                onChange={(on) => {
                  form.change({ [key]: on });
                  setTold(null);
                }}
              >
                {label}
              </Check>
            ))}
        </div>
        {preferences?.sendsSms === true && phone === null && (
          <p>SMS go to the phone number of your account, which has none yet.</p>
        )}
        <KeptNotice form={form} />
        <div className={stack.row}>
          <Button type="submit">Save Preferences</Button>
          <DeliveryChip
            delivery={deliveryOf(
              rows.filter((row) => row !== refused),
              false,
            )}
            sentText={null}
          />
        </div>
        <SavedNotice told={told} sent={words.preferencesSaved} full={words.preferencesFailed} />
        {refused && (
          <RefusedSave
            rowId={refused.id}
            why={`${words.preferencesRefused}${refused.lastError?.message ?? ''}`}
            onEdit={() => {
              form.change(refusedPreferences ?? {});
              setTold(null);
            }}
          />
        )}
      </form>
    </section>
  );
}
