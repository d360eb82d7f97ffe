import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../server/open-database';
import { readSettings } from '../../server/plugins/settings';
import { backupFile, END, HEADER, leftIn, PHOTO, USER } from '../support/backup-file';
import { command } from '../support/command';
import { emptyDatabaseIn, madeDatabaseIn } from '../support/empty-database-in';
import { expectOneLine } from '../support/expect-one-line';
import { testFolder } from '../support/test-folder';

const folder = testFolder('refused');

const backupOf = (name: string, lines: unknown[]) => backupFile(folder, name, lines);

describe('a restore that is refused is one line and changes nothing', () => {
  const user = { table: 'users', row: USER };
  const FILES: [string, unknown[], RegExp][] = [
    ['newer-format', [{ gidaBackup: 99 }, END], /was made by a newer version of Gida/],
    ['newer-schema', [{ ...HEADER, schema: 99 }, END], /was made by a newer version of Gida/],
    ['row-number', [HEADER, PHOTO, { table: 'users', row: 5 }, END], /line 3: .* row of users/],
    ['row-missing', [HEADER, PHOTO, { table: 'users' }, END], /line 3: .* row of users/],
    ['row-null', [HEADER, PHOTO, { table: 'users', row: null }, END], /line 3: .* row of users/],
    ['line-null', [HEADER, PHOTO, null, END], /line 3: a line of an unknown kind/],
    ['unknown-kind', [HEADER, PHOTO, { video: 'x' }, END], /line 3: a line of an unknown kind/],
    ['unknown-table', [HEADER, PHOTO, { table: 'pets', row: {} }, END], /unknown table pets/],
    ['bad-base64', [HEADER, PHOTO, { ...PHOTO, base64: '%%%' }, END], /line 3: photo .* damaged/],
    ['no-base64', [HEADER, { photo: PHOTO.photo }, END], /line 2: photo .* damaged/],
    ['bad-name', [HEADER, { ...PHOTO, photo: '../../x.webp' }, END], /without a proper name/],
    ['no-header', [user, END], /line 1: a backup does not begin so/],
    ['no-end', [HEADER, user, PHOTO], /its end is missing/],
    ['after-end', [HEADER, END, user], /line 3: there is more after the end/],
    [
      'bad-row',
      [HEADER, PHOTO, user, { table: 'users', row: { ...USER, id: 'x' } }, END],
      /a bad row of users \(/,
    ],
    [
      'no-owner',
      [HEADER, PHOTO, user, { table: 'users', row: {} }, END],
      /a bad row of users \(.*null/,
    ],
  ];

  test('whatever is wrong with the file', async () => {
    const env = await madeDatabaseIn(folder, 'refusals');
    for (const [name, lines, text] of FILES) {
      expectOneLine(await command(['restore', backupOf(name, lines)], env), text);
      expect(leftIn(env), name).toEqual([]);
    }
    expectOneLine(await command(['restore', folder], env), /is a folder, not a file/);
    expectOneLine(await command(['restore', '/dev/null'], env), /is not a regular file/);
    expectOneLine(await command(['restore', join(folder, 'bad-row', 'x')], env), /\(ENOTDIR\)/);
    const cut = backupOf('cut', [HEADER, user, PHOTO, END]);
    writeFileSync(cut, readFileSync(cut).subarray(0, -20));
    expectOneLine(await command(['restore', cut], env), /is not a whole backup/);
    expect(leftIn(env)).toEqual([]);
    // The database is as empty as it was: the good file goes in.
    const good = backupOf('good', [HEADER, user, PHOTO, END]);
    expect((await command(['restore', good], env)).output).toMatch(/Restored 2 rows/);
    // Photos that were there before a refusal stay.
    expectOneLine(await command(['restore', good], env), /already has content/);
    expect(existsSync(join(env.DATA_DIR ?? '', 'photos', PHOTO.photo))).toBe(true);
  });
});

describe('the agent of an import', () => {
  const sample = join(process.cwd(), 'public', 'sample-listings.csv');
  test('must be an e-mail address, and that of an agent', async () => {
    const env = await emptyDatabaseIn(folder, 'agent');
    expectOneLine(
      await command(['import', sample, '--agent', 'not an email'], env),
      /--agent is 'not an email', but must be an e-mail address/,
    );
    expect(existsSync(env.DATA_DIR ?? '')).toBe(false);
    const database = await openDatabase(readSettings({ ...env }));
    await database.query(
      `INSERT INTO users (id, user_type, name, email) VALUES (gen_random_uuid(), 'seeker', 'S', 'seeker@x.example')`,
    );
    await database.close();
    expectOneLine(
      await command(['import', sample, '--agent', 'seeker@x.example'], env),
      /^seeker@x\.example is not an agent/,
    );
  });
});
