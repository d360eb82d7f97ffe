import { useId } from 'react';
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
  const id = useId();
  return (
    <div className={styles.sort} data-needs-script>
      <label className="visually-hidden-on-phone" htmlFor={id}>
        Sort
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {SORT_CHOICES.map((sort) => (
          <option key={sort.value} value={sort.value}>
            {sort.label}
          </option>
        ))}
      </select>
    </div>
  );
}
