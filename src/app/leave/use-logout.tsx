import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDatabase } from '../../components/context/database-context';
import { lazyDialog } from '../../components/dialog/lazy-dialog';
import { showToast } from '../../components/delivery/toasts';
import type { Leaving } from '../../db/repositories/account/clear-private';
import { readSession } from '../../db/repositories/account/session-repository';
import { loadCode } from '../../platform/load-code';
import { NOT_CLEARED } from '../../domain/account/not-cleared';
import { forgetWhereOneWas } from './forget-where-one-was';

// What a logout needs comes with the logout, not with the first listing.
const LogoutDialog = lazyDialog(() => import('./logout-dialog'));

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
    const { closeAccount } = await loadCode(() => import('../../sync/close-account'));
    const { unsubscribeFromPush } = await loadCode(() => import('../../platform/network/push'));
    await unsubscribeFromPush().catch(() => undefined);
    const isCleared =
      session?.userId !== database.userId || (await closeAccount(session, leaving, database));
    forgetWhereOneWas();
    void navigate('/');
    if (!isCleared) showToast('error', NOT_CLEARED);
  };
  const begin = async () => {
    const { countLeaving } = await loadCode(
      () => import('../../db/repositories/account/clear-private'),
    );
    if ((await countLeaving(database, KEEP)) === 0) await leave(KEEP);
    else setAsking(true);
  };
  const question = asking && (
    <LogoutDialog
      onLeave={(leaving) => void leave(leaving).catch(sayStillIn)}
      onClose={() => setAsking(false)}
    />
  );
  return { logout: () => begin().catch(sayStillIn), question };
}

function sayStillIn(): void {
  showToast('error', 'You are still logged in. Check the connection and try again.');
}
