import { readFees } from '../listing-text/read-fees';
import { isMessage, isSaid, senderOf } from './chat-text';
import { isOneHome } from './is-one-home';
import { piecesBefore } from './pieces-before';

/**
 * What of a chat offers homes: the messages that tell of one, and what who offers one says of charges. Nothing
 * else of a talk goes into an advert: 'Is it still available?', an account's number, who joined the group.
 */
export function offeredInChat(lines: readonly string[]): readonly string[] {
  const messages = piecesBefore(lines.filter(isSaid), isMessage);
  const sender = ([first = '']: readonly string[]) => senderOf(first);
  const tells = (message: readonly string[]) => isOneHome(message.join('\n'));
  const offering = new Set(messages.filter(tells).map(sender));
  if (offering.size === 0) return lines;
  return messages
    .filter(
      (message) =>
        tells(message) ||
        (offering.has(sender(message)) && Object.keys(readFees(message.join('\n'))).length > 0),
    )
    .flat();
}
