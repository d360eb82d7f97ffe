import { ANONYMOUS, AppDatabase } from '../src/db/app-database';
import { readSession } from '../src/db/repositories/account/session-repository';
import { PERIODIC_SYNC_TAG } from '../src/sync/outbox-sync-tag';
import { deviceApi } from '../src/sync/device-api';
import { refreshKeptSearches } from '../src/sync/refresh/refresh-kept-searches';
import { untilLetGo } from './let-go';
import { runSync } from './run-sync';
import { savesData } from './saves-data';

declare const self: ServiceWorkerGlobalScope;

/** From time to time, where the browser grants it to an installed app: sends, fetches what is new, refreshes searches unless data is saved. */
export function onPeriodicSync(): void {
  self.addEventListener('periodicsync', (event) => {
    if (event.tag === PERIODIC_SYNC_TAG) event.waitUntil(untilLetGo(refresh()));
  });
}

async function refresh(): Promise<void> {
  await runSync(true);
  if (await savesData()) return;
  const session = await readSession();
  const database = new AppDatabase(session?.userId ?? ANONYMOUS);
  try {
    await refreshKeptSearches(database, deviceApi());
  } finally {
    database.close();
  }
}
