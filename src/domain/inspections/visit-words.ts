import type { Inspection } from '../../contract/inspection/inspection';
import { formatDate } from '../format/format-date';

type Asked = Pick<Inspection, 'requestDate' | 'requestTime'>;

const asked = ({ requestDate, requestTime }: Asked) =>
  `You asked to see it on ${formatDate(requestDate)} at ${requestTime}`;

/** The same of a request that waits on this phone: nobody has been asked yet. */
export const askedWords = (visit: Asked): string => `${asked(visit)}: on this phone, not sent yet`;

/** When somebody asked to see a home, and what became of it, as a sentence to them without its full stop. */
export function visitWords(visit: Inspection): string {
  return `${asked(visit)}: ${visit.status}`;
}
