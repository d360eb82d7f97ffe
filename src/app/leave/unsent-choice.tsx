import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { useSession } from '../../components/context/session-context';
import { Notice } from '../../components/notice';
import type { Leaving } from '../../db/repositories/account/clear-private';
import { listRecalled } from '../../db/repositories/outbox/list-recalled';
import { triedWords } from '../../domain/account/tried-words';
import { sendNow } from '../../sync/send-now';

const PATIENCE_MS = 15_000;

/** The ways out at a logout: what waits is sent first, kept here, or discarded; without it there is one. */
export function UnsentChoice({
  waiting,
  onChoose,
}: {
  waiting: number;
  onChoose: (unsent: Leaving['unsent']) => void;
}) {
  const database = useDatabase();
  const { expired } = useSession();
  const [tries, setTries] = useState(0);
  const sending = tries > 0;
  const [slow, setSlow] = useState(false);
  const [sure, setSure] = useState(false);
  const tried = useLiveQuery(() => listRecalled(database), [database])?.length ?? 0;
  useEffect(() => {
    // Once it was said that not everything could be sent, only a choice logs out.
    if (sending && !slow && waiting === 0) onChoose('keep');
  }, [sending, slow, waiting, onChoose]);
  useEffect(() => {
    if (tries === 0) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [tries]);
  const send = () => {
    setTries((before) => before + 1);
    setSlow(false);
    void sendNow(database);
  };
  if (waiting === 0)
    return (
      <Button look="primary" onClick={() => onChoose('keep')}>
        Log out
      </Button>
    );
  return (
    <>
      {expired && (
        <Notice tone="warn">
          Your session has ended. <Link to="/login?next=/outbox">Log in again</Link> to send what
          waits.
        </Notice>
      )}
      {sending && !slow && <p role="status">Sending …</p>}
      {slow && (
        <Notice tone="warn" icon="cloud-off">
          Not everything could be sent: there is no connection, or the server asks for a decision in
          the outbox.
        </Notice>
      )}
      {!expired && (
        <Button look="primary" icon="send" onClick={send} disabled={sending && !slow}>
          Send first, then log out
        </Button>
      )}
      <Button icon="device" onClick={() => onChoose('keep')}>
        Keep on this device for my next login
      </Button>
      {sure && <p>{triedWords(tried, waiting)}</p>}
      {sure ? (
        <Button look="danger" icon="trash" onClick={() => onChoose('discard')}>
          Yes, discard what was not sent
        </Button>
      ) : (
        <Button look="danger" icon="trash" onClick={() => setSure(true)}>
          Discard and log out
        </Button>
      )}
    </>
  );
}
