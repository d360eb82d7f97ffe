import type { InspectionWish } from '../../../domain/inspections/inspection-wish';

/** What is filled in to see a home: a time of one's own, and the offered slot that was picked. */
export type BookingForm = Pick<InspectionWish, 'requestDate' | 'requestTime'> & {
  /** The account's own number, unless another one is typed. */
  contactNumber?: string;
  slotDay?: string;
  slotTime?: string;
};
