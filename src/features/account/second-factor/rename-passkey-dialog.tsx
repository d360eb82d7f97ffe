import { useState } from 'react';
import { useDatabase } from '../../../components/context/database-context';
import { AskingDialog } from '../../../components/dialog/asking-dialog';
import { TextField } from '../../../components/form/field';
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
  return (
    <AskingDialog
      title={`Rename ${passkey.name}`}
      yes="Save the name"
      asking="Saving …"
      failed="The name could not be changed."
      onAsk={async () => {
        await renamePasskey(passkey.id, name, database);
        onClose();
      }}
      onClose={onClose}
    >
      <TextField
        label="Name of the passkey"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </AskingDialog>
  );
}
