import { Children, type ReactNode, useState } from 'react';
import { formatCount } from '../../domain/format/format-count';
import { Icon } from '../icon';
import styles from './choice-bar.module.css';

/** So many buttons are seen on a phone without a scroll to the side. */
const IN_SIGHT = 3;

/** What can be done with all that is chosen of a list, above the bottom bar. */
export function ChoiceBar({
  label,
  count,
  unseen = 0,
  dialogs,
  children,
}: {
  label: string;
  /** How many are chosen. */
  count: number;
  /** How many of them are not in sight, as the list shows what was looked for. */
  unseen?: number;
  /** What a button asks. */
  dialogs?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}) {
  const [all, setAll] = useState(false);
  const hasMore = Children.count(children) > IN_SIGHT;
  return (
    <section className={styles.bar} aria-label={label}>
      <div className={styles.head}>
        <p role="status">
          {formatCount(count)} selected{unseen > 0 && `, ${formatCount(unseen)} not shown`}
        </p>
        {hasMore && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            All actions <Icon name="down" size={16} />
          </button>
        )}
      </div>
      <div className={styles.buttons} data-all={hasMore ? all : undefined}>
        {children}
      </div>
      {dialogs}
    </section>
  );
}
