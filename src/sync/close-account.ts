import { AppDatabase } from '../db/app-database';
import type { Session } from '../db/records';
import { keepOnlyWaiting } from '../db/repositories/keep-only-waiting';
import { countOutbox } from '../db/repositories/outbox-repository';
import { clearSession } from '../db/repositories/session-repository';
import { logOut } from './account-calls';
import { SAVED_PHOTOS_CACHE, SEEN_PHOTOS_CACHE } from '../db/photo-caches';

/** What becomes of things that were not sent yet when somebody logs out. */
export type Unsent = 'keep' | 'discard';

/**
 * Logs out on this device, with or without a network, and clears what is private. What still waits
 * to be sent, and forms begun, are kept, alone, for that person's next login here, unless they are
 * to be discarded.
 */
export async function closeAccount(
  session: Session,
  unsent: Unsent,
  database: AppDatabase,
): Promise<void> {
  await clearAccount(unsent, database);
  await logOut(session.token);
}

/** The device's part of it, which needs no network. The database is closed by it. */
export async function clearAccount(unsent: Unsent, database: AppDatabase): Promise<void> {
  // A form that was begun is work too: it waits for its author like what waits to be sent.
  // So is what was noted and photographed at homes, which is nowhere but here.
  const { drafts, forms, notes, viewingChecks, viewingPhotos } = database;
  const own = [drafts, forms, notes, viewingChecks, viewingPhotos];
  const counts = await Promise.all(own.map((table) => table.count()));
  const kept = (await countOutbox(database)) + counts.reduce((sum, count) => sum + count, 0);
  await clearSession();
  if (kept === 0 || unsent === 'discard') await database.delete();
  else {
    // What is still under way, such as an answer of the server, writes nothing into what is left.
    database.close();
    const left = new AppDatabase(database.userId);
    await keepOnlyWaiting(left);
    left.close();
  }
  if (typeof caches !== 'undefined')
    await Promise.all([caches.delete(SAVED_PHOTOS_CACHE), caches.delete(SEEN_PHOTOS_CACHE)]);
}
