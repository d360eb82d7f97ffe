import { useState } from 'react';
import { useDatabase } from '../../../components/context/database-context';
import { AskingDialog } from '../../../components/dialog/asking-dialog';
import { TextField } from '../../../components/form/field';
import { QrCode } from '../../../components/qr-code';
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
  const database = useDatabase();
  const [made, setMade] = useState<CodeKey | null>(null);
  const [code, setCode] = useState('');
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
  return (
    <AskingDialog
      title="Set up your app"
      words={
        <>
          <p>Scan this with the app, or type the key into it. Then enter the code that it shows.</p>
          <QrCode text={made.address} label="QR code with the key for your app" />
          <p>
            Key: <code>{made.key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </>
      }
      yes="Turn codes on"
      asking="Checking …"
      problem={code.trim() === '' ? 'Please enter the code' : ''}
      failed="Codes could not be turned on."
      onAsk={async () => onDone(await confirmCodes(code, database))}
      onClose={onClose}
    >
      <TextField
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </AskingDialog>
  );
}
