import { readAmount } from '../../amounts/read-amount';

/** A typed price as digits of naira: '2.5m' is '2500000', nothing is ''; null where it is no amount. */
export function typedPrice(text: string): string | null {
  const read = readAmount(text);
  if (read === null) return '';
  return 'naira' in read ? String(read.naira) : null;
}
