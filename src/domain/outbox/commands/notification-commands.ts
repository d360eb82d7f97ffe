import type { CommandPayloads } from '../../../contract/feed/commands';
import { isObject, isText, shape } from '../../checks';
import { type CommandDefinition, later, PLAIN, readAs } from './definition';

const OF_NOTIFICATION = {
  ...PLAIN,
  about: () => '',
  lane: (notificationId: string) => `notification ${notificationId}`,
  marks: true,
  quiet: true,
  feed: 'notifications',
} as const;

const notificationRead: CommandDefinition<'notification.read'> = {
  ...OF_NOTIFICATION,
  words: 'Mark notification read',
  merge: { how: 'replace', combine: later },
  read: readAs(isObject),
};

const notificationReadAll: CommandDefinition<'notification.read-all'> = {
  ...OF_NOTIFICATION,
  words: 'Mark notifications read',
  merge: { how: 'replace', combine: later },
  read: readAs(shape<CommandPayloads['notification.read-all']>({ until: isText })),
};

export const notificationCommands = {
  'notification.read': notificationRead,
  'notification.read-all': notificationReadAll,
};
