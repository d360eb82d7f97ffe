import type { Inspection } from '../../../contract/inspection/inspection';
import { isOver } from '../../../domain/inspections/times/is-over';
import { takesTime } from '../../../domain/inspections/times/slot-clashes';
import type { AppDatabase } from '../../app-database';
import { write } from '../../write';
import { answerInspection } from './inspection-commands';
import { listReceivedInspections } from './inspection-repository';

/** The visits of an agent's own homes that are agreed on or asked for, and still to come; the next one first. */
export async function listVisitsOf(
  propertyIds: readonly string[],
  database: AppDatabase,
): Promise<Inspection[]> {
  if (propertyIds.length === 0) return [];
  const received = await listReceivedInspections(database);
  return received
    .map(({ item }) => item)
    .filter(
      (visit) =>
        propertyIds.includes(visit.propertyId) && takesTime(visit) && !isOver(visit, new Date()),
    );
}

/**
 * Does something to homes and calls these visits of them off, all of it or nothing: nobody is to come to a home
 * that is gone. Who would come hears of it as of any visit that is called off.
 * @throws PhoneFullError when there is no room for it
 */
export function callingOff<Result>(
  visits: readonly Inspection[],
  act: () => Promise<Result>,
  database: AppDatabase,
): Promise<Result> {
  if (visits.length === 0) return act();
  return write(database, database.tables, async () => {
    const result = await act();
    for (const visit of visits) {
      // It is called off once the home is gone, and not at all where that is given up or refused.
      const gone = await database.outbox
        .where('entityId')
        .equals(visit.propertyId)
        .filter(({ kind }) => kind === 'property.close' || kind === 'property.delete')
        .toArray();
      const dependsOn = gone.map(({ id }) => id);
      await answerInspection(visit, 'Declined', database, dependsOn);
    }
    return result;
  });
}
