import { relativeTime } from './relative-time';

/** When something was written, for the start of a line: 'Written 5 minutes ago', 'Written on 3 May'. */
export function writtenLine(date: Date, now: Date): string {
  const words = relativeTime(date, now);
  if (words === 'Just now') return 'Written just now';
  return words.endsWith(' ago') ? `Written ${words}` : `Written on ${words}`;
}
