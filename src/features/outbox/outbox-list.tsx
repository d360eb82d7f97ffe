import { useLiveQuery } from 'dexie-react-hooks';
import { createContext, useContext } from 'react';
import { type CustomItemComponentProps, WindowVirtualizer } from 'virtua';
import { type Database, DatabaseContext, useDatabase } from '../../components/database-context';
import stack from '../../components/stack.module.css';
import { readOutboxEntry } from '../../db/repositories/outbox/outbox-repository';
import { OutboxCard } from './outbox-card';
import type { Asked } from './outbox-dialog';
import styles from './outbox.module.css';

/** A row of the outbox, and whose it is. */
export type Waiting = { database: Database; seq: number };

const CountContext = createContext(0);

/** What waits, oldest first, a visitor's before the person's own; only what is near the screen is read and drawn. */
export function OutboxList({
  waiting,
  onAsk,
}: {
  waiting: readonly Waiting[];
  onAsk: (asked: Asked) => void;
}) {
  return (
    <CountContext value={waiting.length}>
      <div>
        <WindowVirtualizer data={waiting} as="ul" item={Item} bufferSize={600}>
          {({ database, seq }, index) => (
            <OutboxRow
              key={`${database.userId} ${seq}`}
              database={database}
              seq={seq}
              index={index}
              onAsk={onAsk}
            />
          )}
        </WindowVirtualizer>
      </div>
    </CountContext>
  );
}

/** An item says which of how many it is, as the others are not in the page. */
function Item({ index, style, children, ref }: CustomItemComponentProps) {
  const count = useContext(CountContext);
  return (
    <li ref={ref} style={style} aria-posinset={index + 1} aria-setsize={count}>
      {children}
    </li>
  );
}

function OutboxRow({
  database,
  seq,
  index,
  onAsk,
}: Waiting & { index: number; onAsk: (asked: Asked) => void }) {
  const own = useDatabase();
  const entry = useLiveQuery(() => readOutboxEntry(seq, database), [seq, database]);
  return (
    <div className={styles.row} data-index={index}>
      {entry ? (
        <DatabaseContext value={database}>
          <OutboxCard
            entry={entry}
            ofVisitor={database !== own}
            onAsk={(what) => onAsk({ what, entry, database })}
          />
        </DatabaseContext>
      ) : (
        <div className={`${stack.card} ${styles.reading}`} />
      )}
    </div>
  );
}
