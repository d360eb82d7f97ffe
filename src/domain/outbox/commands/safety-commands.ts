import type { CommandPayloads } from '../../../contract/feed/commands';
import {
  REPORT_DECISIONS,
  REPORT_REASONS,
  REPORT_SUBJECTS,
} from '../../../contract/people/report-options';
import { isText, oneOf, shape } from '../../checks';
import { type CommandDefinition, PLAIN, readAs } from './definition';

const reportSend: CommandDefinition<'report.send'> = {
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
};

const reportDecide: CommandDefinition<'report.decide'> = {
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
    }),
  ),
};

const OF_BLOCK = {
  ...PLAIN,
  about: ({ name }: { name: string }) => name,
  lane: (otherId: string) => `block ${otherId}`,
  feed: 'blocks',
  read: readAs(shape<CommandPayloads['block.add']>({ name: isText })),
} as const;

const blockAdd: CommandDefinition<'block.add'> = {
  ...OF_BLOCK,
  words: 'Block',
  undoes: 'block.remove',
  takesAway: ['block.remove'],
};

const blockRemove: CommandDefinition<'block.remove'> = {
  ...OF_BLOCK,
  words: 'Unblock',
  undoes: 'block.add',
  takesAway: ['block.add'],
  removes: true,
};

export const safetyCommands = {
  'report.send': reportSend,
  'report.decide': reportDecide,
  'block.add': blockAdd,
  'block.remove': blockRemove,
};
