import type { InspectionRequest } from '../../../src/contract/inspection/inspection';
import { SLOT_TAKEN } from '../../../src/contract/inspection/offered-times-options';
import { offersTimes } from '../../../src/domain/inspections/times/change-offered-times';
import { nearestSlots } from '../../../src/domain/inspections/times/nearest-slots';
import {
  isTaken,
  offeredSlots,
  slotSpan,
} from '../../../src/domain/inspections/times/offered-slots';
import type { Queryable } from '../../db/database';
import { ProblemError } from '../../plugins/problem-error';
import { readOfferedTimes, takenSpans } from './offered-times';

/**
 * Holds whoever asks an agent who offers times to what is free; the agent's account is locked. A time
 * beyond the offered hours may be asked for, as long as nothing else is there.
 * @throws 409 `slot-taken` with the nearest free slots.
 */
export async function refuseTakenTime(
  tx: Queryable,
  agentId: string,
  request: InspectionRequest,
): Promise<void> {
  const times = await readOfferedTimes(tx, agentId);
  if (!offersTimes(times)) return;
  const taken = await takenSpans(tx, agentId, times.slotMinutes);
  if (!isTaken(slotSpan(request, times.slotMinutes), taken)) return;
  const free = nearestSlots(offeredSlots(times, taken, new Date()), request);
  throw new ProblemError(409, 'slot-taken', SLOT_TAKEN, { field: 'requestTime', free });
}
