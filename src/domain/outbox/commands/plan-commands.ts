import type { CommandPayloads } from '../../../contract/feed/commands';
import { PLAN_DECISIONS, PLAN_IDS } from '../../../contract/plan/plan-options';
import { isText, oneOf, orAbsent, shape } from '../../checks';
import { type DefinitionsOf, PLAIN, readAs } from './definition';

/** The newest word about which plan is asked for decides alone. */
const OF_WISH = {
  ...PLAIN,
  about: ({ title }: { title: string }) => title,
  lane: () => 'plan',
  merge: { how: 'supersede', kinds: ['plan.ask', 'plan.withdraw'] },
  feed: null,
} as const;

export const planCommands: DefinitionsOf<'plan'> = {
  'plan.ask': {
    ...OF_WISH,
    words: 'Ask for another plan',
    read: readAs(shape<CommandPayloads['plan.ask']>({ title: isText, plan: oneOf(PLAN_IDS) })),
  },
  'plan.withdraw': {
    ...OF_WISH,
    words: 'Take back the request for a plan',
    read: readAs(
      shape<CommandPayloads['plan.withdraw']>({ title: isText, plan: orAbsent(oneOf(PLAN_IDS)) }),
    ),
  },
  'plan.decide': {
    ...PLAIN,
    words: 'Decide on a request for a plan',
    about: ({ title }) => title,
    lane: (requestId) => `plan request ${requestId}`,
    feed: null,
    read: readAs(
      shape<CommandPayloads['plan.decide']>({
        title: isText,
        decision: oneOf(PLAN_DECISIONS),
        reason: isText,
      }),
    ),
  },
};
