import type { ReactNode } from 'react';
import { type Choose, RowMenu } from '../../components/row-menu';
import stack from '../../components/stack.module.css';
import { When } from '../../components/when';
import { initialsOf } from '../../domain/format/initials-of';
import styles from './message-row.module.css';

/**
 * A letter, or a conversation, as a row of a phone: a tap on it opens it, and its button all
 * that can be done with it.
 */
export function MessageRow({
  person,
  name = person,
  about,
  text,
  at,
  unread,
  state,
  onOpen,
  renderActions,
  safety,
}: {
  /** Who is on the other side. */
  person: string;
  /** What stands for them, where it is not their name alone. */
  name?: string;
  /** The home that it is about. */
  about: string;
  /** Its last words. */
  text: ReactNode;
  at: string;
  /** How much is new, in words; null where nothing is. */
  unread: string | null;
  /** How far one's own words have come. */
  state: ReactNode;
  onOpen: () => void;
  /** The buttons of the menu; `choose` closes it before what it is given. */
  renderActions: (choose: Choose) => ReactNode;
  /** Reporting and blocking, which ask within the menu. */
  safety: ReactNode;
}) {
  return (
    <div className={styles.row} data-unread={unread !== null}>
      <span className={styles.initial} aria-hidden="true">
        {initialsOf(person)}
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2>
            <button type="button" aria-haspopup="dialog" className={styles.open} onClick={onOpen}>
              {name}
            </button>
          </h2>
          {unread !== null && <span className={styles.new}>{unread}</span>}
          <time dateTime={at}>
            <When alone at={at} />
          </time>
        </div>
        <p className={styles.line}>{about}</p>
        <div className={styles.last}>
          <p className={styles.text} data-preview>
            {text}
          </p>
          {state}
        </div>
      </div>
      <RowMenu title={name} of={`${name}, ${about}`} className={styles.menu}>
        {(choose) => (
          <>
            <p className={stack.soft}>{about}</p>
            <div className={stack.tight}>{renderActions(choose)}</div>
            {safety}
          </>
        )}
      </RowMenu>
    </div>
  );
}
