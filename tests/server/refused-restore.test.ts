import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../server/db/database';
import { backup } from '../../server/modules/backup/backup';
import { removeLeftOver } from '../../server/modules/backup/remove-left-over';
import { stagePhotos } from '../../server/modules/backup/stage-photos';
import { unfinished } from '../../server/modules/backup/unfinished';
import { vapidKeys } from '../../server/modules/push/vapid-keys';
import { schemaVersion } from '../../server/db/schema-version';
import { openDatabase } from '../../server/open-database';
import { readSettings } from '../../server/plugins/settings';
import { backupFile, END, HEADER, leftIn, PHOTO, USER } from '../support/backup-file';
import { command } from '../support/command';
import { emptyDatabaseIn, madeDatabaseIn } from '../support/empty-database-in';
import { expectOneLine } from '../support/expect-one-line';
import { testFolder } from '../support/test-folder';

const folder = testFolder('refused');

const backupOf = (name: string, lines: unknown[]) => backupFile(folder, name, lines);

async function inDatabase<Result>(
  env: Record<string, string>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(readSettings({ ...env, DEMO: '0' }));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

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

test('a database in which anything was kept takes no backup, and one that was only started does', async () => {
  const file = backupOf('whole', [
    HEADER,
    { table: 'users', row: USER },
    { table: 'app_keys', row: { name: 'vapid', value: { publicKey: 'of the backup' } } },
    END,
  ]);
  const places = await madeDatabaseIn(folder, 'places');
  await inDatabase(places, (database) =>
    database.query(`INSERT INTO gazetteer_places VALUES ('Ogba', 'suburb', 6.63, 3.34, 0, 'ogba')`),
  );
  expectOneLine(
    await command(['restore', file], places),
    /^The database already has content \(gazetteer_places\): restore into an empty DATA_DIR/,
  );
  const started = await madeDatabaseIn(folder, 'started');
  await inDatabase(started, vapidKeys);
  expect((await command(['restore', file], started)).output).toMatch(/^Restored 2 rows/);
  expect(await inDatabase(started, vapidKeys)).toEqual({ publicKey: 'of the backup' });
});

test('a database of a newer version is refused by every command in one line, and left alone', async () => {
  const env = await madeDatabaseIn(folder, 'newer');
  await inDatabase(env, (database) =>
    database.query(`INSERT INTO schema_migrations (version, name) VALUES (99, 'later')`),
  );
  const sample = join(process.cwd(), 'public', 'sample-listings.csv');
  const file = join(folder, 'newer.backup');
  const good = backupOf('for-newer', [HEADER, END]);
  for (const args of [
    ['backup', file],
    ['import', sample],
    ['gazetteer', sample],
    ['admin', 'list'],
    ['restore', good],
  ])
    expectOneLine(
      await command(args, env),
      new RegExp(
        `^The database is of a newer version of Gida \\(schema 99, this one knows ${HEADER.schema}\\): update the program$`,
      ),
    );
  expect(existsSync(file)).toBe(false);
  mkdirSync(env.DATA_DIR ?? '', { recursive: true });
  const { code, output } = await command(['doctor'], env);
  expect(code).toBe(1);
  expect(output).toContain('wrong: The database is of a newer version of Gida (schema 99');
});

describe('a database with the tables of an earlier version', () => {
  const versionIn = async (env: Record<string, string>) => {
    const database = await openDatabase(readSettings({ ...env, DEMO: '0' }), {
      schema: 'as it is',
    });
    const version = await schemaVersion(database);
    await database.close();
    return version;
  };

  test('keeps them when it is backed up or looked at, and its backup is of that version', async () => {
    const env = await emptyDatabaseIn(folder, 'earlier');
    const database = await openDatabase(readSettings({ ...env, DEMO: '0' }), { schema: 4 });
    await database.query(
      `INSERT INTO users (id, user_type, name, email) VALUES ($1, 'seeker', 'Ada', 'ada@test.example')`,
      [USER.id],
    );
    await database.close();
    const file = join(folder, 'earlier.backup');
    expect((await command(['backup', file], env)).output).toMatch(/: 1 rows/);
    mkdirSync(env.DATA_DIR ?? '', { recursive: true });
    // It came as far as what it says of a database.
    expect((await command(['doctor'], env)).output).toContain(
      'There are no keys for notifications',
    );
    expect(await versionIn(env)).toBe(4);
    const [header] = gunzipSync(readFileSync(file)).toString().split('\n');
    expect(JSON.parse(header ?? '')).toMatchObject({ gidaBackup: 1, schema: 4 });
    const to = await emptyDatabaseIn(folder, 'earlier-to');
    expect((await command(['restore', file], to)).output).toMatch(/^Restored 1 rows/);
    expect(await versionIn(to)).toBe(HEADER.schema);
  });
});

describe('what is half done', () => {
  const uuid = '3f0b8c52-6a0e-4f0e-9d55-0d6c5b6a0009';

  test('by a backup or a restore that is told to end goes at once', async () => {
    const env = await madeDatabaseIn(folder, 'killed');
    const parts = () => readdirSync(folder).filter((name) => /^half\.backup\..*part$/.test(name));
    const encrypter = Object.assign(new Encrypter(), {
      // Once it is asked, the file has been begun.
      encrypt: async (clear: ReadableStream<Uint8Array>) => {
        await expect.poll(parts).toHaveLength(1);
        unfinished.removeAll();
        expect(parts()).toEqual([]);
        return clear;
      },
    });
    const settings = readSettings({ ...env, DEMO: '0' });
    await expect(backup(settings, join(folder, 'half.backup'), encrypter)).rejects.toThrow(
      'half.backup cannot be written (ENOENT)',
    );
    const photos = stagePhotos(settings.dataDir);
    await photos.put(PHOTO.photo, new Uint8Array([1]));
    expect(leftIn(env)).toEqual([expect.stringMatching(/^restore-/)]);
    unfinished.removeAll();
    expect(leftIn(env)).toEqual([]);
    await photos.close();
  });

  test('and was left by a kill goes at a start once it is a day old', async () => {
    const dataDir = join(folder, 'left');
    const old = [
      `restore-${uuid}/ab/x.webp`,
      `gida.backup.${uuid}.part`,
      `photos/ab/x.${uuid}.part`,
    ];
    const kept = ['mail/1.eml', 'photos/ab/x.webp', 'restore-notes/x', 'gida.part'];
    const young = [`restore-${USER.id}/ab/x.webp`, `photos/ab/y.${uuid}.part`];
    for (const name of [...old, ...kept, ...young]) {
      mkdirSync(dirname(join(dataDir, name)), { recursive: true });
      writeFileSync(join(dataDir, name), 'x');
    }
    const before = new Date(Date.now() - 25 * 3_600_000);
    for (const name of [...old, ...kept, `restore-${uuid}`, 'restore-notes'])
      utimesSync(join(dataDir, name), before, before);
    await removeLeftOver(dataDir);
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => relative(dataDir, join(each.parentPath, each.name)));
    expect(files.toSorted()).toEqual([...kept, ...young].toSorted());
    await removeLeftOver(join(folder, 'no such folder'));
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
