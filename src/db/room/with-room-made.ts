import type { AppDatabase } from '../app-database';
import { isFull } from './is-full';
import { freeSpace } from '../repositories/device/free-space';

/**
 * Runs `work`; where the phone has no room for it, lets go of all that can be fetched again and runs it
 * once more. So `work` does nothing that outlives a failure. @throws what the second run throws
 */
export async function withRoomMade<Result>(
  database: AppDatabase,
  work: () => PromiseLike<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isFull(error)) throw error;
    await freeSpace(database).catch(() => undefined);
    return work();
  }
}
