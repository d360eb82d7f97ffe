import type { ListingPage } from '../../../contract/listing/listing-query';
import type { CachedSearch } from '../../records';

/**
 * A search as its first page comes anew: the pages behind it stay where nothing of it changed, as somebody may be
 * reading them in another tab.
 */
export function searchWithFirstPage(
  key: string,
  page: ListingPage,
  before: CachedSearch | undefined,
  now: number,
): CachedSearch {
  const isSame =
    before !== undefined &&
    before.ids.length > page.properties.length &&
    page.nextCursor !== null &&
    page.total === before.total &&
    page.properties.every(({ id }, at) => id === before.ids[at]);
  return isSame ? { ...before, fetchedAt: now } : searchWithPage(key, page, undefined, now);
}

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
