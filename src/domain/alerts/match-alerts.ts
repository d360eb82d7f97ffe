import type { Listing } from '../../contract/listing/property';
import type { SearchAlert } from '../../contract/search/search-alert';
import { elsewhereOf } from '../search/elsewhere-of';
import { ListingIndex } from '../search/on-device/listing-index';
import { alertQuery } from './alert-query';

type AlertMatch = { alert: SearchAlert; listing: Listing };

/**
 * Which of some listings an alert is about: those published after the alert was made or turned on, that fit
 * what it watches for, or nearly fit where similar homes count. Each listing once, for the first alert.
 * @param now milliseconds
 */
export async function matchAlerts(
  alerts: readonly SearchAlert[],
  listings: readonly Listing[],
  now: number,
): Promise<AlertMatch[]> {
  const index = new ListingIndex();
  index.put(listings);
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const matches = new Map<string, AlertMatch>();
  for (const alert of alerts) {
    if (!alert.active) continue;
    const query = alertQuery(alert);
    for (const id of index.search(query, now, await elsewhereOf(query))) {
      const listing = byId.get(id);
      const since = alert.watchedFrom ?? alert.createdAt;
      const isNew = listing?.publishedAt != null && listing.publishedAt > since;
      if (isNew && !matches.has(id)) matches.set(id, { alert, listing });
    }
  }
  return [...matches.values()];
}
