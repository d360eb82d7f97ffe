import Dexie, { type Table } from 'dexie';
import type { AppDatabase } from './app-database';
import { reportFull, reportRoom } from './database-health';
import { noteKept } from './first-kept';
import { isFull } from './room/is-full';
import { PhoneFullError } from './room/phone-full-error';
import { withRoomMade } from './room/with-room-made';

/**
 * Runs a read-write transaction over `tables` for a person. When the phone has no room for it, lets
 * go of everything that can be fetched again and runs it once more; so `work` does nothing that
 * outlives the transaction. Inside another transaction it is a part of that one.
 * @returns what `work` returns. @throws PhoneFullError when there is still no room.
 */
export async function write<Result>(
  database: AppDatabase,
  tables: readonly Table[],
  work: () => PromiseLike<Result>,
): Promise<Result> {
  const run = () => database.transaction('rw', tables, work);
  if (Dexie.currentTransaction) return run();
  const result = await withRoomMade(database, run).catch((error: unknown) => {
    if (!isFull(error)) throw error;
    reportFull();
    throw new PhoneFullError();
  });
  reportRoom();
  await noteKept(database, tables).catch(() => undefined);
  return result;
}
