import { namesPlaces, placesNamed } from '../../../src/domain/search/place/places-named';
import { searchFromParams, searchToParams } from '../../../src/domain/search/search-state';
import { readTypedSearch } from '../../../src/domain/search/typed/typed-search';

/**
 * The search that a sentence asks for which was sent in the field of a place, as a form does before the app has come
 * or where no script runs (HOME-9): its address's parameters; null for a place alone.
 */
export function searchInWords(params: URLSearchParams): string | null {
  const state = searchFromParams(params);
  const read = readTypedSearch(state.location, namesPlaces);
  if (read === null || read.place === state.location) return null;
  const [location = read.place] = placesNamed(read.place);
  const listingType = read.listingType ?? state.listingType;
  return searchToParams({ ...state, ...read.filters, location, listingType }).toString();
}
