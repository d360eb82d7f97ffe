import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button';
import { ErrorSummary } from '../../components/form/error-summary';
import { TextField } from '../../components/form/field';
import { Notice } from '../../components/notice';
import { useDatabase } from '../../components/context/database-context';
import { useSession } from '../../components/context/session-context';
import stack from '../../components/stack.module.css';
import { readSession } from '../../db/repositories/account/session-repository';
import { type PasswordForm, passwordChangeError } from '../../domain/auth/password-change';
import { PROFILE } from '../../domain/profile';
import { changePassword, isWrongPassword } from '../../sync/account-calls';
import { refreshAccount } from '../../sync/refresh/account/refresh-account';
import { refreshSessions } from '../../sync/refresh/account/refresh-sessions';
import { accountWordsOf } from './account-words';

const EMPTY: PasswordForm = { current: '', next: '', confirm: '' };
const FIELDS = [
  { key: 'current', label: 'Current Password', autoComplete: 'current-password' },
  { key: 'next', label: 'New Password', autoComplete: 'new-password' },
  { key: 'confirm', label: 'Confirm New Password', autoComplete: 'new-password' },
] as const;

/**
 * A new password (DASH-8). It needs the server at once: a password never waits on a phone.
 * @param pendingEmail the address that waits for its confirmation: a new password calls it off
 */
export function SecuritySettings({ pendingEmail }: { pendingEmail: string | null }) {
  const database = useDatabase();
  const { user } = useSession();
  const words = accountWordsOf(user?.userType);
  const [form, setForm] = useState(EMPTY);
  const [error, setError] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle');
  const [calledOff, setCalledOff] = useState<string | null>(null);
  const refuse = (text: string) => {
    setError(text);
    setAttempt((before) => before + 1);
    setState('idle');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    const wrong = passwordChangeError(form, words.shortPassword);
    const session = PROFILE.sendsCommands ? await readSession() : null;
    // Whether the current one is right is told first (DASH-8), and the server alone knows it.
    const asks = session !== null && Object.values(form).every((typed) => typed !== '');
    if (wrong !== '' && !asks) return refuse(wrong);
    setError('');
    setState('sending');
    try {
      if (asks) await changePassword(session.token, form);
      setCalledOff(pendingEmail);
      setForm(EMPTY);
      setState('done');
      refreshAccount(database).catch(() => undefined);
      refreshSessions(database).catch(() => undefined);
    } catch (failure) {
      if (wrong !== '' && !isWrongPassword(failure)) return refuse(wrong);
      const reason = failure instanceof Error ? failure.message : '';
      refuse(words.passwordFailed + (reason || 'Please check your current password and try again'));
    }
  };
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="security">
      <h2 id="security">Security Settings</h2>
      <form className={stack.stack} onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary
          problems={error ? [{ field: 'password-current', text: error }] : []}
          attempt={attempt}
        />
        {FIELDS.map(({ key, label, autoComplete }) => (
          <TextField
            key={key}
            id={`password-${key}`}
            label={label}
            type="password"
            autoComplete={autoComplete}
            value={form[key]}
            onChange={(event) => {
              setForm((before) => ({ ...before, [key]: event.target.value }));
              setError('');
              if (state === 'done') setState('idle');
            }}
          />
        ))}
        <div>
          <Button type="submit" disabled={state === 'sending'}>
            {state === 'sending' ? 'Updating …' : 'Update Password'}
          </Button>
        </div>
        {state === 'done' && (
          <Notice tone="good">
            {words.passwordSaved}
            {calledOff !== null &&
              ` The change of your e-mail address to ${calledOff} is called off with it: ask for it again.`}
          </Notice>
        )}
      </form>
    </section>
  );
}
