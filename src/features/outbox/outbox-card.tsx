import { useId } from 'react';
import { Button } from '../../components/button';
import { useShownDelivery } from '../../components/delivery/use-shown-delivery';
import { Icon } from '../../components/icon';
import stack from '../../components/stack.module.css';
import type { OutboxEntry } from '../../db/repositories/outbox/outbox-repository';
import type { OutboxGroup } from '../../db/repositories/outbox/read-outbox-group';
import { deliveryOf } from '../../domain/outbox/delivery';
import { deliveryWords } from '../../domain/outbox/delivery-words';
import { groupLine, needsDecision, wholeWords } from '../../domain/outbox/group-words';
import type { Question } from './outbox-dialog';
import { OutboxRow } from './outbox-row';
import styles from './outbox.module.css';

/** What waits of one thing, as one line; its rows with their buttons are behind 'Details'. */
export function OutboxCard({
  group: { title, parts, entries },
  ofVisitor,
  open,
  onOpen,
  onAsk,
}: {
  group: OutboxGroup;
  /** Written while nobody was logged in, and somebody is now. */
  ofVisitor: boolean;
  /** What was chosen here; null before, and then a decision that is needed opens it. */
  open: boolean | null;
  onOpen: (open: boolean) => void;
  onAsk: (what: Question, entry: OutboxEntry) => void;
}) {
  const id = useId();
  const rows = entries.map((entry) => entry.row);
  // The most urgent of them.
  const delivery = useShownDelivery(deliveryOf(rows, false));
  const words = deliveryWords(delivery);
  const isOpen = open ?? needsDecision(delivery);
  const [only] = entries.length === 1 ? entries : [];
  const row = (entry: OutboxEntry) => (
    <OutboxRow entry={entry} ofVisitor={ofVisitor} onAsk={(what) => onAsk(what, entry)} />
  );
  const inside = (
    <>
      <div className={styles.head}>
        <div className={styles.line}>
          <h3>{title}</h3>
          <p className={styles.state}>
            {words && (
              <span className={styles.mark} data-mark={words.tone}>
                <Icon name={words.icon} size={16} />
              </span>
            )}
            {groupLine(parts, wholeWords(rows, delivery))}
          </p>
          {ofVisitor && <p className={stack.small}>Written before you logged in</p>}
        </div>
        <Button
          look="plain"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`Details: ${title}`}
          onClick={() => onOpen(!isOpen)}
        >
          Details
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen &&
          (only ? (
            row(only)
          ) : (
            <ul className={styles.rows}>
              {entries.map((entry) => (
                <li key={entry.row.id}>
                  <article className={stack.tight} aria-label={entry.title}>
                    <h4>{entry.title}</h4>
                    {row(entry)}
                  </article>
                </li>
              ))}
            </ul>
          ))}
      </div>
    </>
  );
  const look = { className: `${stack.card} ${stack.tight}`, 'aria-label': title, tabIndex: -1 };
  // An article is one row, alone or in a card of several.
  return only ? (
    <article {...look}>{inside}</article>
  ) : (
    <div role="group" {...look}>
      {inside}
    </div>
  );
}
