import type { Application } from '../../../contract/people/approval';
import type { AppDatabase } from '../../app-database';
import type { ShownRow } from '../../outbox-row';
import { attachRows } from '../outbox/attach-rows';

/** The applications kept here, oldest first, each with what waits for it. */
export function listApplications(
  database: AppDatabase,
): Promise<{ item: Application; rows: ShownRow[] }[]> {
  return database.transaction('r', database.applications, database.outbox, async () => {
    const records = await database.applications.orderBy('submissionDate').toArray();
    return attachRows(database, records, (record) => [record.id]);
  });
}

/**
 * Takes over the server's list; what was decided here and not yet sent stays as it was seen.
 * @param isList else they are some that were looked for, and come beside the others
 */
export async function storeApplications(
  applications: Application[],
  isList: boolean,
  database: AppDatabase,
): Promise<void> {
  await database.transaction('rw', database.applications, database.outbox, async () => {
    const waiting = new Set((await database.outbox.toArray()).map((row) => row.entityId));
    if (isList) await database.applications.filter(({ id }) => !waiting.has(id)).delete();
    await database.applications.bulkPut(applications.filter(({ id }) => !waiting.has(id)));
  });
}
