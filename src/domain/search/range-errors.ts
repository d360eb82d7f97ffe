import { RANGE_FILTERS, RANGE_KEYS } from '../../contract/search/search-filters';
import { typedPrice } from './typed/typed-price';
import type { SearchState } from './search-state';
import { upperEnd } from './on-device/upper-end';
import { readAmount } from '../amounts/read-amount';

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

/** Why a typed price is no amount, in a sentence that says what to write; null for one that is, and for none. */
function priceFault(text: string): string | null {
  const read = readAmount(text);
  return read !== null && 'why' in read ? read.why : null;
}
