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
import { readProperty } from '../../server/modules/properties/repository';
import { openDatabase } from '../../server/open-database';
import { readSettings } from '../../server/plugins/settings';
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

const property = {
  id: '3f0b8c52-6a0e-4f0e-9d55-0d6c5b6a0002',
  owner_id: USER.id,
  version: 1,
  status: 'Active',
  title: '3 Bedroom Flat in Bode Thomas Street',
  address: 'Bode Thomas Street, Surulere, Lagos',
  price: 5,
  type: 'Flat',
  property_category: 'Residential',
  listing_type: 'rent',
  furnished: false,
  key_features: [],
  amenities: [],
  description: '',
  view_count: 0,
  lat: 6.5,
  lng: 3.35,
  exact_lat: 6.4987,
  exact_lng: 3.3512,
  state: 'Lagos',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  address_search: 'bode thomas street, surulere, lagos',
  text_search: '3 bedroom flat in bode thomas street flat ',
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

describe('a backup of an earlier version', () => {
  const flat = {
    ...property,
    id: '3f0b8c52-6a0e-4f0e-9d55-0d6c5b6a0004',
    title: '3 Bedroom Flat',
    address: 'Flat 3, 12 Admiralty Way, Lekki Phase 1, Lagos',
  };
  const inspection = {
    id: '3f0b8c52-6a0e-4f0e-9d55-0d6c5b6a0005',
    property_id: property.id,
    property_title: 'Flat',
    property_address: 'Surulere, Lagos',
    owner_id: USER.id,
    requester_id: USER.id,
    request_date: '2026-02-01',
    request_time: '10:00',
    previous_date: '2026-01-30',
    contact_number: '08030000000',
    notes: 'The agent moved it',
  };
  const sms = {
    id: 1,
    user_id: USER.id,
    inspection_id: inspection.id,
    inspection_version: 1,
    body: 'Your visit is confirmed',
  };
  const lines = [
    { gidaBackup: 1, schema: 7 },
    { table: 'users', row: USER },
    { table: 'properties', row: property },
    { table: 'properties', row: flat },
    { table: 'photos', row: photo },
    { table: 'inspections', row: inspection },
    { table: 'sms', row: sms },
    END,
  ];

  test('takes the steps since, so that what was to be shown only about is', async () => {
    const env = await emptyDatabaseIn(folder, 'older');
    expect(await command(['restore', backupOf('older.backup', lines)], env)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Restored 6 rows/) as string,
    });
    const database = await openDatabase(readSettings({ ...env, DEMO: '0' }));
    try {
      const shown = async (id: string) => {
        const home = await readProperty(database, id);
        return [home?.title, home?.address, home?.approximateLocation];
      };
      expect(await shown(property.id)).toEqual(['3 Bedroom Flat', 'Surulere, Lagos', true]);
      expect(await shown(flat.id)).toEqual(['3 Bedroom Flat', 'Lekki Phase 1, Lagos', true]);
      const own = await readProperty(database, flat.id, 'owner');
      expect(own).toMatchObject({
        address: 'Flat 3, 12 Admiralty Way, Lekki Phase 1, Lagos',
        location: { lat: 6.4987, lng: 3.3512 },
      });
      // Whose words stand with a visit that was moved, a later step found out.
      expect(await database.query('SELECT notes, agent_notes FROM inspections')).toEqual([
        { notes: '', agent_notes: 'The agent moved it' },
      ]);
      // The next SMS has a number of its own.
      const sent = await database.query(
        `INSERT INTO sms (user_id, inspection_id, inspection_version, body)
         VALUES ($1, $2, 2, 'It has a new time') RETURNING id::int`,
        [USER.id, inspection.id],
      );
      expect(sent).toEqual([{ id: 3 }]);
    } finally {
      await database.close();
    }
  });

  test('is refused where the tables are those of this one already', async () => {
    const env = await madeDatabaseIn(folder, 'too-new');
    expectOneLine(
      await command(['restore', backupOf('older-too.backup', lines)], env),
      /older-too\.backup is from an earlier version of Gida.*restore into an empty DATA_DIR or a new database/,
    );
  });
});

describe('a photo that is deleted while a backup is made', () => {
  const nameOf = (letter: string) => `ab/${letter.repeat(32)}.webp`;
  const row = (position: number, letters: string) => {
    const [small, medium, large] = Array.from(letters, (letter) => `/photos/${nameOf(letter)}`);
    const id = `3f0b8c52-6a0e-4f0e-9d55-00000000000${position}`;
    return { table: 'photos', row: { ...photo, id, position, small, medium, large } };
  };
  const lines = (files: string) => [
    HEADER,
    { table: 'users', row: USER },
    { table: 'properties', row: property },
    row(1, 'abc'),
    row(2, 'abd'),
    row(3, 'abe'),
    ...Array.from(files, (letter) => ({ ...PHOTO, photo: nameOf(letter) })),
    END,
  ];
  const restored = async (env: Record<string, string>, file: string) => {
    const { output } = await command(['restore', file], env);
    const database = await openDatabase(readSettings({ ...env, DEMO: '0' }));
    const rows = await database.query('SELECT position FROM photos ORDER BY position');
    await database.close();
    return { output, positions: rows.map(({ position }) => position) };
  };

  test('is left out of what is restored and counted, unless its files are there already', async () => {
    const env = await madeDatabaseIn(folder, 'lost');
    mkdirSync(join(env.DATA_DIR ?? '', 'photos', 'ab'), { recursive: true });
    writeFileSync(join(env.DATA_DIR ?? '', 'photos', nameOf('d')), 'from before');
    const file = backupOf('lost.backup', lines('abc'));
    const { output, positions } = await restored(env, file);
    expect(positions).toEqual([1, 2]);
    expect(output).toBe(
      `Restored 7 rows and photos from ${file}\nPhotos left out, as their files are neither in the backup nor in DATA_DIR: 1`,
    );
  });

  test('cannot be told where the files are in a bucket, or were', async () => {
    const bucket = {
      S3_URL: 'https://s3.homes.ng/b',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const there = { ...(await madeDatabaseIn(folder, 'bucket')), ...bucket };
    expect((await restored(there, backupOf('some.backup', lines('a')))).positions).toHaveLength(3);
    const left = await madeDatabaseIn(folder, 'left-bucket');
    expect((await restored(left, backupOf('rows.backup', lines('')))).positions).toHaveLength(3);
  });
});

test.runIf(TEST_DATABASE === 'pglite')('no database is made for a file that is none', async () => {
  const env = await emptyDatabaseIn(folder, 'untouched');
  expect((await command(['restore', backupOf('none', [HEADER])], env)).code).toBe(1);
  expect(existsSync(env.DATA_DIR ?? '')).toBe(false);
});
