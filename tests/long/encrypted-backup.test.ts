import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backupFile, END, HEADER, PHOTO, USER } from '../support/backup-file';
import { command } from '../support/command';
import { madeDatabaseIn } from '../support/empty-database-in';
import { expectOneLine } from '../support/expect-one-line';
import { testFolder } from '../support/test-folder';

const folder = testFolder('passphrase');

// A passphrase is made slow to guess, which takes three times seven seconds here.
test('an encrypted backup opens with its passphrase as well', async () => {
  const env = await madeDatabaseIn(folder, 'passphrase');
  const plain = backupFile(folder, 'plain', [HEADER, { table: 'users', row: USER }, PHOTO, END]);
  expect((await command(['restore', plain], env)).code).toBe(0);
  const file = join(folder, 'passphrase.age');
  const BACKUP_PASSPHRASE = 'four words of harmattan';
  expect((await command(['backup', file, '--encrypt'], { ...env, BACKUP_PASSPHRASE })).code).toBe(
    0,
  );
  const back = await madeDatabaseIn(folder, 'passphrase-back');
  expectOneLine(
    await command(['restore', file], { ...back, BACKUP_PASSPHRASE: 'others' }),
    /cannot be opened: it was encrypted for another key or passphrase/,
  );
  expect((await command(['restore', file], { ...back, BACKUP_PASSPHRASE })).code).toBe(0);
});
