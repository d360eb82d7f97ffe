import { formatDate } from '../../../src/domain/format/format-date';
import { ProblemError } from '../../plugins/problem-error';
import type { InspectionHead } from './repository';

/**
 * Refuses an answer to a visit that was answered elsewhere since: one given without a network comes late, and
 * must not overrule what was said after it. Nothing where the phone did not say what it saw.
 * @param seen the version of the visit that was looked at
 * @throws 409 with what stands there by now
 */
export function refuseStaleAnswer(head: InspectionHead, seen: number | null): void {
  if (seen === null || seen === head.version) return;
  throw new ProblemError(
    409,
    'conflict',
    `This visit was ${whatBecame(head)} since you looked at it, so your answer was not taken. Look at it again, and answer anew.`,
  );
}

function whatBecame({ status, request_date, request_time }: InspectionHead): string {
  if (status === 'Pending') return 'changed';
  return status === 'Rescheduled'
    ? `moved to ${formatDate(request_date)} at ${request_time}`
    : status.toLowerCase();
}
