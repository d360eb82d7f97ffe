import type { SearchSort } from '../../contract/search/search-options';

/** In which order results come, as people choose it (RES-2). */
export const SORT_CHOICES: readonly { value: SearchSort; label: string }[] = [
  { value: 'newest', label: 'Newest Listed' },
  { value: 'price-asc', label: 'Price Low to High' },
  { value: 'price-desc', label: 'Price High to Low' },
];
