import { OPEN_INSPECTION_STATUSES } from '../../contract/inspection-options';
import type { Inspection } from '../../contract/inspection';
import { INSPECTION_MINUTES } from './inspection-calendar';

/** What the clashes of an agent's day are found by. */
export type Slot = Pick<
  Inspection,
  'id' | 'requestDate' | 'requestTime' | 'status' | 'propertyTitle'
>;

/** Whether an inspection takes the agent's time: asked for, agreed or moved. */
export function takesTime(inspection: Pick<Inspection, 'status'>): boolean {
  return OPEN_INSPECTION_STATUSES.includes(inspection.status);
}

/** The inspections that begin within an hour of each other, by id: an agent is in one place. */
export function slotClashes<S extends Slot>(inspections: readonly S[]): Map<string, S[]> {
  const open = inspections.filter(takesTime);
  const clashes = new Map<string, S[]>();
  for (const one of open) {
    const others = open.filter(
      (other) =>
        other.id !== one.id &&
        other.requestDate === one.requestDate &&
        Math.abs(minutesOf(other.requestTime) - minutesOf(one.requestTime)) < INSPECTION_MINUTES,
    );
    if (others.length > 0) clashes.set(one.id, others);
  }
  return clashes;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
