import type { RangeKey } from '../../../contract/search/search-filters';
import { RANGE_CHOICES } from '../filter-options';
import type { SearchState } from '../search-state';

/** The most that a range allows, '' for no limit: the last choice of some is 'so many or more'. */
export function upperEnd(key: RangeKey, state: SearchState): string {
  const most = state[`${key}Max`];
  const { isOpen, most: choices } = RANGE_CHOICES[key];
  return isOpen && most === choices(state).at(-1)?.value ? '' : most;
}
