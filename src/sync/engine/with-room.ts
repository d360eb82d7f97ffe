import type { AppDatabase } from '../../db/app-database';
import { reportFull, reportRoom } from '../../db/database-health';
import { isFull } from '../../db/room/is-full';
import { withRoomMade } from '../../db/room/with-room-made';

/**
 * Runs a round of work, for which room is made. That there is none even then is told to the person, who
 * would blame the connection.
 */
export async function withRoom<Result>(
  database: AppDatabase,
  round: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await withRoomMade(database, round);
    reportRoom();
    return result;
  } catch (error) {
    if (isFull(error)) reportFull();
    throw error;
  }
}
