import { SORT_CHOICES } from '../../../domain/search/sort-choices';
import styles from '../results-page.module.css';

/** In which order results come (RES-2). */
export function SortSelect({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <label className={styles.sort} data-needs-script>
      <span>Sort</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {SORT_CHOICES.map((sort) => (
          <option key={sort.value} value={sort.value}>
            {sort.label}
          </option>
        ))}
      </select>
    </label>
  );
}
