import type { CommandPayloads } from '../../../contract/feed/commands';
import { isFlag, isText, orAbsent, orNull, shape } from '../../checks';
import { restOf } from '../rest-of';
import { type DefinitionsOf, PLAIN, readAs } from './definition';

const told = orAbsent(orNull(isText));
const flag = orAbsent(isFlag);

/**
 * Each names only what was changed: together they say both. What was refused is not said again: the
 * newer words began from what the server has.
 */
function both<Changes extends object>(
  earlier: Changes,
  newest: Changes,
  refused: boolean,
): Changes {
  return refused ? newest : { ...earlier, ...newest };
}

export const accountCommands: DefinitionsOf<'profile' | 'preferences' | 'session'> = {
  'profile.save': {
    ...PLAIN,
    words: 'Save your information',
    about: () => '',
    lane: () => 'profile',
    merge: { how: 'replace', combine: both, rest: restOf },
    feed: null,
    read: readAs(
      shape<CommandPayloads['profile.save']>({
        userName: orAbsent(isText),
        phone: told,
        companyName: told,
        agentLicense: told,
        languages: told,
      }),
    ),
  },
  'preferences.save': {
    ...PLAIN,
    words: 'Save notification preferences',
    about: () => '',
    lane: () => 'preferences',
    merge: { how: 'replace', combine: both, rest: restOf },
    feed: null,
    read: readAs(
      shape<CommandPayloads['preferences.save']>({
        emailPropertyMatches: flag,
        smsinspectionConfirmations: flag,
        priceDropAlerts: flag,
        emailViewingRequests: flag,
        smsConfirmedViewings: flag,
        weeklyAnalytics: flag,
        marketingNewsletters: flag,
      }),
    ),
  },
  'session.end': {
    ...PLAIN,
    words: 'End session',
    about: ({ device }) => device,
    lane: (sessionId) => `session ${sessionId}`,
    feed: null,
    read: readAs(shape<CommandPayloads['session.end']>({ device: isText })),
  },
};
