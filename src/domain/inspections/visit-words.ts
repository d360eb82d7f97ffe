import type { Inspection } from '../../contract/inspection/inspection';
import { formatDate } from '../format/format-date';

type Asked = Pick<Inspection, 'requestDate' | 'requestTime'>;

const timeOf = ({ requestDate, requestTime }: Asked): string =>
  `${formatDate(requestDate)} at ${requestTime}`;

/** When somebody asked to see a home, as a sentence to them without its full stop. */
export const askedWords = (asked: Asked): string => `You asked to see it on ${timeOf(asked)}`;

/** Where a visit one asked for stands, as a sentence to the person without its full stop: who named which time. */
export function visitWords(visit: Inspection): string {
  switch (visit.status) {
    case 'Confirmed':
      return `Your visit is agreed: ${timeOf(visit)}`;
    case 'Rescheduled':
      return `The agent proposes ${timeOf(visit)}${insteadOf(visit)}`;
    case 'Declined':
      return `The agent cannot show it on ${timeOf(visit)}`;
    default:
      return `${askedWords(visit)}: ${visit.status}`;
  }
}

function insteadOf({ previousDate, previousTime }: Inspection): string {
  if (previousDate === null || previousTime === null) return '';
  return ` instead of ${timeOf({ requestDate: previousDate, requestTime: previousTime })}`;
}
