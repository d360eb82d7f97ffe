import { AppDatabase } from '../db/app-database';
import { forgetSeenCaches, SAVED_PHOTOS_CACHE } from '../db/photo-caches';
import { noteSavedPhotosFit } from '../db/room/saved-photos-fit';
import type { Session } from '../db/records';
import { clearPrivate, countLeaving, type Leaving } from '../db/repositories/account/clear-private';
import { listRecalled } from '../db/repositories/outbox/list-recalled';
import { clearSession, readSession } from '../db/repositories/account/session-repository';
import { withRoomMade } from '../db/room/with-room-made';
import { noteLeaving, unfinishedLeavings } from '../db/unfinished-leaving';
import { logOut } from './account-calls';
import { wakeEngine } from './wake';

/**
 * Logs out on this device, with or without a network, and clears what is private but for what is to
 * be kept for that person's next login here. The engine ends the session on the server, now or once
 * there is a network: all that stays for it is the fingerprint of the token, and the ids of what was
 * discarded while it may have been on its way, so that it is not delivered after all.
 * @returns whether all is cleared, as `clearAccount` says
 */
export async function closeAccount(
  session: Session,
  leaving: Leaving,
  database: AppDatabase,
): Promise<boolean> {
  const fingerprint = await fingerprintOf(session.token);
  const isCleared = await clearAccount(leaving, database, fingerprint);
  // Without a fingerprint there is only this try: the token itself must not stay here.
  if (fingerprint === null) void logOut(session.token);
  return isCleared;
}

/**
 * The device's part of it, which needs no network. The database is closed by it.
 * @returns whether all is cleared; where not, or where it is cut off, the next start goes on with it
 */
export async function clearAccount(
  leaving: Leaving,
  database: AppDatabase,
  fingerprint: string | null = null,
): Promise<boolean> {
  const recalled = leaving.unsent === 'discard' ? await listRecalled(database) : [];
  noteLeaving(database.userId, `${leaving.unsent} ${leaving.onlyHere}`);
  await clearSession(fingerprint === null ? null : { fingerprint, recalled });
  // What is still under way, such as an answer of the server, writes nothing into what is left.
  database.close();
  const isCleared = await clearTheirs(leaving, database.userId).then(
    () => true,
    () => false,
  );
  wakeEngine();
  return isCleared;
}

/** Goes on with logouts that were cut off, or found no room, before all of that person's was cleared. */
export async function finishLeaving(): Promise<void> {
  const here = await readSession();
  for (const { userId, way } of unfinishedLeavings()) {
    const [unsent, onlyHere] = way.split(' ');
    const leaving: Leaving = {
      unsent: unsent === 'discard' ? 'discard' : 'keep',
      onlyHere: onlyHere === 'remove' ? 'remove' : 'keep',
    };
    // They never got out: it is theirs.
    if (here?.userId === userId) noteLeaving(userId, null);
    else await clearTheirs(leaving, userId, here === null).catch(() => undefined);
  }
}

/** @param isNobodyHere else the photos and notifications that are shared are of who came after them */
async function clearTheirs(leaving: Leaving, userId: string, isNobodyHere = true): Promise<void> {
  // Not by the page's own connection, which the end of the session closes.
  const left = new AppDatabase(userId);
  try {
    if ((await countLeaving(left, leaving)) === 0) await left.delete();
    else await withRoomMade(left, () => clearPrivate(left, leaving));
  } finally {
    left.close();
  }
  if (isNobodyHere) {
    if (typeof caches !== 'undefined') await caches.delete(SAVED_PHOTOS_CACHE);
    await forgetSeenCaches();
    noteSavedPhotosFit(true);
    await clearWorker().catch(() => undefined);
  }
  noteLeaving(userId, null);
}

/** The worker's part: what it showed of this person's news, and its notes of what they looked at. */
export async function clearWorker(): Promise<void> {
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
