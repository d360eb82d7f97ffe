import { BATHROOM_OPTIONS, BEDROOM_OPTIONS, SIZE_MAX_OPTIONS } from './filter-options';
import type { SearchState } from './search-state';

const RANGES = [
  ['priceMin', 'priceMax', 'The lowest price is above the highest', []],
  ['bedroomsMin', 'bedroomsMax', 'The fewest bedrooms are more than the most', BEDROOM_OPTIONS],
  ['bathroomsMin', 'bathroomsMax', 'The fewest bathrooms are more than the most', BATHROOM_OPTIONS],
  ['sizeMin', 'sizeMax', 'The smallest size is above the largest', SIZE_MAX_OPTIONS],
] as const;

/** Ranges that nothing can be in, by the field of their upper end; the '+' choices have no such end. */
export function rangeErrors(state: SearchState): Partial<Record<keyof SearchState, string>> {
  return Object.fromEntries(
    RANGES.flatMap(([min, max, message, options]) => {
      const isOpen = state[max] === '' || state[max] === options.at(-1)?.value;
      const isEmpty = state[min] !== '' && !isOpen && Number(state[min]) > Number(state[max]);
      return isEmpty ? [[max, message]] : [];
    }),
  );
}
