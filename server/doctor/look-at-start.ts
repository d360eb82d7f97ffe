import type { Database } from '../db/database';
import type { Settings } from '../plugins/settings';
import { checkAddress } from './check-address';
import { checkDatabase } from './check-database';
import { checkSecrets } from './check-secrets';
import { checkStorage } from './check-storage';
import type { Finding } from './finding';
import { readDatabaseFacts } from './read-database-facts';
import { readStorageFacts } from './read-storage-facts';

/** What is wrong or unwise with a set-up, as far as it takes no other host than the database's. */
export async function lookAtStart(settings: Settings, database: Database): Promise<Finding[]> {
  const { demo, dataDir } = settings;
  return [
    ...checkAddress(settings),
    ...checkSecrets(settings),
    ...checkStorage(readStorageFacts(dataDir), demo, new Date()),
    ...checkDatabase(await readDatabaseFacts(database), demo),
  ];
}
