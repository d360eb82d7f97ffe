import type { Reported } from '../../components/listing/use-safety';
import type { MessageView } from '../../db/repositories/messages/message-repository';
import type { Conversation } from '../../domain/messages/conversations';

/** What of a conversation can be reported: the last thing the other said, else who they are. */
export function reportable({
  other,
  turns,
}: Conversation<MessageView>): (Reported & { label: string })[] {
  const heard = turns.findLast(({ item }) => !item.sentByMe)?.item;
  return [
    heard === undefined
      ? { subject: 'person', subjectId: other.id, title: other.name, label: 'Report' }
      : reportableLetter(heard, other),
  ];
}

/** A message to report, by who wrote it. */
export function reportableLetter(
  { id }: { id: string },
  sender: { name: string },
): Reported & { label: string } {
  return { subject: 'message', subjectId: id, title: sender.name, label: 'Report' };
}
