import type { Inspection } from '../../contract/inspection/inspection';
import type { DeliveryRow } from '../outbox/delivery';
import type { Tone } from '../tone';
import { isOver } from './times/is-over';
import { takesTime } from './times/slot-clashes';

/**
 * Where a visit stands, in words and colour. What waits on this device is known to nobody else yet, and a visit
 * that is over is no plan any more.
 */
export function inspectionBadge(
  inspection: Inspection,
  rows: readonly (DeliveryRow & { kind?: string })[],
  now: Date,
  /** Whether the time that the agent proposed has its yes. */
  isAgreed = false,
): { text: string; tone: Tone } {
  const { status } = inspection;
  if (isBeingCalledOff(rows)) {
    // Of one that is over, or was declined, nobody is told.
    const isAhead = takesTime(inspection) && !isOver(inspection, now);
    const what = isAhead ? 'Called off' : 'Removed from your list';
    return { text: `${what}, waiting to be sent`, tone: 'plain' };
  }
  // The agent never heard of it.
  if (wasRefused(inspection, rows)) return { text: 'Not asked for', tone: 'bad' };
  if (rows.some(({ state }) => state !== 'rejected'))
    return { text: `${status}, waiting to be sent`, tone: 'plain' };
  if (takesTime(inspection) && isOver(inspection, now))
    return { text: `${status}, over`, tone: 'plain' };
  if (isAgreed) return { text: `${status}, agreed`, tone: 'good' };
  return { text: status, tone: toneOf(status) };
}

/** Whether what waits about a visit is that it is called off: nothing else is to be done about it. */
export const isBeingCalledOff = (rows: readonly (DeliveryRow & { kind?: string })[]): boolean =>
  rows.some(({ kind, state }) => kind === 'inspection.remove' && state !== 'rejected');

/** Whether the server refused the request, and has no such visit. */
export const wasRefused = (
  { version }: Pick<Inspection, 'version'>,
  rows: readonly { kind?: string; state: string }[],
): boolean =>
  version === 0 &&
  rows.some(({ kind, state }) => kind === 'inspection.request' && state === 'rejected');

/** What a later version calls it has no colour. */
function toneOf(status: Inspection['status']): Tone {
  switch (status) {
    case 'Confirmed':
      return 'good';
    case 'Pending':
    case 'Rescheduled':
      return 'warn';
    case 'Declined':
    case 'Cancelled':
      return 'bad';
    default:
      return 'plain';
  }
}
