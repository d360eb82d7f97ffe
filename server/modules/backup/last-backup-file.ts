import { join } from 'node:path';

/** What stands in the file where that backup was encrypted. */
export const ENCRYPTED = 'encrypted\n';

/** The file whose date says when `npm run backup` last wrote a whole backup of what DATA_DIR belongs to. */
export function lastBackupFile(dataDir: string): string {
  return join(dataDir, 'last-backup');
}
