import type { CommandPayloads } from '../../../contract/feed/commands';
import { isText, oneOf, orAbsent, shape } from '../../checks';
import { joinTimesChanges } from '../../inspections/times/change-offered-times';
import { isTimesChange } from '../../inspections/times/is-offered-times';
import { isInspectionFee } from '../../property/is-inspection-fee';
import { restOf } from '../rest-of';
import { type DefinitionsOf, later, PLAIN, readAs } from './definition';

const OF_INSPECTION = {
  ...PLAIN,
  about: ({ title }: { title: string }) => title,
  lane: (inspectionId: string) => `inspection ${inspectionId}`,
  feed: 'inspections',
} as const;

export const inspectionCommands: DefinitionsOf<'inspection' | 'times'> = {
  'inspection.request': {
    ...OF_INSPECTION,
    words: 'Ask for an inspection',
    read: readAs(
      shape<CommandPayloads['inspection.request']>({
        title: isText,
        request: shape<CommandPayloads['inspection.request']['request']>({
          id: isText,
          propertyId: isText,
          requestDate: isText,
          requestTime: isText,
          contactNumber: isText,
          notes: orAbsent(isText),
          toldFee: orAbsent(isInspectionFee),
        }),
      }),
    ),
  },
  'inspection.remove': {
    ...OF_INSPECTION,
    words: 'Call off or remove an inspection',
    undoes: 'inspection.request',
    recalls: true,
    takesAway: ['inspection.request'],
    removes: true,
    read: readAs(shape<CommandPayloads['inspection.remove']>({ title: isText })),
  },
  'inspection.answer': {
    ...OF_INSPECTION,
    words: 'Answer an inspection request',
    about: ({ title, status }) => `${status === 'Declined' ? 'decline' : 'confirm'}, ${title}`,
    merge: { how: 'replace', combine: later, inOrder: true },
    read: readAs(
      shape<CommandPayloads['inspection.answer']>({
        title: isText,
        status: oneOf(['Confirmed', 'Declined']),
      }),
    ),
  },
  'inspection.reschedule': {
    ...OF_INSPECTION,
    words: 'Move an inspection',
    // Words to a time that was put right before it left are still said.
    merge: {
      how: 'replace',
      combine: (earlier, newest, refused) =>
        newest.notes === '' && !refused ? { ...newest, notes: earlier.notes } : newest,
      inOrder: true,
    },
    read: readAs(
      shape<CommandPayloads['inspection.reschedule']>({
        title: isText,
        requestDate: isText,
        requestTime: isText,
        notes: isText,
      }),
    ),
  },
  'times.save': {
    ...PLAIN,
    words: 'Change the times you offer',
    about: () => '',
    lane: () => 'offered times',
    // What was refused is not said again: the newer words began from what the server has.
    merge: {
      how: 'replace',
      combine: (earlier, newest, refused) => (refused ? newest : joinTimesChanges(earlier, newest)),
      rest: restOf,
    },
    feed: null,
    read: readAs(isTimesChange),
  },
};
