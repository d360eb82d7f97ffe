import { useDatabase } from '../../components/context/database-context';
import { readSession } from '../../db/repositories/account/session-repository';
import { changeEmail } from '../../sync/account-calls';
import { refreshSessions } from '../../sync/refresh/account/refresh-sessions';
import { PasswordDialog } from './password-dialog';

/** Asks for the password before the account gets another address (DASH-8). It needs the server at once. */
export default function ChangeEmailDialog({
  email,
  calledOff = null,
  onClose,
  onAsked,
}: {
  /** The new address, or the present one where another is called off by it. */
  email: string;
  calledOff?: string | null;
  onClose: () => void;
  /** The server has taken it: it waits for its confirmation. */
  onAsked: () => void;
}) {
  const database = useDatabase();
  return (
    <PasswordDialog
      title={calledOff === null ? 'Change your e-mail' : 'Keep your e-mail'}
      words={
        calledOff === null
          ? `We send a link to ${email}: the address changes once you have confirmed it. Your old address can take it back for 7 days, and other devices are logged out.`
          : `Your e-mail stays ${email}: the change to ${calledOff} is called off.`
      }
      yes={calledOff === null ? 'Change e-mail' : 'Keep e-mail'}
      onClose={onClose}
      onGiven={async (currentPassword) => {
        const session = await readSession();
        if (session === null) throw new Error('Log in again to change your e-mail.');
        await changeEmail({ email, currentPassword }, session.token, database);
        refreshSessions(database).catch(() => undefined);
        onAsked();
      }}
    />
  );
}
