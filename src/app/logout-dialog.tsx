import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { Button } from '../components/button';
import { useDatabase } from '../components/database-context';
import { Dialog } from '../components/dialog';
import { Notice } from '../components/notice';
import stack from '../components/stack.module.css';
import { countOutbox } from '../db/repositories/outbox-repository';
import type { Unsent } from '../sync/close-account';
import { sendNow } from '../sync/send-now';

const PATIENCE_MS = 15_000;

/** What becomes of unsent things at a logout: send them first, keep them here, or give them up. */
export function LogoutDialog({
  onLeave,
  onStay,
}: {
  onLeave: (unsent: Unsent) => void;
  onStay: () => void;
}) {
  const database = useDatabase();
  const waiting = useLiveQuery(() => countOutbox(database), [database]);
  const [sending, setSending] = useState(false);
  const [slow, setSlow] = useState(false);
  const [sure, setSure] = useState(false);
  useEffect(() => {
    if (sending && waiting === 0) onLeave('keep');
  }, [sending, waiting, onLeave]);
  useEffect(() => {
    if (!sending) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [sending]);
  const send = () => {
    setSending(true);
    setSlow(false);
    void sendNow(database);
  };
  const things = waiting === 1 ? 'One thing has' : `${waiting ?? 'Some'} things have`;
  return (
    <Dialog title="Log out" onClose={onStay}>
      <p>{things} not been sent yet.</p>
      {sending && !slow && <p role="status">Sending …</p>}
      {slow && (
        <Notice tone="warn">
          Not everything could be sent: there is no connection, or the server asks for a decision in
          the outbox.
        </Notice>
      )}
      <div className={stack.stack}>
        <Button look="primary" icon="send" onClick={send} disabled={sending && !slow}>
          Send first, then log out
        </Button>
        <Button icon="device" onClick={() => onLeave('keep')}>
          Keep on this phone for my next login
        </Button>
        {sure ? (
          <Button look="danger" icon="trash" onClick={() => onLeave('discard')}>
            Yes, discard what was not sent
          </Button>
        ) : (
          <Button look="danger" icon="trash" onClick={() => setSure(true)}>
            Discard and log out
          </Button>
        )}
        <Button look="plain" onClick={onStay}>
          Stay logged in
        </Button>
      </div>
    </Dialog>
  );
}
