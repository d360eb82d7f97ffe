import { narrowings } from './active-filters';
import { hasArea, type SearchState, searchFromParams, searchToParams } from './search-state';
import { searchToQuery } from './search-to-query';

/** What an alert watches for, from a search: its filters without order and page, and its place's name. */
export function criteriaOf(state: SearchState): Record<string, string> {
  const query = searchToQuery(state);
  query.delete('sort');
  // In an area of the map the name of a place is there to read.
  if (state.location.trim() !== '') query.set('location', state.location.trim().slice(0, 200));
  return Object.fromEntries(query);
}

/** The address of the results of an alert's search. */
export function resultsPath(criteria: Record<string, unknown>): string {
  return `/search-results?${searchToParams(searchOf(criteria)).toString()}`;
}

/** Where an alert searches and what narrows it there, each in words: two of one name are told apart by it. */
export function criteriaWords(criteria: Record<string, unknown>): string[] {
  const state = searchOf(criteria);
  const place = state.location.trim();
  return [
    ...(place === '' || hasArea(state) ? [] : [place]),
    ...narrowings(state).map(({ label }) => label),
  ];
}

/** The search that an alert, or a saved search, asks for. */
export function searchOf(criteria: Record<string, unknown>): SearchState {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(criteria)) params.set(name, String(value));
  return searchFromParams(params);
}

/** The name an alert begins with (RES-9): what is for sale is no rental; where the account has one of that name, its place too. */
export function defaultAlertName(state: SearchState, taken: readonly string[] = []): string {
  const place = hasArea(state) ? '' : state.location.trim();
  if (place !== '' && state.listingType !== 'sale') return `${place} Rentals`;
  return place !== '' && taken.includes('Properties') ? `Properties in ${place}` : 'Properties';
}
