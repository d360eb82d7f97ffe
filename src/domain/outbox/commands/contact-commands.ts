import type { CommandPayloads } from '../../../contract/feed/commands';
import { isText, oneOf, shape } from '../../checks';
import { type DefinitionsOf, PLAIN, readAs } from './definition';

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
};
