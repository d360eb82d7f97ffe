import type { CommandPayloads } from '../../../contract/feed/commands';
import {
  REPORT_DECISIONS,
  REPORT_REASONS,
  REPORT_SUBJECTS,
} from '../../../contract/people/report-options';
import { isText, oneOf, orAbsent, shape } from '../../checks';
import { type DefinitionsOf, PLAIN, readAs } from './definition';

const OF_BLOCK = {
  ...PLAIN,
  about: ({ name }: { name: string }) => name,
  lane: (otherId: string) => `block ${otherId}`,
  feed: 'blocks',
  read: readAs(shape<CommandPayloads['block.add']>({ name: isText })),
} as const;

export const safetyCommands: DefinitionsOf<'report' | 'block'> = {
  'report.send': {
    ...PLAIN,
    words: 'Report',
    about: ({ title }) => title,
    lane: (reportId) => `report ${reportId}`,
    open: true,
    feed: null,
    read: readAs(
      shape<CommandPayloads['report.send']>({
        title: isText,
        subject: oneOf(REPORT_SUBJECTS),
        subjectId: isText,
        reason: oneOf(REPORT_REASONS),
        note: isText,
        answerTo: isText,
      }),
    ),
  },
  'report.decide': {
    ...PLAIN,
    words: 'Decide on a report',
    about: ({ title }) => title,
    lane: (reportId) => `report ${reportId}`,
    feed: null,
    read: readAs(
      shape<CommandPayloads['report.decide']>({
        title: isText,
        decision: oneOf(REPORT_DECISIONS),
        words: isText,
        seen: orAbsent(isText),
      }),
    ),
  },
  'block.add': {
    ...OF_BLOCK,
    words: 'Block',
    undoes: 'block.remove',
    takesAway: ['block.remove'],
  },
  'block.remove': {
    ...OF_BLOCK,
    words: 'Unblock',
    undoes: 'block.add',
    takesAway: ['block.add'],
    removes: true,
  },
};
