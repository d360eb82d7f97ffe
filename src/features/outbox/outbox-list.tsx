import { useLiveQuery } from 'dexie-react-hooks';
import { createContext, useContext, useState } from 'react';
import { type CustomItemComponentProps, WindowVirtualizer } from 'virtua';
import {
  type Database,
  DatabaseContext,
  useDatabase,
} from '../../components/context/database-context';
import stack from '../../components/stack.module.css';
import { readOutboxGroup } from '../../db/repositories/outbox/read-outbox-group';
import type { RowGroup } from '../../domain/outbox/group-rows';
import { OutboxCard } from './outbox-card';
import type { Asked } from './outbox-dialog';
import styles from './outbox.module.css';

/** Rows of one thing, and whose they are. */
type WaitingCard = RowGroup & { database: Database };

const CountContext = createContext(0);

/**
 * What waits, a card for each thing, oldest first, a visitor's before the person's own; only what is near
 * the screen is read and drawn.
 */
export function OutboxList({
  waiting,
  onAsk,
}: {
  waiting: readonly WaitingCard[];
  onAsk: (asked: Asked) => void;
}) {
  // Kept here: a card that leaves the screen is taken out, and comes back as it was.
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  return (
    <CountContext value={waiting.length}>
      <div>
        <WindowVirtualizer data={waiting} as="ul" item={Item} bufferSize={600} itemSize={84}>
          {(group, index) => {
            const key = `${group.database.userId} ${group.subject}`;
            return (
              <GroupCard
                key={key}
                group={group}
                index={index}
                open={chosen.get(key) ?? null}
                onOpen={(open) => setChosen((before) => new Map(before).set(key, open))}
                onAsk={onAsk}
              />
            );
          }}
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

function GroupCard({
  group: { database, seqs },
  index,
  open,
  onOpen,
  onAsk,
}: {
  group: WaitingCard;
  index: number;
  open: boolean | null;
  onOpen: (open: boolean) => void;
  onAsk: (asked: Asked) => void;
}) {
  const own = useDatabase();
  const read = useLiveQuery(() => readOutboxGroup(seqs, database), [seqs.join(), database]);
  return (
    <div className={styles.row} data-index={index}>
      {read ? (
        <DatabaseContext value={database}>
          <OutboxCard
            group={read}
            ofVisitor={database !== own}
            open={open}
            onOpen={onOpen}
            onAsk={(what, entry) => onAsk({ what, entry, database })}
          />
        </DatabaseContext>
      ) : (
        <div className={`${stack.card} ${styles.reading}`} />
      )}
    </div>
  );
}
