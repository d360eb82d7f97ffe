import type { ListingPage } from '../../contract/listing/listing-query';
import { countOf } from '../format/count-of';
import { formatCount } from '../format/format-count';
import { resultsHeading } from '../search/results-heading';
import { EMPTY_SEARCH, type SearchState, searchToParams } from '../search/search-state';
import { firstHomePicture } from './first-home-picture';
import type { PageHead } from './page-head';
import { priceWords } from './price-words';

/**
 * What a search says of itself in a chat: its heading, how many homes there are, the first of them,
 * and one address for equal searches however they are shown.
 */
export function resultsHead(
  state: SearchState,
  /** Null where the page is sent without its results. */
  answer: ListingPage | null,
  publicUrl: string,
): PageHead {
  const search = { ...state, sort: EMPTY_SEARCH.sort, view: EMPTY_SEARCH.view };
  const title = resultsHeading(search);
  return {
    title,
    description:
      answer === null
        ? `${title}: prices, photos and agents, with or without a network.`
        : descriptionOf(answer),
    url: `${publicUrl}/search-results?${searchToParams(search).toString()}`,
    image: firstHomePicture(answer?.properties[0], publicUrl),
    type: 'website',
    jsonLd: null,
  };
}

function descriptionOf({ properties, total, totalIsCapped }: ListingPage): string {
  const [first] = properties;
  if (first === undefined) return 'No home fits this search now.';
  const many = totalIsCapped ? `${formatCount(total ?? 0)}+ homes` : countOf(total ?? 0, 'home');
  return `${many}, first of them: ${first.title}, ${first.address}, ${priceWords(first)}.`;
}
