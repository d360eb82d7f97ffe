import { clipText } from '../../format/clip-text';

const MOST = 320;

/** What a description begins with: its first paragraph, cut where that is long (PROP-2). */
export function firstOfText(text: string): string {
  const paragraph = text.split(/\n\s*\n/)[0] ?? text;
  return paragraph.length > MOST ? `${clipText(paragraph, MOST)}…` : paragraph;
}

/** What is left to read after that: the other paragraphs, or all of it where the first is cut. */
export function restOfText(text: string): string {
  const first = firstOfText(text);
  return text.startsWith(first) ? text.slice(first.length).trim() : text;
}
