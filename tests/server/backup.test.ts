import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { readSettings } from '../../server/plugins/settings';
import { openDatabase } from '../../server/open-database';
import { emptyDatabaseIn, madeDatabaseIn } from '../support/empty-database-in';
import { type Ended, program } from '../support/program';
import { TEST_DATABASE } from '../support/test-database';

// These start the built program (`npm run build`).
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gida-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cli = (args: string[], env: Record<string, string>) => program('cli', args, env).ended;

function expectOneLine({ code, output }: Ended, text: RegExp): void {
  expect(output).toMatch(text);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}

/** What must not be there after a refusal: photos, unfinished work, the lock. */
function leftIn(env: Record<string, string>): string[] {
  const dataDir = env.DATA_DIR ?? '';
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  return names.filter((name) => name !== 'pglite');
}

const USER = {
  id: '3f0b8c52-6a0e-4f0e-9d55-0d6c5b6a0001',
  user_type: 'agent',
  name: 'Ada',
  email: 'ada@test.example',
  approval: 'approved',
  preferences: {},
  created_at: '2026-01-01T00:00:00Z',
};
/** The same as it comes back. */
const USER_ROW = { id: USER.id, name: USER.name, email: USER.email };
const PHOTO = { photo: `ab/${'a'.repeat(32)}.webp`, base64: 'UklGRg==' };
const HEADER = { gidaBackup: 1, schema: 1 };
const END = { end: true };

function backupOf(name: string, lines: unknown[]): string {
  const file = join(folder, name);
  writeFileSync(file, gzipSync(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`));
  return file;
}

describe('a backup', () => {
  test('is refused where there is no database, makes none, and leaves the earlier file', async () => {
    const env = await emptyDatabaseIn(folder, 'mistyped');
    const file = join(folder, 'good.backup');
    writeFileSync(file, 'the good one');
    expectOneLine(
      await cli(['backup', file], env),
      TEST_DATABASE === 'pglite'
        ? /There is no database in DATA_DIR .*mistyped/
        : /DATABASE_URL is not one of Gida/,
    );
    expect(readFileSync(file, 'utf8')).toBe('the good one');
    expect(existsSync(env.DATA_DIR ?? '')).toBe(false);
    // Still none: nothing was made by the first try.
    expect((await cli(['backup', file], env)).code).toBe(1);
  });

  test('goes to a file only; what cannot be written is one line, and nothing is left beside it', async () => {
    const env = await emptyDatabaseIn(folder, 'targets');
    await (await openDatabase(readSettings({ ...env }))).close();
    const target = join(folder, 'target');
    mkdirSync(target);
    const plain = join(folder, 'plain');
    writeFileSync(plain, 'plain');
    // By a link: should the refusal fail, root would replace the device itself.
    const device = join(folder, 'device');
    symlinkSync('/dev/null', device);
    expectOneLine(await cli(['backup', device], env), /device is not a regular file/);
    expectOneLine(await cli(['backup', target], env), /target is a folder/);
    expectOneLine(await cli(['backup', join(plain, 'x')], env), /cannot be written \(ENOTDIR\)/);
    expectOneLine(
      await cli(['backup', join(folder, 'none', 'x')], env),
      /cannot be written \(ENOENT\)/,
    );
    expectOneLine(
      await cli(['backup', join(target, 'x'.repeat(300))], env),
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
    expect(await cli(['restore', file], env)).toMatchObject({
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
    expect((await cli(['backup', again], env)).output).toMatch(/: 2 rows/);
    const lines = gunzipSync(readFileSync(again)).toString().trimEnd().split('\n');
    const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(parsed[1]).toMatchObject({ table: 'users', row: { id: USER.id, name } });
    expect(parsed[2]).toEqual(PHOTO);
  });
});

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
    expect((await cli(['restore', file], env)).code).toBe(0);
    return env;
  }

  test('hides every value, is for its user alone, and gives the same rows to who has the key', async () => {
    const env = await filled('sealed');
    const [mine, second] = [await keyIn('mine'), await keyIn('second')];
    const file = join(folder, 'sealed.age');
    const recipients = ['--recipient', mine.recipient, '--recipient', second.recipient];
    expect(await cli(['backup', file, '--encrypt', ...recipients], env)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Encrypted backup .*: 2 rows/) as string,
    });
    const bytes = readFileSync(file);
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    for (const value of [USER.email, USER.id, PHOTO.photo, 'gidaBackup'])
      expect(bytes.includes(value)).toBe(false);
    expect(() => gunzipSync(bytes)).toThrow();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(env.DATA_DIR ?? '', 'last-backup'), 'utf8')).toBe('encrypted\n');

    const back = await madeDatabaseIn(folder, 'unsealed');
    expect(await cli(['restore', file, '--identity', second.file], back)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Restored 2 rows/) as string,
    });
    const again = join(folder, 'unsealed.backup');
    expect((await cli(['backup', again], back)).code).toBe(0);
    const lines = gunzipSync(readFileSync(again)).toString().split('\n');
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ table: 'users', row: USER_ROW });
    expect(JSON.parse(lines[2] ?? '')).toEqual(PHOTO);
  });

  test('opens with its passphrase as well', async () => {
    const env = await filled('passphrase');
    const file = join(folder, 'passphrase.age');
    const BACKUP_PASSPHRASE = 'four words of harmattan';
    expect((await cli(['backup', file, '--encrypt'], { ...env, BACKUP_PASSPHRASE })).code).toBe(0);
    const back = await madeDatabaseIn(folder, 'passphrase-back');
    expectOneLine(
      await cli(['restore', file], { ...back, BACKUP_PASSPHRASE: 'others' }),
      /cannot be opened: it was encrypted for another key or passphrase/,
    );
    expect((await cli(['restore', file], { ...back, BACKUP_PASSPHRASE })).code).toBe(0);
  });

  test('is refused in one line, with nothing changed, without its key or when it is damaged', async () => {
    const env = await filled('refused');
    const [mine, others] = [await keyIn('own'), await keyIn('others')];
    const file = join(folder, 'refused.age');
    expect(
      (await cli(['backup', file, '--encrypt', '--recipient', mine.recipient], env)).code,
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
      const ended = await cli(
        ['restore', from, ...(identity === null ? [] : ['--identity', identity])],
        back,
      );
      expectOneLine(ended, text);
      expect(ended.output).not.toContain('AGE-SECRET-KEY-1NOT');
      expect(leftIn(back)).toEqual([]);
    }
    // The database is as empty as it was.
    expect((await cli(['restore', file, '--identity', mine.file], back)).code).toBe(0);
  });

  test('is not made without whom it is for', async () => {
    const env = await filled('whom');
    const file = join(folder, 'whom.age');
    const { recipient } = await keyIn('whom');
    const CASES: [string[], Record<string, string>, RegExp][] = [
      [['--encrypt'], {}, /--encrypt needs whom for/],
      [['--encrypt', '--recipient', 'age1nobody'], {}, /--recipient is 'age1nobody'/],
      [['--recipient', recipient], {}, /--recipient goes with --encrypt/],
      [['--encrypt', '--recipient', recipient], { BACKUP_PASSPHRASE: 'x' }, /not both/],
    ];
    for (const [args, more, text] of CASES)
      expectOneLine(await cli(['backup', file, ...args], { ...env, ...more }), text);
    expect(existsSync(file)).toBe(false);
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
  expect(await cli(['restore', file], env)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Restored 3 rows/) as string,
  });
});

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
      expectOneLine(await cli(['restore', backupOf(name, lines)], env), text);
      expect(leftIn(env), name).toEqual([]);
    }
    expectOneLine(await cli(['restore', folder], env), /is a folder, not a file/);
    expectOneLine(await cli(['restore', '/dev/null'], env), /is not a regular file/);
    expectOneLine(await cli(['restore', join(folder, 'bad-row', 'x')], env), /\(ENOTDIR\)/);
    const cut = backupOf('cut', [HEADER, user, PHOTO, END]);
    writeFileSync(cut, readFileSync(cut).subarray(0, -20));
    expectOneLine(await cli(['restore', cut], env), /is not a whole backup/);
    expect(leftIn(env)).toEqual([]);
    // The database is as empty as it was: the good file goes in.
    const good = backupOf('good', [HEADER, user, PHOTO, END]);
    expect((await cli(['restore', good], env)).output).toMatch(/Restored 2 rows/);
    // Photos that were there before a refusal stay.
    expectOneLine(await cli(['restore', good], env), /already has content/);
    expect(existsSync(join(env.DATA_DIR ?? '', 'photos', PHOTO.photo))).toBe(true);
  });

  test.runIf(TEST_DATABASE === 'pglite')(
    'no database is made for a file that is none',
    async () => {
      const env = await emptyDatabaseIn(folder, 'untouched');
      expect((await cli(['restore', backupOf('none', [HEADER])], env)).code).toBe(1);
      expect(existsSync(env.DATA_DIR ?? '')).toBe(false);
    },
  );
});

describe('the agent of an import', () => {
  const sample = join(process.cwd(), 'public', 'sample-listings.csv');
  test('must be an e-mail address, and that of an agent', async () => {
    const env = await emptyDatabaseIn(folder, 'agent');
    expectOneLine(
      await cli(['import', sample, '--agent', 'not an email'], env),
      /--agent is 'not an email', but must be an e-mail address/,
    );
    expect(existsSync(env.DATA_DIR ?? '')).toBe(false);
    const database = await openDatabase(readSettings({ ...env }));
    await database.query(
      `INSERT INTO users (id, user_type, name, email) VALUES (gen_random_uuid(), 'seeker', 'S', 'seeker@x.example')`,
    );
    await database.close();
    expectOneLine(
      await cli(['import', sample, '--agent', 'seeker@x.example'], env),
      /^seeker@x\.example is not an agent/,
    );
  });
});
