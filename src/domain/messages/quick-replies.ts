import { CLOSED_STATUSES, type ToldStatus } from '../../contract/listing/property-options';
import { formatNaira } from '../format/format-naira';
import { type MoveInHome, moveInTotal } from '../property/price/move-in-total';
import { homeLines, type ToldHome } from '../property/words/home-lines';
import { type InspectionFeeOf, inspectionFeeWord } from '../property/inspection-fee';
import { fillTemplate, MESSAGE_TEMPLATES } from './message-templates';

/** Words that answer at a tap: what the tap is called, and what it writes. */
export type QuickReply = { label: string; content: string };

const ONLY_WHILE_OFFERED: readonly string[] = ['available', 'documents'];

/**
 * What an agent can answer about a home of theirs without typing (AMSG-2): what is true of it as it
 * stands, and its facts. The address is left out: the page behind `url` shows as much of it as the
 * agent lets it.
 */
export function quickReplies(
  home: ToldHome & MoveInHome & InspectionFeeOf & { status: ToldStatus },
  url: string,
): QuickReply[] {
  const isOffered = home.status === 'Active';
  const isTaken = CLOSED_STATUSES.some((closed) => closed === home.status);
  const { price, rooms } = homeLines(home);
  const facts = [home.title, price, rooms, inspectionFeeWord(home), url].filter(Boolean).join('\n');
  return [
    ...MESSAGE_TEMPLATES.filter(({ id }) =>
      // A draft was taken by nobody, and may be offered again tomorrow.
      ONLY_WHILE_OFFERED.includes(id) ? isOffered : id !== 'taken' || isTaken,
    ).map(({ id, label, content }) => ({
      label,
      content: [fillTemplate(content, home.title), id === 'documents' ? feeAnswer(home) : '']
        .filter(Boolean)
        .join(' '),
    })),
    ...(isOffered
      ? [...totalReply(home), { label: 'Its facts', content: `Good day. Here it is:\n${facts}` }]
      : []),
  ];
}

/** 'Total package?': what it takes to move in, line by line; none where the listing names no fee. */
function totalReply(home: ToldHome & MoveInHome): QuickReply[] {
  const moveIn = moveInTotal(home);
  if (moveIn === null) return [];
  const lines = moveIn.items.map(({ label, amount }) => `${label}: ${formatNaira(amount)}`);
  return [
    {
      label: 'Total to move in',
      content: [
        `Good day. What it takes to move in to ${home.title}:`,
        ...lines,
        `Total: ${formatNaira(moveIn.total)}`,
      ].join('\n'),
    },
  ];
}

/** What the visit costs, in the agent's voice; '' where the listing does not say. */
function feeAnswer({ inspectionFee, inspectionFeeComesOff }: InspectionFeeOf): string {
  if (inspectionFee === null) return '';
  if (inspectionFee === 0) return 'No payment is needed to see it.';
  const off = inspectionFeeComesOff ? ', which comes off the price if you take it' : '';
  return `A visit costs ${formatNaira(inspectionFee)}${off}.`;
}
