import type { Inspection } from '../../contract/inspection/inspection';
import { formatDate } from '../format/format-date';

/** A seeker's yes to the time that was proposed, as they write it to the agent: by these words both sides know it again. */
export const agreedWords = ({
  requestDate,
  requestTime,
}: Pick<Inspection, 'requestDate' | 'requestTime'>): string =>
  `The new time suits me: ${formatDate(requestDate)} at ${requestTime}.`;
