import type { InspectionStatus } from '../../contract/inspection/inspection-options';

/** What may follow each state when the owner decides. */
const OWNER_STEPS: Record<InspectionStatus, readonly InspectionStatus[]> = {
  Pending: ['Confirmed', 'Declined'],
  // A home that is let, or an agent who is ill: the seeker has to hear of it.
  Confirmed: ['Rescheduled', 'Declined'],
  Rescheduled: ['Rescheduled', 'Declined'],
  Declined: ['Confirmed'],
  Cancelled: [],
};

/** Whether the owner may bring an inspection from one state to another. */
export function ownerMay(from: InspectionStatus, to: InspectionStatus): boolean {
  return OWNER_STEPS[from].includes(to);
}

/** Whether the requester may still call it off. */
export function requesterMayCancel(from: string): boolean {
  return from === 'Pending' || from === 'Confirmed' || from === 'Rescheduled';
}
