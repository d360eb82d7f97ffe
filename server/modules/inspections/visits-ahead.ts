import { OPEN_INSPECTION_STATUSES } from '../../../src/contract/inspection/inspection-options';
import { isOver } from '../../../src/domain/inspections/times/is-over';
import { dayInNigeria } from '../../../src/domain/format/day-in-nigeria';
import type { Queryable } from '../../db/database';

export type VisitAhead = Awaited<ReturnType<typeof lockVisitsAhead>>[number];

/** What somebody agreed on or waits for, as either side, and that is not over; locked until the transaction ends. */
export async function lockVisitsAhead(tx: Queryable, userId: string) {
  const now = new Date();
  const visits = await tx.kysely
    .selectFrom('inspections')
    .select(['id', 'owner_id', 'requester_id', 'property_id', 'property_title', 'version'])
    .select(['status', 'request_date', 'request_time'])
    .where((eb) => eb('owner_id', '=', userId).or('requester_id', '=', userId))
    .where('status', 'in', OPEN_INSPECTION_STATUSES)
    .where('request_date', '>=', dayInNigeria(now))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  // Whoever was there this morning is not told to stay away.
  return visits.filter(
    ({ request_date: requestDate, request_time: requestTime }) =>
      !isOver({ requestDate, requestTime }, now),
  );
}
