/** A place as it is spelled in a text, with the words before and behind it. */
export function around(
  words: string,
  spelling: readonly string[],
): { before: string; own: string; after: string } {
  const pattern = `(?<before>.*?)\\b(?<own>${spelling.join("[\\s'-]*")})\\b(?<after>.*)`;
  const { before = '', own = '', after = '' } = new RegExp(pattern, 'is').exec(words)?.groups ?? {};
  return { before, own, after };
}
