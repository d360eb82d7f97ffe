import type { CommandPayloads } from '../../../contract/feed/commands';
import { isObject, isText, shape } from '../../checks';
import { type DefinitionsOf, later, PLAIN, readAs } from './definition';

const OF_NOTIFICATION = {
  ...PLAIN,
  about: () => '',
  lane: (notificationId: string) => `notification ${notificationId}`,
  marks: true,
  quiet: true,
  feed: 'notifications',
} as const;

export const notificationCommands: DefinitionsOf<'notification'> = {
  'notification.read': {
    ...OF_NOTIFICATION,
    words: 'Mark notification read',
    merge: { how: 'replace', combine: later },
    read: readAs(isObject),
  },
  'notification.read-all': {
    ...OF_NOTIFICATION,
    words: 'Mark notifications read',
    merge: { how: 'replace', combine: later },
    read: readAs(shape<CommandPayloads['notification.read-all']>({ until: isText })),
  },
};
