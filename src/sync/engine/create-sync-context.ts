import type { ApiClient } from '../../api/api-client';
import type { AppDatabase } from '../../db/app-database';
import { markSessionExpired, readSession } from '../../db/repositories/account/session-repository';
import { webLock } from './lock';
import { shrinkPhoto } from './shrink-photo';
import type { SyncContext } from './sync-context';

/** The engine's surroundings in a real browser, page or worker. */
export function createSyncContext(database: AppDatabase, api: ApiClient): SyncContext {
  return {
    database,
    api,
    session: async () => {
      const session = await readSession();
      return session === null || session.expired ? null : session;
    },
    onExpired: markSessionExpired,
    lock: webLock,
    lockOutlivesTabs: 'locks' in navigator,
    shrinkPhoto,
    batches: { taken: true },
    uploads: { quick: false },
    now: Date.now,
    random: Math.random,
  };
}
