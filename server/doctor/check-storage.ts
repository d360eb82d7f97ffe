import { DAY_MS } from '../../src/domain/dates/milliseconds';
import type { Finding } from './finding';

export type StorageFacts = {
  dataDir: string;
  freeBytes: number;
  /** Whether other users of the machine may enter DATA_DIR. */
  isOpen: boolean;
  /** When `npm run backup` last wrote one; null: never. */
  lastBackup: Date | null;
  /** Whether that one was encrypted. */
  isEncrypted: boolean;
};

const MB = 1024 * 1024;
const NEEDED_MB = 50;
const COMFORTABLE_MB = 1024;
const OLD_DAYS = 7;

/** Whether there is room to write, nobody else may read, and a copy is at hand. */
export function checkStorage(facts: StorageFacts, demo: boolean, now: Date): Finding[] {
  const found: Finding[] = [];
  const add = (level: Finding['level'], text: string) => found.push({ level, text });
  const freeMb = Math.floor(facts.freeBytes / MB);
  const room = `${freeMb} MB are free under DATA_DIR ${facts.dataDir}: make room on the disk`;
  if (freeMb < NEEDED_MB) add('wrong', `Only ${room}.`);
  else if (freeMb < COMFORTABLE_MB) add('unwise', `Only ${room} before it is full.`);
  if (facts.isOpen)
    add(
      'unwise',
      `Other users of this machine may look into DATA_DIR ${facts.dataDir}: chmod 700 it, or start once as its owner.`,
    );
  if (demo) return found;
  if (facts.lastBackup === null)
    add(
      'unwise',
      'No backup was made yet with npm run backup: make one every day, and keep it elsewhere.',
    );
  else {
    const days = Math.floor((now.getTime() - facts.lastBackup.getTime()) / DAY_MS);
    if (days >= OLD_DAYS)
      add('unwise', `The last backup is ${days} days old: run npm run backup every day.`);
    if (!facts.isEncrypted)
      add(
        'unwise',
        'The last backup is not encrypted, so whoever finds the file has everybody in it: use npm run backup -- FILE --encrypt.',
      );
  }
  return found;
}
