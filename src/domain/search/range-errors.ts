import { RANGE_FILTERS, RANGE_KEYS } from '../../contract/search/search-filters';
import { priceFault } from './price-fault';
import { typedPrice } from './typed-price';
import type { SearchState } from './search-state';
import { upperEnd } from './on-device/upper-end';

/**
 * Ranges that nothing can be in, by the field of their upper end, and prices that cannot be read, by their
 * own; the '+' choices have no such end.
 */
export function rangeErrors(state: SearchState): Partial<Record<keyof SearchState, string>> {
  return Object.fromEntries(
    RANGE_KEYS.flatMap((key) => {
      const ends = [state[`${key}Min`], upperEnd(key, state)] as const;
      const [least, most] = key === 'price' ? [typedPrice(ends[0]), typedPrice(ends[1])] : ends;
      if (least === null || most === null)
        return [
          ...(least === null ? [[`${key}Min`, priceFault(ends[0])]] : []),
          ...(most === null ? [[`${key}Max`, priceFault(ends[1])]] : []),
        ];
      const isEmpty = least !== '' && most !== '' && Number(least) > Number(most);
      return isEmpty ? [[`${key}Max`, RANGE_FILTERS[key].isEmpty]] : [];
    }),
  );
}
