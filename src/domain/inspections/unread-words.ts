import { countOf } from '../format/count-of';

/** What of a calendar is not read, as sentences; none where all is. */
export function unreadWords({
  unreadRepeats,
  unread,
}: {
  unreadRepeats: number;
  unread: number;
}): string[] {
  const say = (count: number, one: string, many: string) =>
    count === 0
      ? []
      : [`${countOf(count, one, many)} of your calendar ${count === 1 ? 'is' : 'are'} not read`];
  return [
    ...say(unreadRepeats, 'repeating entry', 'repeating entries'),
    ...say(unread, 'entry', 'entries'),
  ];
}
