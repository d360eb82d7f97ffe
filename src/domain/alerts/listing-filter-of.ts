import type { ListingFilter } from '../../contract/listing/listing-query';
import { NUMBER_PARAMS } from '../../contract/search/search-filters';

const NUMBERS: ReadonlySet<string> = new Set(NUMBER_PARAMS);

/** What an alert watches for, as it was kept: numbers may be texts of an address bar. */
export function listingFilterOf(criteria: Record<string, unknown>): ListingFilter {
  const entries = Object.entries(criteria).flatMap(([name, value]): [string, unknown][] => {
    if (value === undefined || value === null || value === '') return [];
    return [[name, NUMBERS.has(name) ? Number(value) : value]];
  });
  return { listingType: 'sale', ...Object.fromEntries(entries) };
}
