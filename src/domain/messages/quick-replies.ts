import type { ToldStatus } from '../../contract/listing/property-options';
import type { Listing } from '../../contract/listing/property';
import { formatNaira } from '../format/format-naira';
import { homeLines, type ToldHome } from '../property/words/home-lines';
import { inspectionFeeWord } from '../property/inspection-fee';
import { fillTemplate, MESSAGE_TEMPLATES } from './message-templates';

/** Words that answer at a tap: what the tap is called, and what it writes. */
export type QuickReply = { label: string; content: string };

type Fee = Pick<Listing, 'inspectionFee' | 'inspectionFeeComesOff'>;

const ONLY_WHILE_OFFERED: readonly string[] = ['available', 'documents'];

/**
 * What an agent can answer about a home of theirs without typing (AMSG-2): what is true of it as it
 * stands, and its facts. The address is left out: the page behind `url` shows as much of it as the
 * agent lets it.
 */
export function quickReplies(
  home: ToldHome & Fee & { status: ToldStatus },
  url: string,
): QuickReply[] {
  const isOffered = home.status === 'Active';
  const { price, rooms } = homeLines(home);
  const facts = [home.title, price, rooms, inspectionFeeWord(home), url].filter(Boolean).join('\n');
  return [
    ...MESSAGE_TEMPLATES.filter(({ id }) =>
      ONLY_WHILE_OFFERED.includes(id) ? isOffered : id !== 'taken' || !isOffered,
    ).map(({ id, label, content }) => ({
      label,
      content: [fillTemplate(content, home.title), id === 'documents' ? feeAnswer(home) : '']
        .filter(Boolean)
        .join(' '),
    })),
    ...(isOffered ? [{ label: 'Its facts', content: `Good day. Here it is:\n${facts}` }] : []),
  ];
}

/** What the visit costs, in the agent's voice; '' where the listing does not say. */
function feeAnswer({ inspectionFee, inspectionFeeComesOff }: Fee): string {
  if (inspectionFee === null) return '';
  if (inspectionFee === 0) return 'No payment is needed to see it.';
  const off = inspectionFeeComesOff ? ', which comes off the price if you take it' : '';
  return `A visit costs ${formatNaira(inspectionFee)}${off}.`;
}
