import { createApiClient } from '../src/api/api-client';
import { API_BASE_URL } from '../src/api/base-url';
import { AppDatabase } from '../src/db/app-database';
import { readSession } from '../src/db/repositories/session-repository';
import { createSyncContext } from '../src/sync/create-sync-context';
import { drain, type DrainReport } from '../src/sync/drain';
import { keepSavedPhotos } from '../src/sync/keep-saved-photos';
import { pull } from '../src/sync/pull';

/** The page's own drain and pull, run by the worker, with or without a page. Null: nobody is logged in. */
export async function runSync(): Promise<DrainReport | null> {
  const session = await readSession();
  if (session === null) return null;
  const database = new AppDatabase(session.userId);
  try {
    const context = createSyncContext(database, createApiClient({ baseUrl: API_BASE_URL }));
    const report = await drain(context);
    if (!report.offline && (await pull(context)) === 'up-to-date') await keepSavedPhotos(database);
    return report;
  } finally {
    database.close();
  }
}
