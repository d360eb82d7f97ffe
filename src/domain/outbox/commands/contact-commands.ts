import type { CommandPayloads } from '../../../contract/feed/commands';
import { isFlag, isText, oneOf, shape } from '../../checks';
import { type DefinitionsOf, later, PLAIN, readAs } from './definition';

export const contactCommands: DefinitionsOf<'contact'> = {
  'contact.send': {
    ...PLAIN,
    words: 'Write to the agent',
    about: ({ title }) => title,
    lane: (contactId) => `contact ${contactId}`,
    open: true,
    feed: null,
    read: readAs(
      shape<CommandPayloads['contact.send']>({
        propertyId: isText,
        title: isText,
        name: isText,
        email: isText,
        phone: isText,
        kind: oneOf(['chat', 'call']),
        message: isText,
      }),
    ),
  },
  'contact.answer': {
    ...PLAIN,
    words: 'Note who was answered',
    about: ({ name }) => name,
    lane: (contactId) => `contact ${contactId}`,
    merge: { how: 'replace', combine: later },
    feed: null,
    read: readAs(shape<CommandPayloads['contact.answer']>({ name: isText, answered: isFlag })),
  },
};
