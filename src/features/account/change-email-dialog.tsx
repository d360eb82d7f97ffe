import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { Dialog } from '../../components/dialog/dialog';
import { TextField } from '../../components/form/field';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { readSession } from '../../db/repositories/account/session-repository';
import { changeEmail } from '../../sync/account-calls';

/**
 * Asks for the password before the account gets another address (DASH-8): a phone that was left open
 * must not be enough. It needs the server at once, as a password never waits on a phone.
 */
export function ChangeEmailDialog({
  email,
  onClose,
  onAsked,
}: {
  /** The new address. */
  email: string;
  onClose: () => void;
  /** The server has taken it: it waits for its confirmation. */
  onAsked: () => void;
}) {
  const database = useDatabase();
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (password === '') return setError('Current password is required');
    setBusy(true);
    try {
      const session = await readSession();
      if (session === null) throw new Error('Log in again to change your e-mail.');
      await changeEmail({ email, currentPassword: password }, session.token, database);
      onAsked();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'The e-mail could not be changed.');
      setBusy(false);
    }
  };
  return (
    <Dialog title="Change your e-mail" onClose={onClose}>
      <form className={stack.stack} onSubmit={(event) => void submit(event)} noValidate>
        <p>
          We send a link to {email}: the address changes once you have confirmed it. Your old
          address can take it back for 7 days, and other devices are logged out.
        </p>
        {error && <Notice tone="bad">{error}</Notice>}
        <TextField
          label="Current Password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setError('');
          }}
        />
        <div className={stack.row}>
          <Button look="primary" type="submit" disabled={busy}>
            {busy ? 'Asking …' : 'Change e-mail'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
