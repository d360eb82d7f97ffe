import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDatabase } from '../components/database-context';
import { countLeaving, type Leaving } from '../db/repositories/clear-private';
import { readSession } from '../db/repositories/session-repository';
import { forgetPage } from '../platform/current-page';
import { unsubscribeFromPush } from '../platform/push';
import { closeAccount } from '../sync/close-account';
import { LogoutDialog } from './logout-dialog';

const KEEP: Leaving = { unsent: 'keep', onlyHere: 'keep' };

/**
 * Logging out: asks first while something waits or is nowhere but here, works without a network
 * (LOGIN-6, rule 10).
 */
export function useLogout(): { logout: () => Promise<void>; question: ReactNode } {
  const database = useDatabase();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = async (leaving: Leaving) => {
    setAsking(false);
    const session = await readSession();
    await unsubscribeFromPush().catch(() => undefined);
    if (session?.userId === database.userId) await closeAccount(session, leaving, database);
    forgetPage();
    void navigate('/');
  };
  const logout = async () => {
    if ((await countLeaving(database, KEEP)) === 0) await leave(KEEP);
    else setAsking(true);
  };
  const question = asking && (
    <LogoutDialog onLeave={(leaving) => void leave(leaving)} onStay={() => setAsking(false)} />
  );
  return { logout, question };
}
