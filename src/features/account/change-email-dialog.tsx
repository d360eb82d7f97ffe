import { useDatabase } from '../../components/context/database-context';
import { readSession } from '../../db/repositories/account/session-repository';
import { changeEmail } from '../../sync/account-calls';
import { PasswordDialog } from './password-dialog';

/** Asks for the password before the account gets another address (DASH-8). It needs the server at once. */
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
  return (
    <PasswordDialog
      title="Change your e-mail"
      words={`We send a link to ${email}: the address changes once you have confirmed it. Your old address can take it back for 7 days, and other devices are logged out.`}
      yes="Change e-mail"
      onClose={onClose}
      onGiven={async (currentPassword) => {
        const session = await readSession();
        if (session === null) throw new Error('Log in again to change your e-mail.');
        await changeEmail({ email, currentPassword }, session.token, database);
        onAsked();
      }}
    />
  );
}
