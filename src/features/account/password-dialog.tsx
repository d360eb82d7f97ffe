import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog/dialog';
import { TextField } from '../../components/form/field';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';

/**
 * Asks for the password before what an account hangs on is changed: a phone that was left open must not be
 * enough. It stays open with the reason where the change is refused.
 */
export function PasswordDialog({
  title,
  words,
  yes,
  children,
  onClose,
  onGiven,
}: {
  title: string;
  words: string;
  yes: string;
  /** Further fields. */
  children?: ReactNode;
  onClose: () => void;
  onGiven: (password: string) => Promise<void>;
}) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (password === '') return setError('Current password is required');
    setBusy(true);
    setError('');
    try {
      await onGiven(password);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'That could not be done.');
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={stack.stack} onSubmit={(event) => void submit(event)} noValidate>
        <p>{words}</p>
        {error && <Notice tone="bad">{error}</Notice>}
        {children}
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
            {busy ? 'Asking …' : yes}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
