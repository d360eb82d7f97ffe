import type { ReadAmount } from './read-amount';

const SHARE = /^\s*(?<share>\d{1,2}(?:\.\d{1,2})?)\s*(?:%|per\s?cent)\s*$/i;

/**
 * '10%' as an amount in whole naira.
 * @param of the amount that it is a share of; 0 while that is not known
 * @returns null for a text that is no share
 */
export function readShare(written: string, of: number): ReadAmount {
  const share = SHARE.exec(written)?.groups?.share;
  if (share === undefined) return null;
  if (of <= 0) return { why: `Write the price first: ${share}% is a share of it` };
  return { naira: Math.round((of * Number(share)) / 100) };
}
