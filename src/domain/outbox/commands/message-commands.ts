import type { CommandPayloads, ConversationKey } from '../../../contract/commands';
import { isObject, isText, orNull, shape } from '../../checks';
import { type CommandDefinition, later, PLAIN, readAs } from './definition';

/** What one person says to another about a home is sent in the order it was written. */
function conversationLane({ propertyId, otherId }: ConversationKey): string {
  return `conversation ${propertyId} ${otherId}`;
}

export const messageSend: CommandDefinition<'message.send'> = {
  ...PLAIN,
  words: 'Send message',
  about: ({ subject }) => subject,
  lane: (_id, { propertyId, recipientId }) =>
    conversationLane({ propertyId, otherId: recipientId }),
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
};

export const messageRead: CommandDefinition<'message.read'> = {
  ...PLAIN,
  words: 'Mark message read',
  about: () => '',
  lane: (messageId) => `message ${messageId}`,
  merge: { how: 'replace', combine: later },
  feed: 'messages',
  read: readAs(isObject),
};

export const messageDelete: CommandDefinition<'message.delete'> = {
  ...PLAIN,
  words: 'Delete message',
  about: () => '',
  lane: (messageId, { conversation }) =>
    conversation === null ? `message ${messageId}` : conversationLane(conversation),
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
};
