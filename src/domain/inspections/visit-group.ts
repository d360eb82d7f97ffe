import type { Inspection } from '../../contract/inspection/inspection';
import { isAgreed } from './is-agreed';
import { isPastDay } from './times/is-past-day';

export type VisitGroup = 'answer' | 'ahead' | 'rest';

/** Which part of an agent's requests one belongs to: to be answered, agreed and ahead, or over with (AINS-5). */
export function visitGroup(
  { status, requestDate }: Pick<Inspection, 'status' | 'requestDate'>,
  now: Date,
): VisitGroup {
  if (isPastDay(requestDate, now)) return 'rest';
  if (status === 'Pending') return 'answer';
  return isAgreed(status) ? 'ahead' : 'rest';
}
