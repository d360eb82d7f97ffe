import type { ReactNode } from 'react';
import styles from './choice-bar.module.css';

/** What can be done with all that is chosen of a list, above the bottom bar. */
export function ChoiceBar({
  label,
  count,
  dialogs,
  children,
}: {
  label: string;
  /** How many are chosen. */
  count: number;
  /** What a button asks. */
  dialogs?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}) {
  return (
    <section className={styles.bar} aria-label={label}>
      <p role="status">{count} selected</p>
      <div className={styles.buttons}>{children}</div>
      {dialogs}
    </section>
  );
}
