import { typedPrice } from './typed/typed-price';
import type { SearchState } from './search-state';

/** The search with its typed prices as digits of naira; `rangeErrors` has told of what cannot be read. */
export function withReadPrices(state: SearchState): SearchState {
  return {
    ...state,
    priceMin: typedPrice(state.priceMin) ?? '',
    priceMax: typedPrice(state.priceMax) ?? '',
  };
}
