import { showFocused } from '../focus/show-focused';
import styles from './pill-tabs.module.css';

/** A row of choices of which one is on; on a phone it scrolls sideways. */
export function PillTabs<Id extends string>({
  legend,
  tabs,
  current,
  onChoose,
}: {
  /** What is chosen, for screen readers. */
  legend: string;
  tabs: readonly { id: Id; label: string }[];
  current: Id;
  onChoose: (id: Id) => void;
}) {
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{legend}</legend>
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={styles.tab}
          aria-pressed={id === current}
          onFocus={showFocused}
          onClick={() => onChoose(id)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
