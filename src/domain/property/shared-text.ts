/** What was shared as one text for a description: a part that stands in another is not said twice. */
export function sharedText(parts: readonly string[]): string {
  const said = parts.map((part) => part.replaceAll('\r\n', '\n').trim());
  const isSaidElsewhere = (part: string, at: number) =>
    said.some(
      (other, index) => index !== at && other.includes(part) && (other !== part || index < at),
    );
  return said.filter((part, at) => part !== '' && !isSaidElsewhere(part, at)).join('\n\n');
}
