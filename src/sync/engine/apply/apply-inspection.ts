import type { Inspection } from '../../../contract/inspection/inspection';
import type { AppDatabase } from '../../../db/app-database';

/** Takes an inspection over from the server, unless something decided here still waits for it. */
export async function applyInspection(
  database: AppDatabase,
  inspection: Inspection,
  settledRowId: string | null,
): Promise<void> {
  const waiting = await database.outbox
    .where('entityId')
    .equals(inspection.id)
    .filter((row) => row.id !== settledRowId && row.kind !== 'inspection.request')
    .toArray();
  // The server said no to one: what it says instead is what counts, and nothing behind that one goes out.
  if (waiting.length === 0 || waiting.some(({ state }) => state === 'rejected'))
    await database.inspections.put(inspection);
}
