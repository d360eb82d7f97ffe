import { EDGES } from '../../contract/search/search-filters';

/** Whether it is the name of the place that decides, and no area on the map. */
export function isByName(query: URLSearchParams): boolean {
  const hasBox = EDGES.every((edge) => query.get(edge));
  const hasRadius = Number(query.get('radiusKm') ?? 0) > 0;
  return query.get('area') === null && !hasRadius && !hasBox;
}

/**
 * What addresses hold that are in another known place than the one a search is for (FILT-2), or null
 * where the search has no extent. The table of places comes with the first search that needs it.
 */
export async function elsewhereOf(query: URLSearchParams): Promise<RegExp | null> {
  const radiusKm = Number(query.get('extentKm') ?? 0);
  if (!(radiusKm > 0) || !isByName(query)) return null;
  // A search that shows too much is better than none.
  const found = await import('../places/other-places').catch(() => null);
  if (found === null) return null;
  const here = { lat: Number(query.get('lat')), lng: Number(query.get('lng')), radiusKm };
  const pattern = found.otherPlaces(here);
  return pattern === null ? null : new RegExp(pattern);
}
