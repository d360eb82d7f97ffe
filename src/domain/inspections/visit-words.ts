import type { Inspection } from '../../contract/inspection/inspection';
import { formatDate } from '../format/format-date';

type Asked = Pick<Inspection, 'requestDate' | 'requestTime'>;

/** When somebody asked to see a home, as a sentence to them without its full stop. */
export const askedWords = ({ requestDate, requestTime }: Asked): string =>
  `You asked to see it on ${formatDate(requestDate)} at ${requestTime}`;

/** The same, and what became of it. */
export function visitWords(visit: Inspection): string {
  return `${askedWords(visit)}: ${visit.status}`;
}
