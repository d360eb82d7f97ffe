import type { AppDatabase } from '../../db/app-database';
import { reportFull, reportRoom } from '../../db/database-health';
import { isFull } from '../../db/is-full';
import { freeSpace } from '../../db/repositories/device/free-space';

/**
 * Runs a round of work. One that finds no room is run once more after all that can be fetched again was
 * let go; that there is none even then is told to the person, who would blame the connection.
 */
export async function withRoom<Result>(
  database: AppDatabase,
  round: () => Promise<Result>,
): Promise<Result> {
  const again = async (reason: unknown) => {
    if (!isFull(reason)) throw reason;
    await freeSpace(database).catch(() => undefined);
    return round();
  };
  try {
    const result = await round().catch(again);
    reportRoom();
    return result;
  } catch (error) {
    if (isFull(error)) reportFull();
    throw error;
  }
}
