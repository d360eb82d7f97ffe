import type { AppDatabase } from '../db/app-database';
import { countWaiting } from '../db/repositories/outbox/count-waiting';
import { writeWaiting } from '../platform/network/waiting-cookie';

/** Writes down how much waits on this phone, unless it was just cleared and that is still to be told. */
export async function noteWaiting(open: AppDatabase[]): Promise<void> {
  const count = await countWaiting(open);
  if (count !== null) writeWaiting(count);
}
