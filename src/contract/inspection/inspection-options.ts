/** The states of an inspection and the seeker's own end of one. */
export const INSPECTION_STATUSES = [
  'Pending',
  'Confirmed',
  'Declined',
  'Rescheduled',
  'Cancelled',
] as const;
export type InspectionStatus = (typeof INSPECTION_STATUSES)[number];
/** An inspection in one of these is still to come, if its day is. */
export const OPEN_INSPECTION_STATUSES: readonly InspectionStatus[] = [
  'Pending',
  'Confirmed',
  'Rescheduled',
];
/** In one of these both sides have agreed on a time. */
export const AGREED_INSPECTION_STATUSES: readonly InspectionStatus[] = ['Confirmed', 'Rescheduled'];
/** What is said of a second request for the same home and time. */
export const ASKED_ALREADY = 'You have asked for this time already.';
/** Longest notes with a request, in characters. */
export const MAX_NOTES = 1000;
/** When homes are shown: hh:mm of the property's own clock, both included. */
export const VISIT_HOURS = { from: '07:00', to: '19:00' };
