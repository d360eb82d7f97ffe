import type { CommandPayloads } from '../../../contract/commands';
import { isText, shape } from '../../checks';
import { type CommandDefinition, PLAIN, readAs } from './definition';

type SavedKind = 'saved.add' | 'saved.remove';

const OF_SAVED = {
  ...PLAIN,
  about: ({ title }: CommandPayloads[SavedKind]) => title,
  lane: (propertyId: string) => `saved ${propertyId}`,
  feed: 'saved-properties',
  read: readAs(shape<CommandPayloads[SavedKind]>({ propertyId: isText, title: isText })),
} as const;

const savedAdd: CommandDefinition<'saved.add'> = {
  ...OF_SAVED,
  words: 'Save property',
  undoes: 'saved.remove',
  takesAway: ['saved.remove'],
};

const savedRemove: CommandDefinition<'saved.remove'> = {
  ...OF_SAVED,
  words: 'Remove saved property',
  undoes: 'saved.add',
  takesAway: ['saved.add'],
  removes: true,
};

export const savedCommands = {
  'saved.add': savedAdd,
  'saved.remove': savedRemove,
};
