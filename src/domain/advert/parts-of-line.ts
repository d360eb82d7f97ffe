import { namesHome } from './is-one-home';

/** Where one home may end and the next begin within a line; '1,800,000' and '2.5m' hold together. */
const BREAK = /(?<=^[^:\d]{2,30}:)\s+|(?<=[.!;])\s+|,\s+|\s+(?=(?:\+|&|and|also|then)\s)/i;
const SENTENCE = /[.!;]\s*$/;

/** A line cut before each part that names a home, and behind the sentence that names the last one. */
export function partsOfLine(line: string): string[] {
  const pieces = line.split(BREAK).filter((piece) => piece.trim() !== '');
  const parts: string[] = [];
  for (const piece of pieces) {
    const before = parts.at(-1);
    const isOwn = before === undefined || namesHome(piece) || /:\s*$/.test(before);
    if (isOwn || SENTENCE.test(before)) parts.push(piece);
    else parts[parts.length - 1] = `${before}, ${piece}`;
  }
  return parts.map((part) => part.replace(/^(?:\+|&|and|also|then)\s+/i, '').trim());
}
