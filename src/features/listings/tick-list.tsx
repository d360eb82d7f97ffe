import styles from './tick-list.module.css';

/** Ticks whose texts are kept in the listing; texts of other origin stay as they are. */
export function TickList({
  title,
  labels,
  chosen,
  onChange,
}: {
  title: string;
  labels: Record<string, string>;
  chosen: string[];
  onChange: (chosen: string[]) => void;
}) {
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{title}</legend>
      {Object.entries(labels).map(([flag, label]) => (
        <label key={flag} className={styles.tick}>
          <input
            type="checkbox"
            checked={chosen.includes(label)}
            onChange={(event) =>
              onChange(
                event.target.checked ? [...chosen, label] : chosen.filter((text) => text !== label),
              )
            }
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
