import { lstatSync, readFileSync, statfsSync } from 'node:fs';
import { ENCRYPTED, lastBackupFile } from '../modules/backup/last-backup-file';
import type { StorageFacts } from './check-storage';

/** What the disk says of an existing DATA_DIR. */
export function readStorageFacts(dataDir: string): StorageFacts {
  const { bavail, bsize } = statfsSync(dataDir);
  const file = lastBackupFile(dataDir);
  const backup = lstatSync(file, { throwIfNoEntry: false });
  return {
    dataDir,
    freeBytes: bavail * bsize,
    isOpen: process.platform !== 'win32' && (lstatSync(dataDir).mode & 0o077) !== 0,
    lastBackup: backup?.mtime ?? null,
    isEncrypted: backup !== undefined && readFileSync(file, 'utf8') === ENCRYPTED,
  };
}
