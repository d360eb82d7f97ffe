import type { SearchSort } from '../../contract/search/search-options';

/** In which order results come, as people choose it (RES-2). */
export const SORT_CHOICES: readonly {
  value: SearchSort;
  label: string;
  /** Where a phone has room for a word. */
  short: string;
}[] = [
  { value: 'newest', label: 'Newest Listed', short: 'Newest' },
  { value: 'price-asc', label: 'Price Low to High', short: 'Cheapest' },
  { value: 'price-desc', label: 'Price High to Low', short: 'Dearest' },
];
