import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { ButtonLink } from '../../components/button';
import { useOutboxDatabases } from '../../components/context/database-context';
import { EmptyState } from '../../components/page/empty-state';
import { Notice } from '../../components/notice';
import { useSession } from '../../components/context/session-context';
import stack from '../../components/stack.module.css';
import { inAll, readWaiting } from '../../db/repositories/outbox/count-outbox';
import { LegacyProblems } from './legacy-problems';
import { type Asked, OutboxDialog } from './outbox-dialog';
import { OutboxList } from './outbox-list';
import { OutboxTools } from './outbox-tools';
import { Receipts } from './receipts';
import { StorageUse } from './storage-use';
import { useKeptFocus } from '../../components/focus/use-kept-focus';

/** Everything that waits for the server, in words, and what can be done about each (SYNC-3). */
export default function OutboxPage() {
  const databases = useOutboxDatabases();
  const { user, expired } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const shown = useLiveQuery(async () => {
    const read = await Promise.all(
      databases.map(async (database) => ({ database, ...(await readWaiting(database)) })),
    );
    const cards = read.flatMap(({ database, groups }) =>
      groups.map((group) => ({ ...group, database })),
    );
    return { waiting: inAll(read.map(({ waiting }) => waiting)), cards };
  }, [databases]);
  const around = useKeptFocus(shown?.cards);
  return (
    <div className={`${stack.page} ${stack.narrow}`}>
      <h1>Outbox</h1>
      <p className={stack.soft}>
        What you did on this device that the server has not confirmed yet. It is sent by itself, and
        what needs you says so.
      </p>
      {expired && (
        <Notice tone="warn">
          Your session has ended. Nothing is lost: <a href="/login?next=/outbox">log in</a> to send
          what waits here.
        </Notice>
      )}
      <div ref={around} tabIndex={-1} className={stack.stack}>
        {shown === undefined ? (
          <p role="status">Opening the outbox …</p>
        ) : shown.cards.length > 0 ? (
          <>
            <OutboxTools waiting={shown.waiting} />
            <OutboxList waiting={shown.cards} onAsk={setAsked} />
          </>
        ) : (
          <>
            {user === null ? <NotLoggedIn /> : shown.waiting.things === 0 && <NothingWaits />}
            <OutboxTools waiting={shown.waiting} />
          </>
        )}
      </div>
      {asked && <OutboxDialog {...asked} onClose={() => setAsked(null)} />}
      <LegacyProblems />
      <StorageUse />
      <Receipts />
    </div>
  );
}

function NotLoggedIn() {
  return (
    <EmptyState
      icon="user"
      title="You are not logged in"
      action={
        <ButtonLink look="primary" to="/login?next=/outbox">
          Log In
        </ButtonLink>
      }
    >
      What an account sends from this device waits here. Log in to see it, and to send it.
    </EmptyState>
  );
}

function NothingWaits() {
  return (
    <EmptyState
      icon="check"
      title="Nothing waits to be sent"
      action={<ButtonLink to="/">Browse Properties</ButtonLink>}
    >
      Listings, photos, messages and saved homes wait here while there is no network.
    </EmptyState>
  );
}
