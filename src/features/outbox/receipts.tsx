import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Button } from '../../components/button';
import { type Database, useOutboxDatabases } from '../../components/context/database-context';
import stack from '../../components/stack.module.css';
import { listReceipts } from '../../db/repositories/outbox/outbox-repository';
import { commandTitle } from '../../domain/outbox/describe-command';
import styles from './outbox.module.css';

const SHOWN = 50;
const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/** What the server confirmed in the last 30 days: its time and, when asked for, the key it knows the action by. */
export function Receipts() {
  const databases = useOutboxDatabases();
  const [numbers, setNumbers] = useState(false);
  const receipts = useLiveQuery(() => newestOf(databases), [databases]);
  if (receipts === undefined || receipts.total === 0) return null;
  return (
    <section className={stack.tight} aria-labelledby="receipts">
      <div className={stack.between}>
        <h2 id="receipts">Delivered in the last 30 days</h2>
        <Button look="plain" aria-pressed={numbers} onClick={() => setNumbers(!numbers)}>
          Reference numbers
        </Button>
      </div>
      <ul className={styles.receipts}>
        {receipts.newest.map((receipt) => (
          <li key={receipt.id}>
            <span>{commandTitle(receipt.kind, receipt.about)}</span>
            <time dateTime={new Date(receipt.deliveredAt).toISOString()}>
              {TIME.format(receipt.deliveredAt)}
            </time>
            {numbers && <span className={styles.id}>{receipt.id}</span>}
          </li>
        ))}
      </ul>
      {receipts.total > SHOWN && (
        <p className={`${stack.small} ${stack.soft}`}>
          The newest {SHOWN} of {receipts.total}.
        </p>
      )}
    </section>
  );
}

async function newestOf(databases: readonly Database[]) {
  const all = await Promise.all(databases.map((database) => listReceipts(SHOWN, database)));
  return {
    newest: all
      .flatMap(({ newest }) => newest)
      .toSorted((one, other) => other.deliveredAt - one.deliveredAt)
      .slice(0, SHOWN),
    total: all.reduce((sum, { total }) => sum + total, 0),
  };
}
