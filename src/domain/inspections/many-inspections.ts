import type { Inspection } from '../../contract/inspection/inspection';
import {
  AGREED_INSPECTION_STATUSES,
  INSPECTION_STATUSES,
  type InspectionStatus,
} from '../../contract/inspection/inspection-options';
import { isOver } from './times/is-over';
import { countOf } from '../format/count-of';

/** An answer that an agent can give to many requests at once, from these states. */
export type ManyAnswer = {
  label: string;
  from: readonly InspectionStatus[];
  to: Extract<InspectionStatus, 'Confirmed' | 'Declined'>;
};

export const CONFIRM: ManyAnswer = { label: 'Confirm', from: ['Pending'], to: 'Confirmed' };
export const DECLINE: ManyAnswer = { label: 'Decline', from: ['Pending'], to: 'Declined' };
/** An agreed visit that cannot be: the seeker reads 'Declined', and hears that it was called off. */
export const CALL_OFF: ManyAnswer = {
  label: 'Call off',
  from: AGREED_INSPECTION_STATUSES,
  to: 'Declined',
};
export const REACTIVATE: ManyAnswer = {
  label: 'Reactivate',
  from: ['Declined'],
  to: 'Confirmed',
};
/** Whether a request can be given this answer: one that is over is at most declined, as nobody waits for it. */
export function takesAnswer(
  { from, label }: ManyAnswer,
  inspection: Pick<Inspection, 'status' | 'requestDate' | 'requestTime'>,
  now: Date,
): boolean {
  const isTooLate = label !== DECLINE.label && isOver(inspection, now);
  return !isTooLate && from.some((one) => one === inspection.status);
}

/** In the order of their buttons. */
export const MANY_ANSWERS: readonly ManyAnswer[] = [CONFIRM, DECLINE, CALL_OFF, REACTIVATE];

/** Those that stay as they are, by the state they are in; '' where none does. */
export function leftOutWords(statuses: readonly Inspection['status'][]): string {
  if (statuses.length === 0) return '';
  const counts = [...new Set([...INSPECTION_STATUSES, ...statuses])].flatMap((status) => {
    const count = statuses.filter((one) => one === status).length;
    return count === 0 ? [] : [`${count} ${status}`];
  });
  return `${countOf(statuses.length, 'other stays as it is', 'others stay as they are')}: ${counts.join(', ')}.`;
}
