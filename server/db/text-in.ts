/** The text under a name in a row whose columns nobody vouches for. @throws Error when there is none. */
export function textIn(row: Record<string, unknown>, name: string): string {
  const text = row[name];
  if (typeof text !== 'string') throw new Error(`The database answered no text under ${name}`);
  return text;
}
