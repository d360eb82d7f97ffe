import { OPEN_INSPECTION_STATUSES } from '../../../contract/inspection/inspection-options';
import type { Inspection } from '../../../contract/inspection/inspection';
import { INSPECTION_MINUTES } from '../inspection-calendar';
import { isAgreed } from '../is-agreed';
import { minutesOf } from './minutes-of';

/** What the clashes of an agent's day are found by. */
export type Slot = Pick<
  Inspection,
  'id' | 'requestDate' | 'requestTime' | 'status' | 'propertyTitle'
>;

/** Whether an inspection takes the agent's time: asked for, agreed or moved. */
export function takesTime(inspection: Pick<Inspection, 'status'>): boolean {
  return OPEN_INSPECTION_STATUSES.some((open) => open === inspection.status);
}

/**
 * The inspections that begin within one viewing of each other, by id: an agent is in one place.
 * @param minutes how long one viewing of this agent takes
 */
export function slotClashes<S extends Slot>(
  inspections: readonly S[],
  minutes = INSPECTION_MINUTES,
): Map<string, S[]> {
  const open = inspections.filter(takesTime);
  const clashes = new Map<string, S[]>();
  for (const one of open) {
    const others = open.filter((other) => meets(one, other, minutes));
    if (others.length > 0) clashes.set(one.id, others);
  }
  return clashes;
}

/** What the agent has agreed to already at about the time of an inspection, whatever state that one is in. */
export function agreedThen<S extends Slot>(
  inspection: Slot,
  inspections: readonly S[],
  minutes = INSPECTION_MINUTES,
): S[] {
  return inspections.filter((other) => isAgreed(other.status) && meets(inspection, other, minutes));
}

function meets(one: Slot, other: Slot, minutes: number): boolean {
  return (
    other.id !== one.id &&
    other.requestDate === one.requestDate &&
    Math.abs(minutesOf(other.requestTime) - minutesOf(one.requestTime)) < minutes
  );
}
