import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog/dialog';
import { TextField } from '../../../components/form/field';
import { Notice } from '../../../components/notice';
import { QrCode } from '../../../components/qr-code';
import stack from '../../../components/stack.module.css';
import type { CodeKey } from '../../../contract/people/second-factor';
import { beginCodes, confirmCodes } from '../../../sync/second-factor-calls';
import { PasswordDialog } from '../password-dialog';

/** Turns codes on: the password, then the key for the app, then its first code. */
export function CodesDialog({
  onClose,
  onDone,
}: {
  onClose: () => void;
  /** They are on; told the recovery codes. */
  onDone: (recoveryCodes: string[]) => void;
}) {
  const [made, setMade] = useState<CodeKey | null>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  if (made === null)
    return (
      <PasswordDialog
        title="Turn codes on"
        words="Your other devices are logged out when codes are the first thing your account asks for beside its password."
        yes="Continue"
        onClose={onClose}
        onGiven={async (password) => setMade(await beginCodes(password))}
      />
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (code.trim() === '') return setError('Please enter the code');
    setBusy(true);
    setError('');
    try {
      onDone(await confirmCodes(code));
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Codes could not be turned on.');
      setBusy(false);
    }
  };
  return (
    <Dialog title="Set up your app" onClose={onClose}>
      <form className={stack.stack} onSubmit={(event) => void submit(event)} noValidate>
        <p>Scan this with the app, or type the key into it. Then enter the code that it shows.</p>
        <QrCode text={made.address} label="QR code with the key for your app" />
        <p>
          Key: <code>{made.key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        {error && <Notice tone="bad">{error}</Notice>}
        <TextField
          label="Code from the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setError('');
          }}
        />
        <div className={stack.row}>
          <Button look="primary" type="submit" disabled={busy}>
            {busy ? 'Checking …' : 'Turn codes on'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
