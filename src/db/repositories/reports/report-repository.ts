import type { Report } from '../../../contract/people/report';
import type { AppDatabase } from '../../app-database';
import type { ShownRow } from '../../outbox-row';
import { attachRows } from '../outbox/attach-rows';

/** The reports kept here, newest first, each with what waits for it. */
export function listReports(database: AppDatabase): Promise<{ item: Report; rows: ShownRow[] }[]> {
  return database.transaction('r', database.reports, database.outbox, async () => {
    const records = await database.reports.orderBy('createdAt').reverse().toArray();
    return attachRows(database, records, (record) => [record.id]);
  });
}

/** Takes over the server's list. */
export async function storeReports(reports: Report[], database: AppDatabase): Promise<void> {
  await database.transaction('rw', database.reports, async () => {
    await database.reports.clear();
    await database.reports.bulkPut(reports);
  });
}
