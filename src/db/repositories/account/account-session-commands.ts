import type { AccountSession } from '../../../contract/profile';
import type { AppDatabase } from '../../app-database';
import { enqueue } from '../../enqueue';
import { write } from '../../write';

/** Asks for a session on another device to be ended. */
export async function endAccountSession(
  session: AccountSession,
  database: AppDatabase,
): Promise<void> {
  await write(database, [database.outbox], async () => {
    const { id, device } = session;
    await enqueue(database, { kind: 'session.end', entityId: id, payload: { device }, before: [] });
  });
}
