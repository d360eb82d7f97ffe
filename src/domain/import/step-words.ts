import type { ToldStatus } from '../../contract/listing/property-options';
import type { PlannedListing } from './plan-import';

type Planned = Pick<PlannedListing, 'step' | 'doubts' | 'status'>;

/** Whether an import changes what everybody sees. */
export const changesPublished = ({ step, status }: Pick<Planned, 'step' | 'status'>): boolean =>
  step === 'update' && status === 'Active';

/**
 * What becomes of a row: one that is here keeps where it stands, doubtful or not.
 * @param newStatus what new listings become that nothing is doubtful about
 */
export function stepWords({ step, doubts, status }: Planned, newStatus: ToldStatus): string {
  if (step === 'same') return 'As it is';
  if (step === 'add')
    return newStatus === 'Active' && doubts.length === 0
      ? 'New, published once it is sent'
      : 'New, as a draft';
  if (status === 'Active') return 'Changes the published home';
  return status === 'Rented' || status === 'Sold'
    ? `Changes the listing, which stays ${status.toLowerCase()}`
    : 'Changes the draft';
}
