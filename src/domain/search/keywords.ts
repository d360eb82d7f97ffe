/** The keywords of a search's text: parts between commas, each of which must be found (RES-4, RES-11). */
export function keywordsOf(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
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
