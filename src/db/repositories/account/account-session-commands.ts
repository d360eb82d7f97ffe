import type { AccountSession } from '../../../contract/people/profile';
import type { AppDatabase } from '../../app-database';
import { enqueue } from '../../enqueue';
import { write } from '../../write';

/** Asks for sessions on other devices to be ended. */
export async function endAccountSessions(
  sessions: readonly AccountSession[],
  database: AppDatabase,
): Promise<void> {
  await write(database, [database.outbox], async () => {
    for (const { id, device } of sessions)
      await enqueue(database, {
        kind: 'session.end',
        entityId: id,
        payload: { device },
        before: [],
      });
  });
}
