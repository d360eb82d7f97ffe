import type { Inspection } from '../../contract/inspection/inspection';
import { isPastDay } from './times/is-past-day';

/** Whether an agent still has to answer this request: asked of them, unanswered, and its day not over. */
export function awaitsAnswer(
  inspection: Pick<Inspection, 'status' | 'requestDate'> & { agent: { id: string } },
  agentId: string,
  now: Date,
): boolean {
  const { agent, status, requestDate } = inspection;
  return status === 'Pending' && agent.id === agentId && !isPastDay(requestDate, now);
}
