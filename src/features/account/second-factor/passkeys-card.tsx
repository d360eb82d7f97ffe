import { useState } from 'react';
import { Button } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import { TextField } from '../../../components/form/field';
import stack from '../../../components/stack.module.css';
import type { Passkey } from '../../../contract/people/second-factor';
import { knowsPasskeys, makePasskey } from '../../../platform/passkeys';
import { addPasskey, removePasskey } from '../../../sync/second-factor-calls';
import { PasswordDialog } from '../password-dialog';
import { RenamePasskeyDialog } from './rename-passkey-dialog';
import { When } from '../../../components/when';
import styles from './second-factor.module.css';

type Open = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

/** The account's passkeys, with the ways to add, name and remove one. */
export function PasskeysCard({ passkeys }: { passkeys: Passkey[] }) {
  const database = useDatabase();
  const [open, setOpen] = useState<Open | null>(null);
  const [name, setName] = useState('');
  const close = () => {
    setOpen(null);
    setName('');
  };
  return (
    <div className={stack.tight}>
      <h3>Passkeys</h3>
      <p>
        A passkey is kept by your phone, computer or security key, and unlocked as that is: by
        finger, face or PIN. It logs in by itself, without a password.
      </p>
      {passkeys.length > 0 && (
        <ul className={stack.tight} aria-label="Your passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.item}>
              <span>
                <strong>{passkey.name}</strong>
                <br />
                <span className={stack.soft}>
                  <UsedWords passkey={passkey} />
                </span>
              </span>
              <span className={stack.row}>
                <Button
                  aria-label={`Rename ${passkey.name}`}
                  onClick={() => setOpen({ kind: 'rename', passkey })}
                >
                  Rename
                </Button>
                <Button
                  aria-label={`Remove ${passkey.name}`}
                  onClick={() => setOpen({ kind: 'remove', passkey })}
                >
                  Remove
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div>
        {knowsPasskeys() ? (
          <Button onClick={() => setOpen({ kind: 'add' })}>Add a passkey</Button>
        ) : (
          <span className={stack.soft}>This browser cannot make one.</span>
        )}
      </div>
      {open?.kind === 'add' && (
        <PasswordDialog
          title="Add a passkey"
          words="Your device asks you to unlock it next. Your other devices are logged out when a passkey is the first thing your account has beside its password."
          yes="Add the passkey"
          onClose={close}
          onGiven={async (currentPassword) => {
            const passkey = { currentPassword, name: name.trim() || 'My passkey' };
            await addPasskey(passkey, makePasskey, database);
            close();
          }}
        >
          <TextField
            label="Name of the passkey"
            hint="Such as the device it is kept on"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </PasswordDialog>
      )}
      {open?.kind === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
      {open?.kind === 'remove' && (
        <PasswordDialog
          title={`Remove ${open.passkey.name}`}
          words="It does not open your account any more. Delete it on the device that keeps it, too."
          yes="Remove the passkey"
          onClose={close}
          onGiven={async (password) => {
            await removePasskey(open.passkey.id, password, database);
            close();
          }}
        />
      )}
    </div>
  );
}

function UsedWords({ passkey: { createdAt, lastUsedAt } }: { passkey: Passkey }) {
  return (
    <>
      {lastUsedAt === null ? 'Added' : 'Last used'} <When at={lastUsedAt ?? createdAt} />
    </>
  );
}
