import type { ReadFee } from './read-fees';

/** A fee in whole naira, a share of it worked out from the yearly rent; null where none was read. */
export function feeInNaira(fee: ReadFee | undefined, rent: number): number | null {
  if (fee === undefined) return null;
  if ('naira' in fee) return fee.naira;
  return rent > 0 ? Math.round((rent * fee.percent) / 100) : null;
}
