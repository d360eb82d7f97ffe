import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDatabase } from '../components/database-context';
import { countOutbox } from '../db/repositories/outbox-repository';
import { readSession } from '../db/repositories/session-repository';
import { forgetPage } from '../platform/current-page';
import { unsubscribeFromPush } from '../platform/push';
import { closeAccount, type Unsent } from '../sync/close-account';
import { LogoutDialog } from './logout-dialog';

/** Logging out: asks first while something waits, works without a network (LOGIN-6, rule 10). */
export function useLogout(): { logout: () => Promise<void>; question: ReactNode } {
  const database = useDatabase();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = async (unsent: Unsent) => {
    setAsking(false);
    const session = await readSession();
    await unsubscribeFromPush().catch(() => undefined);
    if (session?.userId === database.userId) await closeAccount(session, unsent, database);
    forgetPage();
    void navigate('/');
  };
  const logout = async () => {
    if ((await countOutbox(database)) === 0) await leave('keep');
    else setAsking(true);
  };
  const question = asking && (
    <LogoutDialog onLeave={(unsent) => void leave(unsent)} onStay={() => setAsking(false)} />
  );
  return { logout, question };
}
