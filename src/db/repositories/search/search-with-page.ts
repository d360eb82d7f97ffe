import type { ListingPage } from '../../../contract/listing/listing-query';
import type { CachedSearch } from '../../records';

/** A search as it stands with one more page of its results; without `before` it is the first one. */
export function searchWithPage(
  key: string,
  page: ListingPage,
  before: CachedSearch | undefined,
  now: number,
): CachedSearch {
  const ids = [...new Set([...(before?.ids ?? []), ...page.properties.map(({ id }) => id)])];
  return {
    key,
    ids,
    total: page.total ?? before?.total ?? ids.length,
    totalIsCapped: page.total === null ? (before?.totalIsCapped ?? false) : page.totalIsCapped,
    nextCursor: page.nextCursor,
    fetchedAt: now,
  };
}
