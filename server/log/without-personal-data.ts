const CUTS: readonly (readonly [RegExp, string])[] = [
  // Logins in addresses of databases and mail servers come first: they look like e-mail addresses.
  [/:\/\/[^\s/@]+@/g, '://[login]@'],
  [/(\/[^\s?"'<>]*)\?[^\s"'<>)]+/g, '$1?[query]'],
  [/[\p{L}\p{N}_.+%'-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[e-mail]'],
  [/(?<![\w-])[\w-]{40,}(?![\w-])/g, '[token]'],
  [/(?<![\w-])\+?\d[\d ().-]{7,}\d(?![\w-])/g, '[number]'],
];

/**
 * A text as it may stand in a log: e-mail addresses, numbers as long as a phone's, tokens, logins and
 * what follows the ? of an address are cut. Ids of rows stay.
 */
export function withoutPersonalData(text: string): string {
  return CUTS.reduce((cut, [pattern, mark]) => cut.replace(pattern, mark), text);
}
