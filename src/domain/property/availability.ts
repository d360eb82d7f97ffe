import { DAY_MS } from '../dates/milliseconds';

/** Days after which an agent is asked whether a published listing is still to be had. */
export const ASK_AFTER_DAYS = 30;
/** Days without an answer after which it is hidden from search. */
export const HIDE_AFTER_DAYS = 7;

/** Before which moment (milliseconds) a listing was confirmed whose agent is asked now. */
export function askedIfConfirmedBefore(now: number): number {
  return now - ASK_AFTER_DAYS * DAY_MS;
}

/** Whether a published listing waits for its agent to say that it is still to be had. */
export function awaitsConfirmation(
  listing: { status: string; confirmedAt: number | null },
  now: number,
): boolean {
  const { status, confirmedAt } = listing;
  return status === 'Active' && confirmedAt !== null && confirmedAt < askedIfConfirmedBefore(now);
}
