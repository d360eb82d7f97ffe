import { AppDatabase } from '../db/app-database';
import { forgetSeenCaches, SAVED_PHOTOS_CACHE } from '../db/photo-caches';
import { noteSavedPhotosFit } from '../db/room/saved-photos-fit';
import type { Session } from '../db/records';
import { clearPrivate, countLeaving, type Leaving } from '../db/repositories/account/clear-private';
import { listRecalled } from '../db/repositories/outbox/list-recalled';
import { clearSession } from '../db/repositories/account/session-repository';
import { logOut } from './account-calls';
import { wakeEngine } from './wake';

/**
 * Logs out on this device, with or without a network, and clears what is private but for what is to
 * be kept for that person's next login here. The engine ends the session on the server, now or once
 * there is a network: all that stays for it is the fingerprint of the token, and the ids of what was
 * discarded while it may have been on its way, so that it is not delivered after all.
 */
export async function closeAccount(
  session: Session,
  leaving: Leaving,
  database: AppDatabase,
): Promise<void> {
  const fingerprint = await fingerprintOf(session.token);
  await clearAccount(leaving, database, fingerprint);
  // Without a fingerprint there is only this try: the token itself must not stay here.
  if (fingerprint === null) void logOut(session.token);
}

/** The device's part of it, which needs no network. The database is closed by it. */
export async function clearAccount(
  leaving: Leaving,
  database: AppDatabase,
  fingerprint: string | null = null,
): Promise<void> {
  const kept = await countLeaving(database, leaving);
  const recalled = leaving.unsent === 'discard' ? await listRecalled(database) : [];
  await clearSession(fingerprint === null ? null : { fingerprint, recalled });
  if (kept === 0) await database.delete();
  else {
    // What is still under way, such as an answer of the server, writes nothing into what is left.
    database.close();
    const left = new AppDatabase(database.userId);
    await clearPrivate(left, leaving);
    left.close();
  }
  if (typeof caches !== 'undefined') await caches.delete(SAVED_PHOTOS_CACHE);
  await forgetSeenCaches();
  noteSavedPhotosFit(true);
  await clearWorker().catch(() => undefined);
  wakeEngine();
}

/** The worker's part: what it showed of this person's news, and its notes of what they looked at. */
async function clearWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({ type: 'FORGET_SEEN' });
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}

/**
 * The lower-case hexadecimal SHA-256 of a token, by which the server knows its session; null where the
 * browser has no cryptography, as on a page without https.
 */
async function fingerprintOf(token: string): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) return null;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
