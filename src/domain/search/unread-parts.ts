import { RANGE_KEYS } from '../../contract/search/search-filters';
import { RANGE_CHOICES } from './filter-options';
import { SEARCH_KEYS, searchFromParams, type SearchState } from './search-state';

const ON_MAP = 'the place on the map';
const WORDS: Partial<Record<keyof SearchState, string>> = {
  listingType: 'what it is offered for',
  category: 'the category',
  type: 'the property type',
  features: 'the features',
  addedWithinDays: 'the days since it was added',
  radiusKm: 'the search radius',
  sort: 'the order',
  view: 'the layout',
  text: 'the keywords that it has no room for',
  ...Object.fromEntries(
    RANGE_KEYS.flatMap((key) => {
      const words = `the ${RANGE_CHOICES[key].label.toLowerCase()}`;
      return [
        [`${key}Min`, words],
        [`${key}Max`, words],
      ];
    }),
  ),
};

/** What an address asks for that no search can, in words, each once: such a part is left out of the search. */
export function unreadParts(params: URLSearchParams): string[] {
  const state = searchFromParams(params);
  const unread = SEARCH_KEYS.filter((key) => {
    const given = params.get(key) ?? '';
    return given.trim() !== '' && given !== state[key];
  });
  return [...new Set(unread.map((key) => WORDS[key] ?? ON_MAP))];
}
