import { OFFERS } from '../property/price/offers';
import { hasArea, type SearchState } from './search-state';

/** The heading of a search's results, and what stands for no place (RES-1, RES-12). */
export function resultsHeading(state: SearchState): string {
  return `Properties ${OFFERS[state.listingType].heading} in ${searchedTitle(state)}`;
}

/** Where a search looks: an area of the map is another place than the one that was named before. */
export function searchedTitle(state: SearchState): string {
  return hasArea(state) ? 'an Area on the Map' : placeTitle(state.location);
}

/** A place as a title: words typed without any capital get one, 'VGC' and 'GRA' stay as they are. */
export function placeTitle(location: string): string {
  const text = location.trim().replace(/\s+/g, ' ');
  if (text === '') return 'All Locations';
  return text.replace(
    /(^|[\s,(-])(\p{Ll})(?=[\p{Ll}\d]|$)/gu,
    (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
  );
}
