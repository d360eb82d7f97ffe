import type { SearchAlert } from '../../contract/search/search-alert';
import { similarCriteria } from './similar-criteria';
import type { ListingFilter } from '../../contract/listing/listing-query';
import { NUMBER_PARAMS } from '../../contract/search/search-filters';

const NUMBERS: ReadonlySet<string> = new Set(NUMBER_PARAMS);

/** The search that an alert stands for, a little wider where similar homes count. */
export function alertQuery(
  alert: Pick<SearchAlert, 'criteria' | 'includeSimilar'>,
): URLSearchParams {
  const filter = listingFilterOf(alert.criteria);
  const criteria = alert.includeSimilar ? similarCriteria(filter) : filter;
  const entries = Object.entries(criteria).filter(([, value]) => value !== undefined);
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
}

/** What an alert watches for, as it was kept: numbers may be texts of an address bar. */
function listingFilterOf(criteria: Record<string, unknown>): ListingFilter {
  const entries = Object.entries(criteria).flatMap(([name, value]): [string, unknown][] => {
    if (value === undefined || value === null || value === '') return [];
    return [[name, NUMBERS.has(name) ? Number(value) : value]];
  });
  return { listingType: 'sale', ...Object.fromEntries(entries) };
}
