import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { describe, expect, test } from 'vitest';
import { backupFile, END, HEADER, leftIn, PHOTO, USER, USER_ROW } from '../support/backup-file';
import { command } from '../support/command';
import { madeDatabaseIn } from '../support/empty-database-in';
import { expectOneLine } from '../support/expect-one-line';
import { testFolder } from '../support/test-folder';

const folder = testFolder('encrypted');

const backupOf = (name: string, lines: unknown[]) => backupFile(folder, name, lines);

describe('an encrypted backup', () => {
  /** A key as age-keygen writes it, in a file, and its public half. */
  async function keyIn(name: string): Promise<{ file: string; recipient: string }> {
    const identity = await generateX25519Identity();
    const file = join(folder, `${name}.key`);
    writeFileSync(file, `# made for a test\n${identity}\n`);
    return { file, recipient: await identityToRecipient(identity) };
  }

  async function filled(name: string): Promise<Record<string, string>> {
    const env = await madeDatabaseIn(folder, name);
    const file = backupOf(`${name}.plain`, [HEADER, { table: 'users', row: USER }, PHOTO, END]);
    expect((await command(['restore', file], env)).code).toBe(0);
    return env;
  }

  test('hides every value, is for its user alone, and gives the same rows to who has the key', async () => {
    const env = await filled('sealed');
    const [mine, second] = [await keyIn('mine'), await keyIn('second')];
    const file = join(folder, 'sealed.age');
    const recipients = ['--recipient', mine.recipient, '--recipient', second.recipient];
    expect(await command(['backup', file, '--encrypt', ...recipients], env)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Encrypted backup .*: 3 rows/) as string,
    });
    const bytes = readFileSync(file);
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    for (const value of [USER.email, USER.id, PHOTO.photo, 'gidaBackup'])
      expect(bytes.includes(value)).toBe(false);
    expect(() => gunzipSync(bytes)).toThrow();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(env.DATA_DIR ?? '', 'last-backup'), 'utf8')).toBe('encrypted\n');

    const back = await madeDatabaseIn(folder, 'unsealed');
    expect(await command(['restore', file, '--identity', second.file], back)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Restored 3 rows/) as string,
    });
    const again = join(folder, 'unsealed.backup');
    expect((await command(['backup', again], back)).code).toBe(0);
    const lines = gunzipSync(readFileSync(again)).toString().trimEnd().split('\n');
    const parsed = lines.map((line) => JSON.parse(line) as unknown);
    expect(parsed[1]).toMatchObject({ table: 'users', row: USER_ROW });
    expect(parsed).toContainEqual(PHOTO);
  });

  test('is refused in one line, with nothing changed, without its key or when it is damaged', async () => {
    const env = await filled('refused');
    const [mine, others] = [await keyIn('own'), await keyIn('others')];
    const file = join(folder, 'refused.age');
    expect(
      (await command(['backup', file, '--encrypt', '--recipient', mine.recipient], env)).code,
    ).toBe(0);
    const bytes = readFileSync(file);
    const damaged = (name: string, content: Uint8Array) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const changed = Buffer.from(bytes);
    changed[changed.length - 30] = (changed[changed.length - 30] ?? 0) ^ 1;
    const plain = damaged('plain.key', Buffer.from('AGE-SECRET-KEY-1NOT\n'));
    const back = await madeDatabaseIn(folder, 'refused-back');
    const CASES: [string, string | null, RegExp][] = [
      [file, null, /is encrypted: name the file with its key by --identity/],
      [file, others.file, /cannot be opened: it was encrypted for another key/],
      [file, join(folder, 'no.key'), /no\.key: there is no such file/],
      [file, plain, /plain\.key holds no key/],
      [damaged('cut.age', bytes.subarray(0, -40)), mine.file, /changed or cut off/],
      [damaged('changed.age', changed), mine.file, /changed or cut off/],
      [damaged('head.age', bytes.subarray(0, 60)), mine.file, /beginning of its encryption/],
      [damaged('text.age', Buffer.from('not a backup')), mine.file, /cannot be unpacked/],
      [damaged('empty.age', Buffer.alloc(0)), mine.file, /is not a whole backup/],
    ];
    for (const [from, identity, text] of CASES) {
      const ended = await command(
        ['restore', from, ...(identity === null ? [] : ['--identity', identity])],
        back,
      );
      expectOneLine(ended, text);
      expect(ended.output).not.toContain('AGE-SECRET-KEY-1NOT');
      expect(leftIn(back)).toEqual([]);
    }
    // The database is as empty as it was.
    expect((await command(['restore', file, '--identity', mine.file], back)).code).toBe(0);
  });

  test('is not made without whom it is for', async () => {
    const env = await filled('whom');
    const file = join(folder, 'whom.age');
    const { recipient } = await keyIn('whom');
    const CASES: [string[], Record<string, string>, RegExp][] = [
      [['--encrypt'], {}, /--encrypt needs whom for/],
      [['--encrypt', '--recipient', 'age1nobody'], {}, /--recipient is 'age1nobody'/],
      [['--recipient', recipient], {}, /--recipient goes with --encrypt/],
      [[], { BACKUP_PASSPHRASE: 'x' }, /--encrypt was not given/],
      // npm keeps what stands before a `--` of its own.
      [[], { npm_config_encrypt: 'true' }, /--encrypt did not come through: put -- before/],
      [['--encrypt', '--recipient', recipient], { BACKUP_PASSPHRASE: 'x' }, /not both/],
    ];
    for (const [args, more, text] of CASES)
      expectOneLine(await command(['backup', file, ...args], { ...env, ...more }), text);
    expect(existsSync(file)).toBe(false);
  });
});
