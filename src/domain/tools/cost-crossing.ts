import type { RentVsBuyYear } from './rent-vs-buy';

/**
 * From when on buying is cheaper than renting, in a sentence that holds for all of these years: a caution fee
 * that comes back, or charges of an owner, can turn it round again.
 */
export function costCrossing(years: readonly RentVsBuyYear[]): string {
  const isCheaper = years.map((year) => year.buyNet < year.rentTotal);
  const lastDearer = isCheaper.lastIndexOf(false);
  if (lastDearer === -1) return 'Buying is cheaper than renting from the first year.';
  if (lastDearer < years.length - 1)
    return `Buying becomes cheaper than renting in year ${lastDearer + 2}.`;
  const lastCheaper = isCheaper.lastIndexOf(true);
  if (lastCheaper === -1) return 'Buying stays dearer than renting in every year.';
  return `Buying is dearer than renting from year ${lastCheaper + 2} on.`;
}
