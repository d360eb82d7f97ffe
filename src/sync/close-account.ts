import { ANONYMOUS, AppDatabase } from '../db/app-database';
import { switchDatabase } from '../db/current-database';
import type { Session } from '../db/records';
import { keepOnlyWaiting } from '../db/repositories/keep-only-waiting';
import { countOutbox } from '../db/repositories/outbox-repository';
import { clearSession } from '../db/repositories/session-repository';
import { logOut } from './account-calls';
import { SAVED_PHOTOS_CACHE } from './keep-saved-photos';
import { SEEN_PHOTOS_CACHE } from './seen-caches';

/** What becomes of things that were not sent yet when somebody logs out. */
export type Unsent = 'keep' | 'discard';

/**
 * Logs out on this device, with or without a network, and clears what is private. What still waits
 * to be sent is kept, alone, for that person's next login here, unless it is to be discarded.
 */
export async function closeAccount(session: Session, unsent: Unsent): Promise<void> {
  const database = switchDatabase(session.userId);
  const waiting = await countOutbox(database);
  await clearSession();
  switchDatabase(ANONYMOUS);
  const own = new AppDatabase(session.userId);
  if (waiting === 0 || unsent === 'discard') await own.delete();
  else {
    await keepOnlyWaiting(own);
    own.close();
  }
  if (typeof caches !== 'undefined')
    await Promise.all([caches.delete(SAVED_PHOTOS_CACHE), caches.delete(SEEN_PHOTOS_CACHE)]);
  await logOut(session.token);
}
