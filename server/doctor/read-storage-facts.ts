import { lstatSync, statfsSync } from 'node:fs';
import { lastBackupFile } from '../db/last-backup-file';
import type { StorageFacts } from './check-storage';

/** What the disk says of an existing DATA_DIR. */
export function readStorageFacts(dataDir: string): StorageFacts {
  const { bavail, bsize } = statfsSync(dataDir);
  const backup = lstatSync(lastBackupFile(dataDir), { throwIfNoEntry: false });
  return {
    dataDir,
    freeBytes: bavail * bsize,
    isOpen: process.platform !== 'win32' && (lstatSync(dataDir).mode & 0o077) !== 0,
    lastBackup: backup?.mtime ?? null,
  };
}
