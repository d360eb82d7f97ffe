import type { Inspection } from '../../contract/inspection/inspection';
import { isAgreed } from './is-agreed';
import { isOver } from './times/is-over';

export type VisitGroup = 'answer' | 'ahead' | 'rest';

/** Which part of an agent's requests one belongs to: to be answered, agreed and ahead, or over with (AINS-5). */
export function visitGroup(
  { status, ...when }: Pick<Inspection, 'status' | 'requestDate' | 'requestTime'>,
  now: Date,
): VisitGroup {
  if (isOver(when, now)) return 'rest';
  if (status === 'Pending') return 'answer';
  return isAgreed(status) ? 'ahead' : 'rest';
}
