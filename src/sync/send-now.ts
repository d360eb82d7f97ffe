import type { AppDatabase } from '../db/app-database';
import { makeDue } from '../db/repositories/outbox/outbox-repository';
import { wakeEngine } from './wake';

/** Sends what waits now, whatever the waiting times say: 'Send now', and a new login. */
export async function sendNow(database: AppDatabase): Promise<void> {
  await makeDue(database);
  wakeEngine();
}
