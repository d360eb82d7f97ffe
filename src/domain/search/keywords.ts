import { MAX_SEARCH_TEXT } from '../../contract/search/search-options';

/** The keywords of a search's text: parts between commas, each of which must be found (RES-4, RES-11). */
export function keywordsOf(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** Not 'unfurnished' nor 'not furnished'. */
const FURNISHED = ['(?<!(non?|not|un|not fully)[ -])(fully[ -]?)?furnished'];
/** What adverts call one thing by several names, in small letters: who asks for one is shown all. */
const SAME: readonly (readonly string[])[] = [
  ['ac', 'a/c', 'a\\.c', 'air[ -]?condition[a-z]*'],
  ['bq', 'b\\.q', 'boy.{0,2}s? ?quarters?', 'servants? ?quarters?'],
  ['en[ -]?suites?', 'ensuits?'],
  ['c[./ ]?of[./ ]?o', 'c/o', 'certificate of occupancy'],
  ['gen', 'gen ?set', 'generators?'],
  ['(swimming ?)?pools?', 'pool ?side'],
  // A room with its own bath and kitchen, which agents enter as a Studio.
  ['self[ -]?con', 'self[ -]?contain(ed)?', 'studio'],
  FURNISHED,
];

/**
 * How a keyword stands in a text: a regular expression, whether its own letters must be there, and whether the form
 * of a home asks it too, with a flag or among its features.
 */
type KeywordPattern = { pattern: string; hasItsLetters: boolean; isFurnished: boolean };

/**
 * By which a keyword stands in a text in small letters, where that is not by its letters alone (RES-11):
 * one of two or three letters as a word, also in the plural and behind a number, as 'ac' is in 'space'
 * too; one that has other names under each of them. JavaScript and PostgreSQL read the pattern alike;
 * null for any other keyword, which is found anywhere.
 */
export function keywordPattern(keyword: string): KeywordPattern | null {
  const names = SAME.find((group) => new RegExp(`^(${group.join('|')})$`).test(keyword));
  if (names === undefined && !/^[a-z]{1,3}$/.test(keyword)) return null;
  const words = names?.join('|') ?? keyword;
  return {
    pattern: `(^|[^a-z])(${words})s?([^a-z]|$)`,
    hasItsLetters: names === undefined,
    isFurnished: names === FURNISHED,
  };
}

/** The text with another keyword; one that is there already changes nothing. */
export function withKeyword(text: string, keyword: string): string {
  return keywordsOf(`${text},${keyword}`).join(', ');
}

/** The keywords of a text that a search has room for, each whole. */
export function fittingKeywords(text: string): string {
  if (text.trim().length <= MAX_SEARCH_TEXT) return text;
  return keywordsOf(text).reduce((kept, keyword) => {
    const more = withKeyword(kept, keyword);
    return more.length <= MAX_SEARCH_TEXT ? more : kept;
  }, '');
}

/** The text without a keyword. */
export function withoutKeyword(text: string, keyword: string): string {
  return keywordsOf(text)
    .filter((other) => other !== keyword)
    .join(', ');
}
