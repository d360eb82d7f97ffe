import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDatabase } from '../components/database-context';
import type { Leaving } from '../db/repositories/account/clear-private';
import { readSession } from '../db/repositories/account/session-repository';
import { forgetPage } from '../platform/current-page';
import { unsubscribeFromPush } from '../platform/push';

// What a logout needs comes with the logout, not with the first listing.
const LogoutDialog = lazy(() =>
  import('./logout-dialog').then((module) => ({ default: module.LogoutDialog })),
);

const KEEP: Leaving = { unsent: 'keep', onlyHere: 'keep' };

/**
 * Logging out: asks first while something waits or is nowhere but here, works without a network
 * (LOGIN-6).
 */
export function useLogout(): { logout: () => Promise<void>; question: ReactNode } {
  const database = useDatabase();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = async (leaving: Leaving) => {
    setAsking(false);
    const session = await readSession();
    await unsubscribeFromPush().catch(() => undefined);
    const { closeAccount } = await import('../sync/close-account');
    if (session?.userId === database.userId) await closeAccount(session, leaving, database);
    forgetPage();
    void navigate('/');
  };
  const logout = async () => {
    const { countLeaving } = await import('../db/repositories/account/clear-private');
    if ((await countLeaving(database, KEEP)) === 0) await leave(KEEP);
    else setAsking(true);
  };
  const question = asking && (
    <Suspense>
      <LogoutDialog onLeave={(leaving) => void leave(leaving)} onStay={() => setAsking(false)} />
    </Suspense>
  );
  return { logout, question };
}
