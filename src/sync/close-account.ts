import { ANONYMOUS, AppDatabase } from '../db/app-database';
import { switchDatabase } from '../db/current-database';
import type { Session } from '../db/records';
import { clearSession } from '../db/repositories/session-repository';
import { logOut } from './account-calls';
import { SAVED_PHOTOS_CACHE } from './keep-saved-photos';

/**
 * Logs out on this device, with or without a network. Everything private goes, unless something
 * still waits to be sent: then that person's database is kept, closed, for the next login.
 */
export async function closeAccount(session: Session): Promise<void> {
  const database = switchDatabase(session.userId);
  const waiting = await database.outbox.count();
  await clearSession();
  switchDatabase(ANONYMOUS);
  if (waiting === 0) {
    const own = new AppDatabase(session.userId);
    await own.delete();
  }
  if (typeof caches !== 'undefined') await caches.delete(SAVED_PHOTOS_CACHE);
  await logOut(session.token);
}
