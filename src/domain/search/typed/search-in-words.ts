import { namesPlaces, placesNamed } from '../place/places-named';
import type { SearchState } from '../search-state';
import { filtersAsked, offerAsked } from './offer-asked';
import { readTypedSearch } from './typed-search';

/**
 * The search that a sentence asks for which stands where a place should: from a form that was sent before the
 * app had come, or in a link (HOME-9); and the places that it names beside the first. Null for a place alone.
 */
export function searchInWords(
  state: SearchState,
): { search: SearchState; namedToo: readonly string[] } | null {
  const read = readTypedSearch(state.location, namesPlaces);
  if (read === null || read.place === state.location) return null;
  const [location = read.place, ...namedToo] = placesNamed(read.place);
  const listingType = offerAsked(read, state.listingType);
  const filters = filtersAsked(read, listingType);
  return { search: { ...state, ...filters, location, listingType }, namedToo };
}
