import { type ReactNode, useId } from 'react';
import styles from './chips.module.css';

/** Choices that stand beside each other under their name; at most one of them is on. */
export function Chips({
  id,
  legend,
  chips,
  current = null,
  wide = false,
  first = false,
  error,
  onChoose,
}: {
  /** Named where an error summary links to the choice. */
  id?: string;
  legend: ReactNode;
  chips: readonly { id: string; label: string }[];
  current?: string | null;
  /** For labels longer than a time of the day. */
  wide?: boolean;
  /** A dialog begins here. */
  first?: boolean;
  error?: string | undefined;
  onChoose: (id: string) => void;
}) {
  const errorId = useId();
  return (
    <fieldset
      className={styles.group}
      aria-describedby={error ? errorId : undefined}
      {...(id === undefined ? {} : { id, tabIndex: -1 })}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={wide ? `${styles.chips} ${styles.wide}` : styles.chips}>
        {chips.map((chip, at) => (
          <button
            key={chip.id}
            type="button"
            className={styles.chip}
            aria-pressed={chip.id === current}
            data-first={first && at === 0 ? '' : undefined}
            onClick={() => onChoose(chip.id)}
          >
            {chip.label}
          </button>
        ))}
      </div>
      {error && (
        <span className={styles.error} id={errorId}>
          {error}
        </span>
      )}
    </fieldset>
  );
}
