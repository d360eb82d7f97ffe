import { SEARCH_SORTS, type SearchSort } from '../../../contract/search/search-options';
import type { ListingColumns } from './listing-columns';

/** The order a search asks for; the newest first where it asks for none (RES-2). */
export function orderOf(sort: string | null): SearchSort {
  return SEARCH_SORTS.find((known) => known === sort) ?? 'newest';
}

type Comparison = (a: number, b: number) => number;

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The server's orders, of the slots of the columns: boosted listings first within equal prices, or
 * within the same day.
 */
export function comparisonOf(order: SearchSort, columns: ListingColumns): Comparison {
  const { ids, price, boosted, day, publishedAt } = columns;
  const boostedFirst: Comparison = (a, b) => boosted[b]! - boosted[a]!;
  const byId: Comparison = (a, b) => byText(ids[a]!, ids[b]!);
  const comparisons: Record<SearchSort, Comparison> = {
    newest: (a, b) =>
      day[b]! - day[a]! ||
      boostedFirst(a, b) ||
      byText(publishedAt[b]!, publishedAt[a]!) ||
      byId(b, a),
    'price-asc': (a, b) => price[a]! - price[b]! || boostedFirst(a, b) || byId(a, b),
    'price-desc': (a, b) => price[b]! - price[a]! || boostedFirst(a, b) || byId(b, a),
  };
  return comparisons[order];
}
