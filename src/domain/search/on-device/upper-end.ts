import type { RangeKey } from '../../../contract/search/search-filters';
import type { SearchState } from '../search-state';

/** The most that a range allows, '' for no limit: '5+' is 'so many or more', where '5' is a limit. */
export function upperEnd(key: RangeKey, state: SearchState): string {
  const most = state[`${key}Max`];
  // Of prices no choice is so.
  return key !== 'price' && most.endsWith('+') ? '' : most;
}
