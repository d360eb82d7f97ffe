import { MAX_SEARCH_TEXT } from '../../contract/search/search-options';
import { withKeyword } from './keywords';

/** Why a keyword cannot be added to those of a text; '' where it can. */
export function keywordRefusal(text: string, keyword: string): string {
  return withKeyword(text, keyword).length <= MAX_SEARCH_TEXT
    ? ''
    : `A search has room for ${MAX_SEARCH_TEXT} letters of keywords. Write less, or take one out first.`;
}
