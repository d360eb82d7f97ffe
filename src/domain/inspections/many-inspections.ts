import type { Inspection } from '../../contract/inspection/inspection';
import {
  INSPECTION_STATUSES,
  type InspectionStatus,
} from '../../contract/inspection/inspection-options';
import { countOf } from '../format/count-of';

/** What an agent can answer many requests at once, in the order of the buttons; each from one state. */
export const MANY_ANSWERS = [
  { label: 'Confirm', from: 'Pending', to: 'Confirmed' },
  { label: 'Decline', from: 'Pending', to: 'Declined' },
  { label: 'Reactivate', from: 'Declined', to: 'Confirmed' },
] as const satisfies readonly { label: string; from: InspectionStatus; to: InspectionStatus }[];
export type ManyAnswer = (typeof MANY_ANSWERS)[number];

/** Those that stay as they are, by the state they are in; '' where none does. */
export function leftOutWords(statuses: readonly Inspection['status'][]): string {
  if (statuses.length === 0) return '';
  const counts = [...new Set([...INSPECTION_STATUSES, ...statuses])].flatMap((status) => {
    const count = statuses.filter((one) => one === status).length;
    return count === 0 ? [] : [`${count} ${status}`];
  });
  return `${countOf(statuses.length, 'other stays as it is', 'others stay as they are')}: ${counts.join(', ')}.`;
}
