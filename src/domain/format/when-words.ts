import { relativeTime } from './relative-time';

/** When something happened, behind its verb: 'just now', '5 minutes ago', 'on 3 May' (DASH-11). */
export function whenWords(date: Date | string, now: Date): string {
  const words = relativeTime(date, now);
  if (words === 'Just now') return 'just now';
  return words.endsWith(' ago') ? words : `on ${words}`;
}
