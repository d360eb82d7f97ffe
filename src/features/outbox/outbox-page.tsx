import { useLiveQuery } from 'dexie-react-hooks';
import { Button, ButtonLink } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { EmptyState } from '../../components/empty-state';
import { Notice } from '../../components/notice';
import { useSession } from '../../components/session-context';
import stack from '../../components/stack.module.css';
import { showToast } from '../../components/toasts';
import { listOutboxEntries } from '../../db/repositories/outbox-repository';
import { downloadFile } from '../../platform/download-file';
import { sendNow } from '../../sync/send-now';
import { LegacyProblems } from './legacy-problems';
import { OutboxCard } from './outbox-card';
import { Receipts } from './receipts';
import { StorageUse } from './storage-use';

/** Everything that waits for the server, in words, and what can be done about each (rule 11). */
export default function OutboxPage() {
  const database = useDatabase();
  const { user, expired } = useSession();
  const rows = useLiveQuery(() => listOutboxEntries(database), [database]);
  const exportRows = () => {
    downloadFile('gida-outbox.json', 'application/json', JSON.stringify(rows, null, 2));
    showToast('success', 'Exported');
  };
  return (
    <div className={`${stack.page} ${stack.narrow}`}>
      <h1>Outbox</h1>
      <p className={stack.soft}>
        What you did on this phone and the server does not have yet. It goes out by itself.
      </p>
      {expired && (
        <Notice tone="warn">
          Your session has ended. Nothing is lost: <a href="/login?next=/outbox">log in</a> and all
          of this is sent.
        </Notice>
      )}
      {rows === undefined ? (
        <p role="status">Opening the outbox …</p>
      ) : rows.length === 0 && user === null ? (
        <EmptyState
          icon="user"
          title="You are not logged in"
          action={
            <ButtonLink look="primary" to="/login?next=/outbox">
              Log In
            </ButtonLink>
          }
        >
          Log in to see what waits to be sent from this phone, and to send it.
        </EmptyState>
      ) : rows.length === 0 ? (
        <EmptyState
          icon="check"
          title="Everything is sent"
          action={<ButtonLink to="/">Browse Properties</ButtonLink>}
        >
          Listings, photos, messages and saved homes wait here while there is no network.
        </EmptyState>
      ) : (
        <>
          <div className={stack.row}>
            <Button look="primary" icon="send" onClick={() => void sendNow(database)}>
              Send now
            </Button>
            <Button icon="download" onClick={exportRows}>
              Export
            </Button>
          </div>
          <ul className={stack.stack}>
            {rows.map((entry) => (
              <li key={entry.row.id}>
                <OutboxCard {...entry} />
              </li>
            ))}
          </ul>
        </>
      )}
      <LegacyProblems />
      <StorageUse />
      <Receipts />
    </div>
  );
}
