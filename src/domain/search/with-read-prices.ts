import { readPrice } from './read-price';
import type { SearchState } from './search-state';

/** The search with its typed prices as digits of naira; `rangeErrors` has told of what cannot be read. */
export function withReadPrices(state: SearchState): SearchState {
  return {
    ...state,
    priceMin: readPrice(state.priceMin) ?? '',
    priceMax: readPrice(state.priceMax) ?? '',
  };
}
