/** The first `max` UTF-16 units of a text, trimmed; a character of two units is not cut in half. */
export function clipText(text: string, max: number): string {
  const cut = text.slice(0, max);
  // Half a character is no text: JSON carries it, and the database refuses it.
  return (text.length > max ? cut.replace(/[\uD800-\uDBFF]$/, '') : cut).trim();
}
