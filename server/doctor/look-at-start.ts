import type { Database } from '../db/database';
import { codesFit } from '../modules/second-factor/codes-fit';
import type { Settings } from '../plugins/settings';
import { readSecretKey } from '../secret-key';
import { checkAddress } from './check-address';
import { checkDatabase } from './check-database';
import { checkSecretKey } from './check-secret-key';
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
    ...checkSecretKey({
      isShared: database.kind === 'postgres',
      isSet: settings.secretKey !== null,
      fits: await codesFit(database, readSecretKey(settings)),
      demo,
    }),
  ];
}
