import type { AppDatabase } from '../app-database';
import { isFull } from './is-full';
import { withRoomMade } from './with-room-made';

/**
 * Keeps what can be fetched again. Where the phone has no room for it, even after what was kept before
 * is let go, the page holds it: an answer that was paid for is shown.
 * @param holdIt puts it into the page's memory
 */
export async function keepOrHold<Result>(
  database: AppDatabase,
  keep: () => Promise<Result>,
  holdIt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await withRoomMade(database, keep);
  } catch (error) {
    if (!isFull(error)) throw error;
    return holdIt();
  }
}
