import type { ToldStatus } from '../../contract/property-options';
import { homeLines, type ToldHome } from '../property/home-lines';
import { fillTemplate, MESSAGE_TEMPLATES } from './message-templates';

/** Words that answer at a tap: what the tap is called, and what it writes. */
export type QuickReply = { label: string; content: string };

const ONLY_WHILE_OFFERED: readonly string[] = ['available', 'documents'];

/**
 * What an agent can answer about a home of theirs without typing (AMSG-2): what is true of it as it
 * stands, and its facts. The address is left out: the page behind `url` shows as much of it as the
 * agent lets it.
 */
export function quickReplies(home: ToldHome & { status: ToldStatus }, url: string): QuickReply[] {
  const isOffered = home.status === 'Active';
  const { price, rooms } = homeLines(home);
  const facts = [home.title, price, rooms, url].filter((line) => line !== '').join('\n');
  return [
    ...MESSAGE_TEMPLATES.filter(({ id }) =>
      ONLY_WHILE_OFFERED.includes(id) ? isOffered : id !== 'taken' || !isOffered,
    ).map(({ label, content }) => ({ label, content: fillTemplate(content, home.title) })),
    ...(isOffered ? [{ label: 'Its facts', content: `Good day. Here it is:\n${facts}` }] : []),
  ];
}
