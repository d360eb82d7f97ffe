import type { AppDatabase } from '../db/app-database';
import { makeRowDue } from '../db/repositories/outbox/outbox-repository';
import { wakeEngine } from './wake';

/** Sends a refused row again as it is, now. */
export async function retryRow(id: string, database: AppDatabase): Promise<void> {
  await makeRowDue(id, database);
  wakeEngine();
}
