import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { loginAnswerSchema } from '../../src/contract/people/account';
import { openSession } from '../../server/modules/auth/sessions';
import { stepOf } from '../../server/modules/second-factor/one-time-codes';
import { codeOf } from '../support/code-app';
import { rowsOf } from '../support/rows-of';
import { createTestApp, type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';
import { PASSWORD, withPassword } from '../support/with-password';

const t = sharedApp({ rateLimits: true, trustedProxies: 1 });
afterEach(async () => {
  // What was asked for is counted while its mail is written.
  await t.app.mailWorker.flush();
  await t.database.query('DELETE FROM rate_limits');
});

const post = <Url extends string>(as: TestAccount, url: Url, payload: object) =>
  request(`POST /api/auth/${url}`, { as, payload });
const begin = (as: TestAccount) => t.call(post(as, 'codes/begin', { currentPassword: PASSWORD }));
const factors = (as: TestAccount) => t.call('GET /api/auth/second-factors', { as });
const profileOf = async (as: TestAccount) =>
  (await t.send('GET /api/auth/profile', { as })).statusCode;

/** Turns codes on; answers the key, the code that is used by that, and the recovery codes. */
async function turnOn(as: TestAccount) {
  const { key } = await begin(as);
  const code = codeOf(key);
  const confirm = post(as, 'codes/confirm', { code });
  const { recoveryCodes } = await t.call(confirm);
  return { key, code, recoveryCodes };
}
/** As if no code had been used yet: the next one would come in half a minute. */
const forgetUsed = (account: TestAccount) =>
  t.database.query('UPDATE one_time_codes SET last_step = 0 WHERE user_id = $1', [account.id]);

const login = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
  t.send('POST /api/auth/login', {
    payload: { email, password: PASSWORD, userType: 'seeker', ...more },
    headers,
  });

const mailsTo = async (email: string) =>
  (
    await rowsOf<{ body_text: string }>(
      t.database,
      `SELECT body_text FROM mails WHERE recipient = $1 AND subject LIKE 'How your%' ORDER BY id`,
      [email],
    )
  ).map(({ body_text }) => body_text.split('\n\n')[1]);
const logAbout = async (subject: string) =>
  (
    await rowsOf<{ action: string }>(
      t.database,
      'SELECT action FROM audit_log WHERE subject = $1 ORDER BY id',
      [subject],
    )
  ).map(({ action }) => action);

describe('codes from an app', () => {
  test('[FACTOR-1] are turned on with the password and a right code, and off with the password', async () => {
    const account = await withPassword(t);
    const wrong = post(account, 'codes/begin', { currentPassword: 'not mine' });
    expect(await t.refused(422, wrong)).toMatchObject({
      field: 'currentPassword',
    });
    const { key, address } = await begin(account);
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toContain(`secret=${key}`);
    expect(address).toMatch(/^otpauth:\/\/totp\/Gida:/);
    const confirm = (code: string) => post(account, 'codes/confirm', { code });
    // As long as a code, and none: letters, an accent, a sign of a face, digits of another script.
    for (const none of ['000 00x', '12345é', '12ab😀', '٣٤٥٦٧٨']) {
      const refused = await t.refused(422, confirm(none));
      expect(refused).toMatchObject({ field: 'code' });
    }
    // Begun is not on: the password alone still opens the account.
    expect(await factors(account)).toEqual({ codes: false, recoveryCodesLeft: 0, passkeys: [] });
    expect((await login(account.email)).statusCode).toBe(200);
    const code = codeOf(key);
    await t.call(confirm(`${code.slice(0, 3)} ${code.slice(3)}`));
    expect(await factors(account)).toEqual({ codes: true, recoveryCodesLeft: 10, passkeys: [] });
    // The answer may have been lost, and with it the recovery codes.
    expect((await t.refused(409, confirm(code))).message).toContain(
      'If you saw no recovery codes, make new ones',
    );
    await t.refused(409, post(account, 'codes/begin', { currentPassword: PASSWORD }));

    const off = (currentPassword: string) =>
      request('DELETE /api/auth/codes', { as: account, payload: { currentPassword } });
    await t.refused(422, off('not mine'));
    expect(await t.call(off(PASSWORD))).toEqual({
      codes: false,
      recoveryCodesLeft: 0,
      passkeys: [],
    });
    expect((await login(account.email)).statusCode).toBe(200);
  });

  test('[FACTOR-1] turned on, end the sessions that a password alone had opened', async () => {
    const account = await withPassword(t);
    const other = { ...account, token: await openSession(t.database, account.id) };
    await turnOn(account);
    expect(await profileOf(account)).toBe(200);
    expect(await profileOf(other)).toBe(401);
  });

  test('[FACTOR-3] are of the step before, this one or the next', () => {
    // Appendix B of RFC 6238: at 59 seconds the key of these letters shows 94287082.
    const secret = Buffer.from('12345678901234567890');
    const at = (seconds: number) => stepOf(secret, '287082', seconds * 1000);
    expect([59, 30, 29, 0, 89, 90].map(at)).toEqual([1, 1, 1, 1, 1, null]);
  });
});

describe('a login of somebody with codes', () => {
  test('[FACTOR-3] asks for a code, and takes each one once', async () => {
    const account = await withPassword(t);
    const { key, code: used } = await turnOn(account);
    const asked = await login(account.email);
    expect([asked.statusCode, asked.json().code]).toEqual([401, 'code-needed']);
    expect(asked.json()).not.toHaveProperty('token');
    expect((await login(account.email, { code: used })).statusCode).toBe(401);
    await forgetUsed(account);
    const code = codeOf(key);
    const { token } = loginAnswerSchema.parse((await login(account.email, { code })).json());
    expect(await profileOf({ ...account, token })).toBe(200);
    expect((await login(account.email, { code })).statusCode).toBe(401);
  });

  test('[FACTOR-3] takes one code once from two logins at the same moment', async () => {
    const account = await withPassword(t);
    const { key } = await turnOn(account);
    await forgetUsed(account);
    const code = codeOf(key);
    const answers = await Promise.all([1, 2, 3].map(() => login(account.email, { code })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 401, 401,
    ]);
  });

  test('[FACTOR-3] answers a wrong code as a wrong password, and counts both alike', async () => {
    const account = await withPassword(t);
    const { key } = await turnOn(account);
    const wrongPassword = await login(account.email, { password: 'a guess', code: '123456' });
    const wrongCode = await login(account.email, { code: '٣٤٥٦٧٨' });
    expect(wrongCode.statusCode).toBe(401);
    expect(wrongCode.body).toBe(wrongPassword.body);
    // Without a code, what is said to a wrong password does not tell that codes are on either.
    const guess = await login(account.email, { password: 'a guess' });
    expect(guess.body).toBe(wrongPassword.body);
    await forgetUsed(account);
    for (let time = 3; time < 10; time += 1) await login(account.email, { code: 'abcdef' });
    expect((await login(account.email, { code: codeOf(key) })).statusCode).toBe(429);
  });

  test('[FACTOR-2] takes each recovery code once, and no old one after new ones were made', async () => {
    const account = await withPassword(t);
    const { recoveryCodes } = await turnOn(account);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = '', third = ''] = recoveryCodes;
    expect(first).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    expect((await login(account.email, { code: first })).statusCode).toBe(200);
    expect((await login(account.email, { code: first })).statusCode).toBe(401);
    const typed = second.replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await login(account.email, { code: typed.toUpperCase() })).statusCode).toBe(200);
    expect((await factors(account)).recoveryCodesLeft).toBe(8);
    const anew = (currentPassword: string) => post(account, 'codes/recovery', { currentPassword });
    await t.refused(422, anew('not mine'));
    const made = await t.call(anew(PASSWORD));
    expect((await login(account.email, { code: third })).statusCode).toBe(401);
    expect((await login(account.email, { code: made.recoveryCodes[0] })).statusCode).toBe(200);
    const stored = await rowsOf<{ all: string }>(
      t.database,
      'SELECT json_agg(r)::text AS all FROM recovery_codes r',
    );
    for (const code of made.recoveryCodes) expect(stored[0]?.all).not.toContain(code);
  });

  test('[FACTOR-2] there are no recovery codes without codes', async () => {
    const account = await withPassword(t);
    const asked = post(account, 'codes/recovery', { currentPassword: PASSWORD });
    await t.refused(409, asked);
  });

  test('[FACTOR-3] a password by a mailed link leaves the codes on', async () => {
    const account = await withPassword(t);
    await turnOn(account);
    await t.send('POST /api/auth/forgot-password', { payload: { email: account.email } });
    await t.app.mailWorker.flush();
    const [mail] = await rowsOf<{ body_text: string }>(
      t.database,
      `SELECT body_text FROM mails WHERE recipient = $1 AND subject LIKE 'Choose a new%'`,
      [account.email],
    );
    const token = /token=(\S+)/.exec(mail?.body_text ?? '')?.[1];
    const password = 'another dry season here';
    const reset = 'POST /api/auth/reset-password';
    expect((await t.send(reset, { payload: { token, password } })).statusCode).toBe(200);
    expect((await login(account.email, { password })).json().code).toBe('code-needed');
  });
});

describe('an approver', () => {
  const bare = async () => {
    const account = await withPassword(t, 'approver');
    await t.database.query('DELETE FROM passkeys WHERE user_id = $1', [account.id]);
    return account;
  };
  const pending = (as: TestAccount) => request('GET /api/email/agent-approval/pending', { as });

  test('[FACTOR-6] without a second factor does nothing before setting one up', async () => {
    const { email } = await bare();
    const { token, user } = loginAnswerSchema.parse((await login(email)).json());
    const account = { id: user.id, email, token };
    const refused = await t.refused(403, pending(account));
    expect(refused).toMatchObject({ code: 'second-factor-missing' });
    expect(refused.message).toContain('turn on codes from an app, or add a passkey');
    for (const url of ['/api/audit', '/api/account/export'])
      await t.refused(403, `GET ${url}`, { as: account });
    expect(await profileOf(account)).toBe(200);
    await turnOn(account);
    expect((await t.send(pending(account))).statusCode).toBe(200);
  });

  test('[FACTOR-6] with a passkey alone is not let in by the password', async () => {
    const account = await withPassword(t, 'approver');
    const refused = await login(account.email);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'passkey-needed']);
  });

  test('[FACTOR-6] of a demo is asked for nothing more than the password', async () => {
    const demo = await createTestApp({ demo: true, publicUrl: 'http://localhost' });
    const approver = await demo.account('approver');
    await demo.database.query('DELETE FROM passkeys WHERE user_id = $1', [approver.id]);
    const asked = { ...pending(approver), headers: { host: 'localhost' } };
    expect((await demo.send(asked)).statusCode).toBe(200);
    await demo.close();
  });
});

describe('what becomes known of it', () => {
  test('[FACTOR-8] each change is written to the account’s address and stands in the log', async () => {
    const account = await withPassword(t);
    const { recoveryCodes } = await turnOn(account);
    await login(account.email, { code: recoveryCodes[0] });
    const currentPassword = PASSWORD;
    await t.send(post(account, 'codes/recovery', { currentPassword }));
    await t.send('DELETE /api/auth/codes', { as: account, payload: { currentPassword } });
    expect(await mailsTo(account.email)).toEqual([
      'Codes from an app were turned on.',
      'A recovery code was used to log in.',
      'New recovery codes were made; those from before work no more.',
      'Codes from an app were turned off.',
    ]);
    expect(await logAbout(account.id)).toEqual([
      'codes.on',
      'codes.recovery-used',
      'codes.recovery',
      'codes.off',
    ]);
  });

  test('[FACTOR-8] a copy of the data says that codes are on and shows no key, and closing the account takes all', async () => {
    const account = await withPassword(t);
    const { key } = await turnOn(account);
    await t.database.query(
      `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, name)
       VALUES ($1, $2, $3, '\\x00'::bytea, 0, 'My phone')`,
      [randomUUID(), account.id, randomUUID()],
    );
    const copy = await t.call('GET /api/account/export', { as: account });
    expect(copy.data.one_time_codes).toEqual([{ on_since: expect.any(String) }]);
    expect(copy.data.passkeys).toEqual([
      { name: 'My phone', created_at: expect.any(String), last_used_at: null },
    ]);
    expect(JSON.stringify(copy)).not.toContain(key);
    await t.send('DELETE /api/account', {
      as: account,
      payload: { confirm: 'delete', password: PASSWORD },
    });
    for (const table of ['one_time_codes', 'recovery_codes', 'passkeys'])
      expect(
        await rowsOf(t.database, `SELECT 1 FROM ${table} WHERE user_id = $1`, [account.id]),
      ).toEqual([]);
  });

  test('[FACTOR-9] a log-in on a device the account does not know is told on its other devices', async () => {
    const account = await withPassword(t);
    const told = async () =>
      (await t.call('GET /api/notifications', { as: account })).notifications.map(
        ({ type, message }) => [type, message],
      );
    const agent = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36';
    const first = await login(account.email);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    await login(account.email, {}, { cookie });
    expect(await told()).toEqual([]);
    await login(account.email, {}, { 'user-agent': agent });
    expect(await told()).toEqual([
      ['NEW_DEVICE', 'Your account was opened on a device it did not know: Chrome on Android.'],
    ]);
  });
});
