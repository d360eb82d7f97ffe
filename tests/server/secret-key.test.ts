import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { checkSecretKey } from '../../server/doctor/check-secret-key';
import { codesFit } from '../../server/modules/second-factor/codes-fit';
import { openSecret, sealSecret } from '../../server/modules/second-factor/sealed-secret';
import { openDatabase } from '../../server/open-database';
import { readSettings } from '../../server/plugins/settings';
import { openSecretKey, readSecretKey } from '../../server/secret-key';
import { codeOf } from '../support/code-app';
import { command } from '../support/command';
import { emptyDatabaseIn, madeDatabaseIn } from '../support/empty-database-in';
import { rowsOf } from '../support/rows-of';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';
import { testFolder } from '../support/test-folder';
import { request } from '../support/test-calls';
import { PASSWORD, withPassword } from '../support/with-password';

const KEY = Buffer.alloc(32, 7).toString('base64url');
const folder = testFolder('key');
const t = sharedApp({ secretKey: KEY });

async function withCodes(): Promise<{ account: TestAccount; key: string; recovery: string[] }> {
  const account = await withPassword(t);
  const post = <Url extends string>(url: Url, payload: object) =>
    request(`POST /api/auth/codes/${url}`, { as: account, payload });
  const begin = post('begin', { currentPassword: PASSWORD });
  const { key } = await t.call(begin);
  const confirm = post('confirm', { code: codeOf(key) });
  const { recoveryCodes } = await t.call(confirm);
  return { account, key, recovery: recoveryCodes };
}
const sealedOf = async ({ id }: TestAccount) => {
  const [row] = await rowsOf<{ secret: string }>(
    t.database,
    `SELECT encode(secret, 'hex') AS secret FROM one_time_codes WHERE user_id = $1`,
    [id],
  );
  return Buffer.from(row?.secret ?? '', 'hex');
};

test('[FACTOR-10] the keys of codes from an app are not readable in the database', async () => {
  const { account, key } = await withCodes();
  const other = await withCodes();
  const sealed = await sealedOf(account);
  const plain = Buffer.from(Secret.fromBase32(key).bytes);
  expect(sealed.includes(plain)).toBe(false);
  const secretKey = Buffer.from(KEY, 'base64url');
  expect(Buffer.from(openSecret(secretKey, account.id, sealed) ?? []).equals(plain)).toBe(true);
  // Neither another key nor another account's row opens it, and no changed byte.
  expect(openSecret(randomBytes(32), account.id, sealed)).toBeNull();
  expect(openSecret(secretKey, other.account.id, sealed)).toBeNull();
  for (const at of [0, 5, 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(openSecret(secretKey, account.id, changed)).toBeNull();
  }
  expect(openSecret(secretKey, account.id, sealed.subarray(0, 20))).toBeNull();
  expect(sealSecret(secretKey, account.id, plain).equals(sealed)).toBe(false);
});

test('[FACTOR-10] under another key a login says so, and a recovery code still opens the account', async () => {
  const { account, recovery } = await withCodes();
  const moved = sealSecret(randomBytes(32), account.id, randomBytes(20));
  await t.database.query(
    `UPDATE one_time_codes SET secret = decode($2, 'hex') WHERE user_id = $1`,
    [account.id, moved.toString('hex')],
  );
  const login = (code: string) =>
    request('POST /api/auth/login', {
      payload: { email: account.email, password: PASSWORD, userType: 'seeker', code },
    });
  expect(await t.refused(409, login('123456'))).toMatchObject({
    code: 'conflict',
    message:
      'Codes from an app cannot be checked here any more. Please enter a recovery code, then turn codes off and on again in your settings.',
  });
  expect((await t.send(login(recovery[0] ?? ''))).statusCode).toBe(200);
});

test('without the setting the key is made once, in a file for this user alone', () => {
  const where = { secretKey: null, dataDir: folder };
  expect(readSecretKey(where)).toBeNull();
  const key = openSecretKey(where);
  expect(key).toHaveLength(32);
  const file = join(folder, 'secret-key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toBe(`${key.toString('base64url')}\n`);
  expect(openSecretKey(where).equals(key)).toBe(true);
  // The setting comes first.
  expect(openSecretKey({ ...where, secretKey: KEY })).toEqual(Buffer.alloc(32, 7));
  writeFileSync(file, 'half a key');
  expect(() => openSecretKey(where)).toThrow(/secret-key holds no key of 32 bytes in base64url/);
  rmSync(file);
});

test.each(['short', `${KEY}=`, `${KEY}A`, KEY.replace(/.$/, '1'), `+${KEY.slice(1)}`])(
  'SECRET_KEY %s stops the start, and is not repeated',
  (value) => {
    expect(() => readSettings({ SECRET_KEY: value })).toThrow(
      /^SECRET_KEY is not understood, but must be 32 random bytes in base64url/,
    );
  },
);

test('the look at a set-up tells of a key that is missing or another', () => {
  const fine = { isShared: true, isSet: true, fits: true, demo: false };
  expect(checkSecretKey(fine)).toEqual([]);
  expect(checkSecretKey({ ...fine, isShared: false, isSet: false })).toEqual([]);
  expect(checkSecretKey({ ...fine, isSet: false })).toEqual([
    { level: 'unwise', text: expect.stringMatching(/^SECRET_KEY is missing/) },
  ]);
  expect(checkSecretKey({ ...fine, fits: false })).toEqual([
    { level: 'unwise', text: expect.stringContaining('turned on under another key') },
  ]);
});

test('a backup holds codes without their key, and restoring says where the key is missing', async () => {
  const from = { ...(await madeDatabaseIn(folder, 'with codes')), SECRET_KEY: KEY };
  const id = '3f0b8c52-6a0e-4f0e-9d55-0d6c5b6a0001';
  const sealed = sealSecret(Buffer.from(KEY, 'base64url'), id, randomBytes(20));
  const source = await openDatabase(readSettings(from));
  await source.query(
    `INSERT INTO users (id, user_type, name, email) VALUES ($1, 'seeker', 'Ada', 'ada@test.example')`,
    [id],
  );
  await source.query(
    `INSERT INTO one_time_codes (user_id, secret, confirmed_at) VALUES ($1, decode($2, 'hex'), now())`,
    [id, sealed.toString('hex')],
  );
  await source.close();
  const file = join(folder, 'codes.backup');
  const said = async (args: string[], env: Record<string, string>) =>
    (await command(args, env)).output.trim().split('\n');
  expect(await said(['backup', file], from)).toEqual([
    expect.stringMatching(/^Backup written to .*: 2 rows and photos$/),
    'It does not hold the key of codes from an app: keep a copy of SECRET_KEY elsewhere, apart from the backup',
  ]);
  expect(await said(['restore', file], await emptyDatabaseIn(folder, 'without key'))).toEqual([
    expect.stringMatching(/^Restored 2 rows/),
    expect.stringMatching(/^There are codes from an app that were turned on under another key/),
  ]);
  const same = { ...(await emptyDatabaseIn(folder, 'with key')), SECRET_KEY: KEY };
  expect(await said(['restore', file], same)).toEqual([expect.stringMatching(/^Restored 2 rows/)]);
  const restored = await openDatabase(readSettings(same));
  expect(await codesFit(restored, readSecretKey(readSettings(same)))).toBe(true);
  expect(await codesFit(restored, null)).toBe(false);
  await restored.close();
});
