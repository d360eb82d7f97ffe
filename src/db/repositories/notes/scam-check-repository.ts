import type { AppDatabase } from '../../app-database';
import type { ScamCheck } from '../../records';
import { write } from '../../write';

/** What was ticked about a listing on this device, or undefined. It never leaves the phone. */
export function readScamCheck(
  listingId: string,
  database: AppDatabase,
): Promise<ScamCheck | undefined> {
  return database.scamChecks.get(listingId);
}

export async function storeScamCheck(
  check: Omit<ScamCheck, 'checkedAt'>,
  database: AppDatabase,
): Promise<void> {
  await write(database, [database.scamChecks], () =>
    database.scamChecks.put({ ...check, checkedAt: Date.now() }),
  );
}
