import type { Inspection } from '../../../contract/inspection/inspection';
import { isOver } from '../../../domain/inspections/times/is-over';
import { isPastDay } from '../../../domain/inspections/times/is-past-day';
import { wasRefused } from '../../../domain/inspections/inspection-badge';
import { takesTime } from '../../../domain/inspections/times/slot-clashes';
import type { AppDatabase } from '../../app-database';
import type { ShownRow } from '../../outbox-row';
import { attachRows } from '../outbox/attach-rows';

/** The inspections a person asked for, the next one first and those that are over last, each with what waits for it (DASH-4). */
export function listSentInspections(
  database: AppDatabase,
): Promise<{ item: Inspection; rows: ShownRow[] }[]> {
  return database.transaction('r', database.inspections, database.outbox, async () => {
    const all = await database.inspections.orderBy('requestDate').toArray();
    const own = all.filter((inspection) => inspection.requesterId === database.userId);
    return attachRows(database, nextFirst(own, new Date()), (inspection) => [inspection.id]);
  });
}

/** Those to come in their order, then those that are over, the latest first. */
function nextFirst(inspections: readonly Inspection[], now: Date): Inspection[] {
  const inTime = inspections.toSorted((a, b) => momentOf(a).localeCompare(momentOf(b)));
  return [
    ...inTime.filter((inspection) => !isOver(inspection, now)),
    ...inTime.filter((inspection) => isOver(inspection, now)).toReversed(),
  ];
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
export function visitsAhead(sent: readonly Sent[], now: Date): Inspection[] {
  return standing(sent).filter((visit) => !isOver(visit, now));
}

/** The same with those of today that are over: what was found there is written down on the way home. */
export function visitsOfDays(sent: readonly Sent[], now: Date): Inspection[] {
  return standing(sent).filter(({ requestDate }) => !isPastDay(requestDate, now));
}

type Sent = { item: Inspection; rows: readonly ShownRow[] };

function standing(sent: readonly Sent[]): Inspection[] {
  return sent
    .filter(
      ({ item, rows }) =>
        takesTime(item) &&
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
    return attachRows(database, nextFirst(received, new Date()), (inspection) => [inspection.id]);
  });
}
