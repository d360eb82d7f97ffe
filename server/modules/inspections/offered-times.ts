import { isInGoodStanding } from '../auth/standing';
import { sql } from 'kysely';
import type {
  FreeTimes,
  OfferedTimes,
  OfferedTimesChange,
} from '../../../src/contract/inspection/offered-times';
import { offeredTimesSchema } from '../../../src/contract/inspection/offered-times';
import { OPEN_INSPECTION_STATUSES } from '../../../src/contract/inspection/inspection-options';
import { MAX_SINGLE_DAYS } from '../../../src/contract/inspection/offered-times-options';
import {
  changeOfferedTimes,
  NO_OFFERED_TIMES,
  offersTimes,
} from '../../../src/domain/inspections/times/change-offered-times';
import { isPastDay } from '../../../src/domain/inspections/times/is-past-day';
import {
  offeredSlots,
  slotSpan,
  type Span,
} from '../../../src/domain/inspections/times/offered-slots';
import type { Queryable } from '../../db/database';
import { ProblemError } from '../../plugins/problem-error';

/** The times that an agent offers; none where they never said anything of it. */
export async function readOfferedTimes(db: Queryable, agentId: string): Promise<OfferedTimes> {
  const row = await db.kysely
    .selectFrom('offered_times')
    .select(['slot_minutes as slotMinutes', 'week', 'days'])
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  return row === undefined ? NO_OFFERED_TIMES : offeredTimesSchema.parse(row);
}

/**
 * Changes the times that an agent offers; their account is locked. Days that are over go.
 * @throws 422 for more single days than are kept.
 */
export async function changeOwnTimes(
  tx: Queryable,
  agentId: string,
  change: OfferedTimesChange,
): Promise<void> {
  const now = new Date();
  const changed = changeOfferedTimes(await readOfferedTimes(tx, agentId), change);
  const days = Object.entries(changed.days).filter(([day]) => !isPastDay(day, now));
  if (days.length > MAX_SINGLE_DAYS)
    throw new ProblemError(
      422,
      'invalid',
      `At most ${MAX_SINGLE_DAYS} single days can be kept. Please remove some first.`,
      { field: 'days' },
    );
  const row = {
    slot_minutes: changed.slotMinutes,
    week: JSON.stringify(changed.week),
    days: JSON.stringify(Object.fromEntries(days)),
  };
  await tx.kysely
    .insertInto('offered_times')
    .values({ agent_id: agentId, ...row })
    .onConflict((oc) => oc.column('agent_id').doUpdateSet(row))
    .execute();
}

/**
 * The times of an agent that are not free: what their own calendar says, and inspections asked for or
 * agreed, each as long as a viewing.
 */
export async function takenSpans(
  db: Queryable,
  agentId: string,
  slotMinutes: number,
): Promise<Span[]> {
  const booked = await db.kysely
    .selectFrom('inspections')
    .select(['request_date as requestDate', 'request_time as requestTime'])
    .where('owner_id', '=', agentId)
    .where('status', 'in', OPEN_INSPECTION_STATUSES)
    .where('request_date', '>=', sql<string>`current_date - 1`)
    .execute();
  const calendar = await db.kysely
    .selectFrom('busy_calendars')
    .select('busy')
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  return [...booked.map((slot) => slotSpan(slot, slotMinutes)), ...(calendar?.busy ?? [])];
}

/** When an agent can be met, for whoever wants to see a home. */
export async function freeTimes(db: Queryable, agentId: string, now: Date): Promise<FreeTimes> {
  const times = await readOfferedTimes(db, agentId);
  if (!offersTimes(times) || !(await isInGoodStanding(db, agentId)))
    return { slotMinutes: null, days: [] };
  const taken = await takenSpans(db, agentId, times.slotMinutes);
  return { slotMinutes: times.slotMinutes, days: offeredSlots(times, taken, now) };
}
