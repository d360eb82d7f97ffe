import type { CommandPayloads } from '../../../contract/feed/commands';
import { isText, shape } from '../../checks';
import { type DefinitionsOf, PLAIN, readAs } from './definition';

type SavedKind = 'saved.add' | 'saved.remove';

const OF_SAVED = {
  ...PLAIN,
  about: ({ title }: CommandPayloads[SavedKind]) => title,
  lane: (propertyId: string) => `saved ${propertyId}`,
  feed: 'saved-properties',
  read: readAs(shape<CommandPayloads[SavedKind]>({ propertyId: isText, title: isText })),
} as const;

const OF_HIDING = {
  ...PLAIN,
  about: ({ title }: { title: string }) => title,
  lane: (propertyId: string) => `hidden ${propertyId}`,
  feed: 'hidden-homes',
  read: readAs(shape<CommandPayloads['home.hide']>({ title: isText })),
} as const;

export const savedCommands: DefinitionsOf<'saved' | 'home'> = {
  'saved.add': {
    ...OF_SAVED,
    words: 'Save property',
    undoes: 'saved.remove',
    takesAway: ['saved.remove'],
  },
  'saved.remove': {
    ...OF_SAVED,
    words: 'Remove saved property',
    undoes: 'saved.add',
    takesAway: ['saved.add'],
    removes: true,
  },
  'home.hide': {
    ...OF_HIDING,
    words: 'Hide home',
    undoes: 'home.unhide',
    takesAway: ['home.unhide'],
  },
  'home.unhide': {
    ...OF_HIDING,
    words: 'Show home again',
    undoes: 'home.hide',
    takesAway: ['home.hide'],
    removes: true,
  },
};
