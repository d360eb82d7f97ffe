import { readAmount } from '../amounts/read-amount';

/** Why a typed price is no amount, in a sentence that says what to write; null for one that is, and for none. */
export function priceFault(text: string): string | null {
  const read = readAmount(text);
  return read !== null && 'why' in read ? read.why : null;
}
