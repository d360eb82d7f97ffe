/** The keywords of a search's text: parts between commas, each of which must be found (RES-4, RES-11). */
export function keywordsOf(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

/**
 * By which a keyword of two or three letters stands in a text in small letters: as a word, also in the
 * plural and behind a number, as 'ac' is in 'space' too (RES-11). A regular expression that JavaScript
 * and PostgreSQL read alike; null for any other keyword, which is found anywhere.
 */
export function shortKeywordPattern(keyword: string): string | null {
  return /^[a-z]{1,3}$/.test(keyword) ? `(^|[^a-z])${keyword}s?([^a-z]|$)` : null;
}

/** The text with another keyword; one that is there already changes nothing. */
export function withKeyword(text: string, keyword: string): string {
  return keywordsOf(`${text},${keyword}`).join(', ');
}

/** The text without a keyword. */
export function withoutKeyword(text: string, keyword: string): string {
  return keywordsOf(text)
    .filter((other) => other !== keyword)
    .join(', ');
}
