import type { SearchAlert } from '../../../contract/search/search-alert';
import type { AppDatabase } from '../../../db/app-database';

/** Takes the server's copy of an alert over, unless it was changed or deleted here since. */
export async function applyAlert(
  database: AppDatabase,
  alert: SearchAlert,
  settledRowId: string | null = null,
): Promise<void> {
  const waiting = await database.outbox
    .where('entityId')
    .equals(alert.id)
    .filter(({ id }) => id !== settledRowId)
    .count();
  if (waiting === 0) await database.alerts.put(alert);
}
