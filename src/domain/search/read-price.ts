import { readAmount } from '../amounts/read-amount';

/** What is said of a price that cannot be read. */
export const NO_PRICE = 'Write an amount in naira, like 2500000 or 2.5m';

/** A typed price as digits of naira: '2.5m' is '2500000', nothing is ''; null where it is no amount. */
export function readPrice(text: string): string | null {
  const read = readAmount(text);
  if (read === null) return '';
  return 'naira' in read ? String(read.naira) : null;
}
