import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../components/confirm-dialog';
import { countOutbox } from '../db/repositories/outbox-repository';
import { readSession } from '../db/repositories/session-repository';
import { closeAccount } from '../sync/close-account';

/** Logging out: asks first while something waits, works without a network (LOGIN-6, rule 10). */
export function useLogout(): { logout: () => Promise<void>; question: ReactNode } {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(0);
  const leave = async () => {
    setWaiting(0);
    const session = await readSession();
    if (session !== null) await closeAccount(session);
    void navigate('/');
  };
  const logout = async () => {
    const count = await countOutbox();
    if (count === 0) await leave();
    else setWaiting(count);
  };
  const question = waiting > 0 && (
    <ConfirmDialog
      title="Log out"
      question={`${waiting === 1 ? 'One thing has' : `${waiting} things have`} not been sent yet. They stay on this phone and are sent when you log in again.`}
      yes="Log Out"
      no="Stay"
      onYes={() => void leave()}
      onNo={() => setWaiting(0)}
    />
  );
  return { logout, question };
}
