// They turn the reading direction around, or stand unseen within a word.
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Text as one line that reads from left to right as it is written: no breaks, no turning or unseen signs. */
export function plainLine(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
