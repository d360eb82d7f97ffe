import type { AccountSession } from '../../../contract/people/profile';
import type { AppDatabase } from '../../app-database';
import type { ShownRow } from '../../outbox-row';
import { attachRows } from '../outbox/attach-rows';

/** Where this account is logged in, as last heard; this device first, then the last used. */
export function listAccountSessions(
  database: AppDatabase,
): Promise<{ item: AccountSession; rows: ShownRow[] }[]> {
  return database.transaction('r', database.sessions, database.outbox, async () => {
    const sessions = await database.sessions.toArray();
    sessions.sort(
      (a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt),
    );
    return attachRows(database, sessions, (session) => [session.id]);
  });
}

/** Takes over the server's list. */
export async function storeAccountSessions(
  sessions: AccountSession[],
  database: AppDatabase,
): Promise<void> {
  await database.transaction('rw', database.sessions, async () => {
    await database.sessions.clear();
    await database.sessions.bulkPut(sessions);
  });
}
