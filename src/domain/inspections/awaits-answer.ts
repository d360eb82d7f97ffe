import type { Inspection } from '../../contract/inspection/inspection';
import { isOver } from './times/is-over';

/** Whether an agent still has to answer this request: asked of them, unanswered, and not over. */
export function awaitsAnswer(
  inspection: Pick<Inspection, 'status' | 'requestDate' | 'requestTime'> & {
    agent: { id: string };
  },
  agentId: string,
  now: Date,
): boolean {
  const { agent, status } = inspection;
  return status === 'Pending' && agent.id === agentId && !isOver(inspection, now);
}
