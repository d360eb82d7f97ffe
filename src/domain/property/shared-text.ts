/** What a chat or a mail says of how it came, and nothing of a home. */
const FORWARDED =
  /^[\s>_*~-]*(?:(?:fwd?|fw|forwarded)(?:\s(?:message|many times))?|shared (?:via|from) \S+|whats\s?app chat with .{1,80})[\s:._*~-]*$/i;

/** Whether a line says only that it was forwarded: 'Fwd:', 'Forwarded many times'. */
export const isForwardMark = (line: string): boolean => FORWARDED.test(line);

/** What was shared as one text for a description: a part that stands in another is not said twice. */
export function sharedText(parts: readonly string[]): string {
  const said = parts.map((part) => part.replaceAll('\r\n', '\n').trim());
  const isSaidElsewhere = (part: string, at: number) =>
    said.some(
      (other, index) => index !== at && other.includes(part) && (other !== part || index < at),
    );
  return said
    .filter((part, at) => part !== '' && !isForwardMark(part) && !isSaidElsewhere(part, at))
    .join('\n\n');
}
