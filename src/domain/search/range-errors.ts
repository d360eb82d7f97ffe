import { RANGE_FILTERS, RANGE_KEYS } from '../../contract/search-filters';
import type { SearchState } from './search-state';
import { upperEnd } from './upper-end';

/** Ranges that nothing can be in, by the field of their upper end; the '+' choices have no such end. */
export function rangeErrors(state: SearchState): Partial<Record<keyof SearchState, string>> {
  return Object.fromEntries(
    RANGE_KEYS.flatMap((key) => {
      const least = state[`${key}Min`];
      const most = upperEnd(key, state);
      const isEmpty = least !== '' && most !== '' && Number(least) > Number(most);
      return isEmpty ? [[`${key}Max`, RANGE_FILTERS[key].isEmpty]] : [];
    }),
  );
}
