import type { CommandPayloads, ConversationKey } from '../../../contract/feed/commands';
import { isObject, isText, orNull, shape } from '../../checks';
import { type DefinitionsOf, PLAIN, readAs } from './definition';

/** What one person says to another about a home is sent in the order it was written. */
function conversationLane({ propertyId, otherId }: ConversationKey): string {
  return `conversation ${propertyId} ${otherId}`;
}

/** A conversation's messages are told one by one. */
const subject = (messageId: string) => `message ${messageId}`;

/** The newest word about whether a message has been read decides alone. */
const OF_READING = {
  ...PLAIN,
  about: () => '',
  lane: subject,
  marks: true,
  merge: { how: 'supersede', kinds: ['message.read', 'message.unread'] },
  feed: 'messages',
  read: readAs(isObject),
} as const;

export const messageCommands: DefinitionsOf<'message'> = {
  'message.send': {
    ...PLAIN,
    words: 'Send message',
    about: ({ subject }) => subject,
    lane: (_id, { propertyId, recipientId }) =>
      conversationLane({ propertyId, otherId: recipientId }),
    subject,
    feed: 'messages',
    read: readAs(
      shape<CommandPayloads['message.send']>({
        id: isText,
        recipientId: isText,
        propertyId: isText,
        subject: isText,
        content: isText,
      }),
    ),
  },
  'message.read': {
    ...OF_READING,
    words: 'Mark message read',
  },
  'message.unread': {
    ...OF_READING,
    words: 'Mark message unread',
  },
  'message.delete': {
    ...PLAIN,
    words: 'Delete message',
    about: () => '',
    lane: (messageId, { conversation }) =>
      conversation === null ? subject(messageId) : conversationLane(conversation),
    subject,
    undoes: 'message.send',
    recalls: true,
    takesAway: ['message.send'],
    removes: true,
    feed: 'messages',
    read: readAs(
      shape<CommandPayloads['message.delete']>({
        conversation: orNull(shape<ConversationKey>({ propertyId: isText, otherId: isText })),
      }),
    ),
  },
};
