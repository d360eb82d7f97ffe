import type { SearchAlert } from '../../contract/search/search-alert';
import { listingFilterOf } from './listing-filter-of';
import { similarCriteria } from './similar-criteria';

/** The search that an alert stands for, a little wider where similar homes count. */
export function alertQuery(
  alert: Pick<SearchAlert, 'criteria' | 'includeSimilar'>,
): URLSearchParams {
  const filter = listingFilterOf(alert.criteria);
  const criteria = alert.includeSimilar ? similarCriteria(filter) : filter;
  const entries = Object.entries(criteria).filter(([, value]) => value !== undefined);
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
}
