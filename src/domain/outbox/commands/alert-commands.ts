import { ALERT_FREQUENCIES } from '../../../contract/search/alert-options';
import type { CommandPayloads } from '../../../contract/feed/commands';
import { isFlag, isObject, isText, oneOf, orAbsent, shape } from '../../checks';
import { type DefinitionsOf, PLAIN, readAs } from './definition';

type Criteria = CommandPayloads['alert.save']['criteria'];

/** What is searched for goes to the server as it is, which holds it to its own rules. */
const isCriteria = (value: unknown): value is Criteria => isObject(value);
const OF_ALERT = {
  ...PLAIN,
  about: ({ name }: { name: string }) => name,
  lane: (alertId: string) => `alert ${alertId}`,
  feed: 'search-alerts',
} as const;

export const alertCommands: DefinitionsOf<'alert'> = {
  'alert.save': {
    ...OF_ALERT,
    words: 'Save search or alert',
    // The later one says whether it is on only where it changes that.
    merge: { how: 'replace', combine: (earlier, newest) => ({ ...earlier, ...newest }) },
    read: readAs(
      shape<CommandPayloads['alert.save']>({
        name: isText,
        criteria: isCriteria,
        frequency: oneOf(ALERT_FREQUENCIES),
        includeSimilar: isFlag,
        active: orAbsent(isFlag),
      }),
    ),
  },
  'alert.delete': {
    ...OF_ALERT,
    words: 'Delete search or alert',
    // The server answers the same whether it knows the alert or not.
    merge: { how: 'take-away', madeBy: null },
    recalls: true,
    takesAway: ['alert.save'],
    removes: true,
    read: readAs(shape<CommandPayloads['alert.delete']>({ name: isText })),
  },
};
