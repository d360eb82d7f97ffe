import { createApiClient } from '../src/api/api-client';
import { API_BASE_URL } from '../src/api/base-url';
import { ANONYMOUS, AppDatabase } from '../src/db/app-database';
import { readSession } from '../src/db/repositories/session-repository';
import { createSyncContext } from '../src/sync/create-sync-context';
import { drain, type DrainReport } from '../src/sync/drain';
import { keepSavedPhotos } from '../src/sync/keep-saved-photos';
import { pull } from '../src/sync/pull';

/** The page's own drain and pull, run by the worker, with or without a page. */
export async function runSync(): Promise<DrainReport> {
  const session = await readSession();
  const database = new AppDatabase(session?.userId ?? ANONYMOUS);
  try {
    const context = createSyncContext(database, createApiClient({ baseUrl: API_BASE_URL }));
    const report = await drain(context);
    if (!report.offline && (await pull(context)) === 'up-to-date') await keepSavedPhotos(database);
    return report;
  } finally {
    database.close();
  }
}
