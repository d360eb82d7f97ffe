/** The states of an inspection (A4) and the seeker's own end of one (P4). */
export const INSPECTION_STATUSES = [
  'Pending',
  'Confirmed',
  'Declined',
  'Rescheduled',
  'Cancelled',
] as const;
export type InspectionStatus = (typeof INSPECTION_STATUSES)[number];
/** Longest notes with a request, and longest contact number, in characters. */
export const MAX_NOTES = 1000;
export const MAX_CONTACT_NUMBER = 40;
