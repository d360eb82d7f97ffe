import type { Inspection } from '../../contract/inspection/inspection';
import { formatDate } from '../format/format-date';

/** When somebody asked to see a home, and what became of it, as a sentence to them without its full stop. */
export function visitWords({ requestDate, requestTime, status }: Inspection): string {
  return `You asked to see it on ${formatDate(requestDate)} at ${requestTime}: ${status}`;
}
