import { OPEN_INSPECTION_STATUSES } from '../../../src/contract/inspection/inspection-options';
import { dayInNigeria } from '../../../src/domain/format/day-in-nigeria';
import type { Queryable } from '../../db/database';

export type VisitAhead = Awaited<ReturnType<typeof lockVisitsAhead>>[number];

/** What somebody agreed on or waits for, as either side, from today on; locked until the transaction ends. */
export async function lockVisitsAhead(tx: Queryable, userId: string) {
  return tx.kysely
    .selectFrom('inspections')
    .select(['id', 'owner_id', 'requester_id', 'property_id', 'property_title', 'version'])
    .select(['status', 'request_date', 'request_time'])
    .where((eb) => eb('owner_id', '=', userId).or('requester_id', '=', userId))
    .where('status', 'in', OPEN_INSPECTION_STATUSES)
    .where('request_date', '>=', dayInNigeria(new Date()))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
