import { type ReactNode, useState } from 'react';
import { AskingDialog } from '../../components/dialog/asking-dialog';
import { TextField } from '../../components/form/field';

/**
 * Asks for the password before what an account hangs on is changed: a phone that was left open must not be
 * enough.
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
  return (
    <AskingDialog
      title={title}
      words={<p>{words}</p>}
      yes={yes}
      asking="Asking …"
      problem={password === '' ? 'Current password is required' : ''}
      failed="That could not be done."
      onAsk={() => onGiven(password)}
      onClose={onClose}
    >
      {children}
      <TextField
        label="Current Password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </AskingDialog>
  );
}
