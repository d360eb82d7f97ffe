import { PROFILE } from '../profile';
import type { SearchState } from './search-state';

const K = 1000;
const M = 1_000_000;

type Bands = { min: readonly number[]; max: readonly number[] };

/** Of the first dialog, for homes, and for what is commercial or either (FILT-4). */
const HOMES: Bands = {
  min: [500 * K, M, 5 * M, 10 * M, 50 * M],
  max: [10 * M, 50 * M, 100 * M, 500 * M, 1000 * M],
};
const WIDE: Bands = {
  min: [...HOMES.min, 100 * M, 500 * M],
  max: [...HOMES.max, 2000 * M, 5000 * M],
};
/** Of Filter Properties (RES-8). */
const FEW: Bands = {
  min: [500 * K, M, 5 * M, 10 * M],
  max: [10 * M, 50 * M, 100 * M, 500 * M],
};
const RENTS = [300 * K, 500 * K, 750 * K, M, 1.5 * M, 2 * M, 3 * M, 5 * M, 10 * M, 20 * M];
const NIGHTS = [20 * K, 50 * K, 100 * K, 200 * K, 500 * K, M];
const SALES = [5 * M, 10 * M, 20 * M, 50 * M, 100 * M, 200 * M, 500 * M, 1000 * M];

/**
 * The amounts that a dialog offers for an end of the price, in naira, rising: those of the specification,
 * and those that rents or sales go by, where the profile has them.
 */
export function priceBands(
  end: keyof Bands,
  search: Pick<SearchState, 'category' | 'listingType'>,
  dialog: 'all' | 'few',
  profile = PROFILE,
): number[] {
  const isHome = search.category === (profile.offersAnyCategory ? 'Residential' : '');
  const specified = (dialog === 'few' ? FEW : isHome ? HOMES : WIDE)[end];
  if (!profile.fitsPrices) return [...specified];
  // What the specification offers goes by sales and rents; no night costs ten million.
  if (search.listingType === 'shortlet') return NIGHTS;
  const fitting = search.listingType === 'sale' ? SALES : RENTS;
  return [...new Set([...specified, ...fitting])].toSorted((a, b) => a - b);
}
