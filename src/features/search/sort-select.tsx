import type { SearchSort } from '../../contract/search-options';
import styles from './results-page.module.css';

const SORTS: { value: SearchSort; label: string }[] = [
  { value: 'newest', label: 'Newest Listed' },
  { value: 'price-asc', label: 'Price Low to High' },
  { value: 'price-desc', label: 'Price High to Low' },
];

/** In which order results come (RES-2). */
export function SortSelect({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <label className={styles.sort}>
      <span>Sort</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {SORTS.map((sort) => (
          <option key={sort.value} value={sort.value}>
            {sort.label}
          </option>
        ))}
      </select>
    </label>
  );
}
