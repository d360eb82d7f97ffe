import type { Inspection } from '../../../contract/inspection/inspection';
import { isOver } from '../../../domain/inspections/times/is-over';
import { isPastDay } from '../../../domain/inspections/times/is-past-day';
import { wasRefused } from '../../../domain/inspections/inspection-badge';
import { takesTime } from '../../../domain/inspections/times/slot-clashes';
import type { AppDatabase } from '../../app-database';
import type { ShownRow } from '../../outbox-row';
import { attachRows } from '../outbox/attach-rows';

/** The inspections a person asked for, the next one first, each with what waits for it (DASH-4). */
export function listSentInspections(
  database: AppDatabase,
): Promise<{ item: Inspection; rows: ShownRow[] }[]> {
  return database.transaction('r', database.inspections, database.outbox, async () => {
    const all = await database.inspections.orderBy('requestDate').toArray();
    const own = all.filter((inspection) => inspection.requesterId === database.userId);
    own.sort((a, b) => momentOf(a).localeCompare(momentOf(b)));
    return attachRows(database, own, (inspection) => [inspection.id]);
  });
}

const momentOf = ({ requestDate, requestTime }: Inspection) => `${requestDate} ${requestTime}`;

/**
 * When one will see which homes, as far as it was asked for: the inspections that are open and still
 * to come, the next one first. What was called off is none, also before the server has heard of it.
 */
export async function listVisitsAhead(database: AppDatabase): Promise<Inspection[]> {
  return visitsAhead(await listSentInspections(database), new Date());
}

/** Of the inspections asked for those that take place, as far as this device knows. */
export function visitsAhead(
  sent: readonly { item: Inspection; rows: readonly ShownRow[] }[],
  now: Date,
): Inspection[] {
  return sent
    .filter(
      ({ item, rows }) =>
        takesTime(item) &&
        !isOver(item, now) &&
        // What the server refused was asked of nobody.
        !wasRefused(item, rows) &&
        rows.every(({ kind }) => kind !== 'inspection.remove'),
    )
    .map(({ item }) => item);
}

/** The inspections others asked an agent for, the next one first and those that are over last, each with what waits for it (AINS-1). */
export function listReceivedInspections(
  database: AppDatabase,
): Promise<{ item: Inspection; rows: ShownRow[] }[]> {
  return database.transaction('r', database.inspections, database.outbox, async () => {
    const all = await database.inspections.orderBy('requestDate').toArray();
    const received = all.filter((inspection) => inspection.agent.id === database.userId);
    const inTime = received.toSorted((a, b) => momentOf(a).localeCompare(momentOf(b)));
    const isPast = ({ requestDate }: Inspection) => isPastDay(requestDate, new Date());
    const sorted = [
      ...inTime.filter((inspection) => !isPast(inspection)),
      ...inTime.filter(isPast).toReversed(),
    ];
    return attachRows(database, sorted, (inspection) => [inspection.id]);
  });
}
