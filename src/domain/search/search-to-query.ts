import { MAX_SEARCH_LOCATION, MAX_SEARCH_TEXT } from '../../contract/search/search-options';
import { EDGES, RANGE_KEYS } from '../../contract/search/search-filters';
import { upperEnd } from './on-device/upper-end';
import { PROFILE } from '../profile';
import { hasArea, type SearchState } from './search-state';

/**
 * The call's parameters for a search. An area of the map replaces the place, and a radius goes beyond
 * the edge of it; the '+' choices (5+, 4+, 2000+) set no upper limit.
 */
export function searchToQuery(state: SearchState, profile = PROFILE): URLSearchParams {
  const params = new URLSearchParams({ listingType: state.listingType });
  const set = (name: string, value: string) => {
    if (value.trim() !== '') params.set(name, value.trim());
  };
  if (hasArea(state)) {
    set('area', state.area);
    if (state.area === '') for (const edge of EDGES) set(edge, state[edge]);
  } else {
    set('location', state.location.trim().slice(0, MAX_SEARCH_LOCATION));
    // Its own extent: homes in it whose address does not name it are there too.
    const reach = [
      ...(state.location.trim() === '' ? [] : (['extentKm'] as const)),
      'radiusKm' as const,
    ].filter((name) => state[name] !== '');
    if (reach.length > 0 && state.lat !== '' && state.lng !== '')
      for (const name of ['lat', 'lng', ...reach] as const) set(name, state[name]);
  }
  set('category', state.category);
  set('type', state.type);
  set('text', state.text.trim().slice(0, MAX_SEARCH_TEXT));
  set('addedWithinDays', state.addedWithinDays);
  for (const key of RANGE_KEYS) {
    set(`${key}Min`, state[`${key}Min`]);
    set(`${key}Max`, upperEnd(key, state));
  }
  if (profile.searchesFeatures) set('features', state.features);
  if (state.sort !== 'newest' && profile.sortsResults) set('sort', state.sort);
  return params;
}
