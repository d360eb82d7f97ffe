import type { FirstAnswer } from '../../contract/first-answer';
import { SEARCH_KEYS } from '../../domain/search/search-state';

const READ: Readonly<Record<FirstAnswer['page'], readonly string[]>> = {
  home: [],
  property: [],
  results: [...SEARCH_KEYS, 'cursor'],
  agent: ['homes', 'cursor'],
};

/**
 * An address as far as the page at it reads it, in one order. Chat and social apps add a name to each
 * click, which would make each a page of its own.
 */
export function readAddress(
  page: FirstAnswer['page'],
  path: string,
  search: URLSearchParams,
): string {
  const given = READ[page].flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value]];
  });
  return `${path}?${new URLSearchParams(given)}`;
}
