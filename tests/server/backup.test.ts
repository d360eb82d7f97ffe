import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { backupFile, END, HEADER, leftIn, PHOTO, USER } from '../support/backup-file';
import { command } from '../support/command';
import { emptyDatabaseIn, madeDatabaseIn } from '../support/empty-database-in';
import { TEST_DATABASE } from '../support/test-database';
import { expectOneLine } from '../support/expect-one-line';
import { testFolder } from '../support/test-folder';

const folder = testFolder('backup');

const backupOf = (name: string, lines: unknown[]) => backupFile(folder, name, lines);

test.each([
  [['admin', 'create-approver', 'boss@gida.example', 'The', 'Boss']],
  [['import', join(process.cwd(), 'public', 'sample-listings.csv')]],
  [['gazetteer', join(process.cwd(), 'public', 'sample-listings.csv')]],
])('%j makes no database of its own where there is none', async (args) => {
  const env = await emptyDatabaseIn(folder, `none-${args[0]}`);
  // The second finds none either: nothing was made by the first.
  for (const _try of [1, 2]) expectOneLine(await command(args, env), /^There is no data /);
  expect(existsSync(env.DATA_DIR ?? '')).toBe(false);
});

describe('a backup', () => {
  test('is refused where there is no database, makes none, and leaves the earlier file', async () => {
    const env = await emptyDatabaseIn(folder, 'mistyped');
    const file = join(folder, 'good.backup');
    writeFileSync(file, 'the good one');
    expectOneLine(
      await command(['backup', file], env),
      TEST_DATABASE === 'pglite'
        ? /There is no data at .*mistyped: start the server once, or set DATA_DIR/
        : /There is no data of Gida in the database of DATABASE_URL/,
    );
    expect(readFileSync(file, 'utf8')).toBe('the good one');
    expect(existsSync(env.DATA_DIR ?? '')).toBe(false);
    // Still none: nothing was made by the first try.
    expect((await command(['backup', file], env)).code).toBe(1);
  });

  test('goes to a file only; what cannot be written is one line, and nothing is left beside it', async () => {
    const env = await madeDatabaseIn(folder, 'targets');
    const target = join(folder, 'target');
    mkdirSync(target);
    const plain = join(folder, 'plain');
    writeFileSync(plain, 'plain');
    // By a link: should the refusal fail, root would replace the device itself.
    const device = join(folder, 'device');
    symlinkSync('/dev/null', device);
    expectOneLine(await command(['backup', device], env), /device is not a regular file/);
    expectOneLine(await command(['backup', target], env), /target is a folder/);
    expectOneLine(
      await command(['backup', join(plain, 'x')], env),
      /cannot be written \(ENOTDIR\)/,
    );
    expectOneLine(
      await command(['backup', join(folder, 'none', 'x')], env),
      /cannot be written \(ENOENT\)/,
    );
    expectOneLine(
      await command(['backup', join(target, 'x'.repeat(300))], env),
      /cannot be written \(ENAMETOOLONG\)/,
    );
    expect(readdirSync(target)).toEqual([]);
    expect(readFileSync(plain, 'utf8')).toBe('plain');
    expect(leftIn(env)).toEqual([]);
  });

  test('goes through restore and back unchanged, with photos and odd line ends in its texts', async () => {
    const env = await madeDatabaseIn(folder, 'around');
    const name = 'Ada\u2028Agent\r\u2029';
    const file = backupOf('around.backup', [
      HEADER,
      { table: 'users', row: { ...USER, name } },
      PHOTO,
      END,
    ]);
    expect(await command(['restore', file], env)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Restored 2 rows/) as string,
    });
    expect(readFileSync(join(env.DATA_DIR ?? '', 'photos', PHOTO.photo)).toString('base64')).toBe(
      PHOTO.base64,
    );
    expect(leftIn(env)).toEqual(['photos']);
    // A file that is no photo of ours must not make the backup one that cannot be restored.
    writeFileSync(join(env.DATA_DIR ?? '', 'photos', 'holiday.webp'), 'x');
    const again = join(folder, 'again.backup');
    // With the number from which the person's changes count anew.
    expect((await command(['backup', again], env)).output).toMatch(/: 3 rows/);
    const lines = gunzipSync(readFileSync(again)).toString().trimEnd().split('\n');
    const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(parsed[1]).toMatchObject({ table: 'users', row: { id: USER.id, name } });
    expect(parsed).toContainEqual(PHOTO);
  });
});

test('a backup from before later columns is restored, and they take their defaults', async () => {
  const env = await madeDatabaseIn(folder, 'older');
  const property = {
    id: '3f0b8c52-6a0e-4f0e-9d55-0d6c5b6a0002',
    owner_id: USER.id,
    version: 1,
    status: 'Active',
    title: 'Flat',
    address: 'Aba',
    price: 5,
    type: 'Flat',
    property_category: 'Residential',
    listing_type: 'rent',
    furnished: false,
    key_features: [],
    amenities: [],
    description: '',
    view_count: 0,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    address_search: 'aba',
    text_search: '',
    feature_search: '',
  };
  const photo = {
    id: '3f0b8c52-6a0e-4f0e-9d55-0d6c5b6a0003',
    property_id: property.id,
    position: 0,
    width: 1,
    height: 1,
    color: '#fff',
    small: 's',
    medium: 'm',
    large: 'l',
    created_at: '2026-01-01T00:00:00Z',
  };
  const file = backupOf('older.backup', [
    HEADER,
    { table: 'users', row: USER },
    { table: 'properties', row: property },
    { table: 'photos', row: photo },
    END,
  ]);
  expect(await command(['restore', file], env)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Restored 3 rows/) as string,
  });
});

test.runIf(TEST_DATABASE === 'pglite')('no database is made for a file that is none', async () => {
  const env = await emptyDatabaseIn(folder, 'untouched');
  expect((await command(['restore', backupOf('none', [HEADER])], env)).code).toBe(1);
  expect(existsSync(env.DATA_DIR ?? '')).toBe(false);
});
