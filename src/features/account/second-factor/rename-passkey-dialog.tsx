import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import { Dialog } from '../../../components/dialog/dialog';
import { TextField } from '../../../components/form/field';
import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import type { Passkey } from '../../../contract/people/second-factor';
import { renamePasskey } from '../../../sync/second-factor-calls';

/** Gives a passkey another name. */
export function RenamePasskeyDialog({
  passkey,
  onClose,
}: {
  passkey: Passkey;
  onClose: () => void;
}) {
  const database = useDatabase();
  const [name, setName] = useState(passkey.name);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError('');
    try {
      await renamePasskey(passkey.id, name, database);
      onClose();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'The name could not be changed.');
      setBusy(false);
    }
  };
  return (
    <Dialog title={`Rename ${passkey.name}`} onClose={onClose}>
      <form className={stack.stack} onSubmit={(event) => void submit(event)} noValidate>
        {error && <Notice tone="bad">{error}</Notice>}
        <TextField
          label="Name of the passkey"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <div className={stack.row}>
          <Button look="primary" type="submit" disabled={busy}>
            {busy ? 'Saving …' : 'Save the name'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
