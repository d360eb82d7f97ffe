import { namesPlaces, placesNamed } from '../place/places-named';
import { type SearchState, searchToParams } from '../search-state';
import { readTypedSearch } from './typed-search';

/**
 * The search that a sentence asks for which stands where a place should: from a form that was sent before the
 * app had come, or in a link (HOME-9). Its address's parameters; null for a place alone.
 */
export function searchInWords(state: SearchState): string | null {
  const read = readTypedSearch(state.location, namesPlaces);
  if (read === null || read.place === state.location) return null;
  const [location = read.place] = placesNamed(read.place);
  const listingType = read.listingType ?? state.listingType;
  return searchToParams({ ...state, ...read.filters, location, listingType }).toString();
}
