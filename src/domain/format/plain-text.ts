/** The words of a text, without where its links lead. */
export function plainText(text: string | readonly (string | { text: string })[]): string {
  if (typeof text === 'string') return text;
  return text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}
