import * as z from 'zod/mini';
import { inspectionRequestSchema } from '../../contract/inspection/inspection';
import { ASKED_ALREADY } from '../../contract/inspection/inspection-options';
import { type Problems, problemsIn } from '../forms/problems-in';
import type { InspectionWish } from './inspection-wish';
import { visitTimeErrors } from './visit-time-errors';

const schema = z.object({ contactNumber: inspectionRequestSchema.shape.contactNumber });

/**
 * What keeps a request from being sent, by field.
 * @param asked when the same person will see the same home already
 */
export function inspectionWishErrors(
  { contactNumber, ...time }: InspectionWish,
  now: Date,
  asked: readonly Pick<InspectionWish, 'requestDate' | 'requestTime'>[] = [],
): Problems<keyof InspectionWish> {
  const isAsked = asked.some(
    (other) => other.requestDate === time.requestDate && other.requestTime === time.requestTime,
  );
  return {
    ...(isAsked ? { requestTime: ASKED_ALREADY } : {}),
    ...visitTimeErrors(time, now),
    ...problemsIn(schema, { contactNumber }),
  };
}
