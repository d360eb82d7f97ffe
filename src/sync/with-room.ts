import type { AppDatabase } from '../db/app-database';
import { freeSpace } from '../db/repositories/free-space';
import { clearSeenCaches } from './photo-caches';

/** The phone is full even after everything that can be fetched again was let go. */
export class PhoneFullError extends Error {
  override readonly name = 'PhoneFullError';
  constructor() {
    super('This phone is full. Free some space and try again: nothing typed is lost.');
  }
}

/**
 * Runs a write; when the phone has no room for it, lets go of cached pictures and listings that were
 * only looked at, and tries once more.
 * @throws PhoneFullError when there is still no room.
 */
export async function withRoom<Result>(
  write: () => Promise<Result>,
  database: AppDatabase,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isFull(error)) throw error;
  }
  await clearSeenCaches();
  await freeSpace(database).catch(() => undefined);
  try {
    return await write();
  } catch (error) {
    throw isFull(error) ? new PhoneFullError() : error;
  }
}

/** Dexie wraps the browser's error, sometimes as the reason why a transaction was aborted. */
export function isFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = (cause as { inner?: unknown }).inner) {
    if (cause.name === 'QuotaExceededError') return true;
  }
  return false;
}
