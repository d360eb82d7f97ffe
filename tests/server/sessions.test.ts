import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { prepareAccountMails } from '../../server/modules/auth/account-mails';
import { hashPassword } from '../../server/modules/auth/password';
import { openSession } from '../../server/modules/auth/sessions';
import { hashToken } from '../../server/token';
import { tidy } from '../../server/jobs/tidy';
import { createTestApp, type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';
import { rowsOf } from '../support/rows-of';

const t = sharedApp();

const profile = (as: TestAccount) => request('GET /api/auth/profile', { as });

async function lastUsed(account: TestAccount): Promise<number> {
  const [row] = await rowsOf<{ minutes: number }>(
    t.database,
    'SELECT extract(epoch FROM now() - last_used_at) / 60 AS minutes FROM sessions WHERE user_id = $1',
    [account.id],
  );
  return Math.round(row?.minutes ?? Number.NaN);
}

const setLastUsed = (account: TestAccount, ago: string) =>
  t.database.query('UPDATE sessions SET last_used_at = now() - $2::interval WHERE user_id = $1', [
    account.id,
    ago,
  ]);

test('a session ends 90 days after its last use, and its row is cleared away', async () => {
  const account = await t.account('seeker');
  await setLastUsed(account, '89 days');
  await t.call(profile(account));
  expect(await lastUsed(account)).toBe(0);
  await setLastUsed(account, '91 days');
  expect((await t.send(profile(account))).statusCode).toBe(401);
  await tidy(t.database);
  expect(await t.database.query('SELECT 1 FROM sessions WHERE user_id = $1', [account.id])).toEqual(
    [],
  );
});

test('a session ends for good 180 days after it was opened, however much it is used', async () => {
  const account = await t.account('seeker');
  const opened = (ago: string) =>
    t.database.query(
      'UPDATE sessions SET created_at = now() - $2::interval WHERE token_hash = $1',
      [hashToken(account.token), ago],
    );
  const kept = () =>
    t.database.query('SELECT 1 FROM sessions WHERE token_hash = $1', [hashToken(account.token)]);
  const other = { ...account, token: await openSession(t.database, account.id) };
  const listed = async () => (await t.call('GET /api/auth/sessions', { as: other })).sessions;
  await opened('179 days');
  await t.call(profile(account));
  expect(await listed()).toHaveLength(2);
  await tidy(t.database);
  expect(await kept()).toHaveLength(1);
  await opened('181 days');
  expect((await t.send(profile(account))).statusCode).toBe(401);
  expect(await listed()).toHaveLength(1);
  await tidy(t.database);
  expect(await kept()).toEqual([]);
  await t.call(profile(other));
});

test('the cookie of a device is kept from scripts, other sites and plain http', async () => {
  const site = await createTestApp({ publicUrl: 'https://homes.ng' });
  const { id, email } = await site.account('seeker');
  await site.database.query('UPDATE users SET password_hash = $2 WHERE id = $1', [
    id,
    await hashPassword('a river in the dry season'),
  ]);
  const answer = await site.send('POST /api/auth/login', {
    payload: { email, password: 'a river in the dry season', userType: 'seeker' },
  });
  await site.close();
  expect(answer.statusCode).toBe(200);
  expect(String(answer.headers['set-cookie']).split('; ').slice(1).sort()).toEqual([
    'HttpOnly',
    'Max-Age=15552000',
    'Path=/api',
    'SameSite=Strict',
    'Secure',
  ]);
});

describe('a fingerprint of a token', () => {
  const fingerprintOf = (token: string) => createHash('sha256').update(token).digest('hex');
  const end = (fingerprint: string) =>
    request('POST /api/auth/sessions/end', { payload: { fingerprint } });

  test('ends its session and no other, and is answered as any', async () => {
    const account = await t.account('seeker');
    const other = { ...account, token: await openSession(t.database, account.id) };
    const fingerprint = fingerprintOf(account.token);
    for (const each of [fingerprint, fingerprint, fingerprintOf('nobody’s token')])
      expect(await t.call(end(each))).toEqual({ ended: true });
    expect((await t.send(profile(account))).statusCode).toBe(401);
    await t.call(profile(other));
  });

  test('opens nothing', async () => {
    const account = await t.account('seeker');
    const token = fingerprintOf(account.token);
    expect((await t.send(profile({ ...account, token }))).statusCode).toBe(401);
  });

  test.each(['', 'a'.repeat(63), 'A'.repeat(64), 'g'.repeat(64), 'a'.repeat(65)])(
    '%o is none',
    async (fingerprint) => {
      await t.refused(422, end(fingerprint));
    },
  );

  test('is tried no more than 600 times an hour from one address, and not from another site', async () => {
    const limited = await createTestApp({ rateLimits: true });
    const tries = await Promise.all(
      Array.from({ length: 601 }, (_, at) => limited.send(end(fingerprintOf(String(at))))),
    );
    expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    await limited.close();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await t.send(end('a'.repeat(64)), { headers })).statusCode).toBe(403);
  });
});

test('the last use is noted once an hour, not with every request', async () => {
  const account = await t.account('seeker');
  await setLastUsed(account, '50 minutes');
  await t.call(profile(account));
  expect(await lastUsed(account)).toBe(50);
  await setLastUsed(account, '70 minutes');
  await t.call(profile(account));
  expect(await lastUsed(account)).toBe(0);
});

test('of several reset links of one account only one works, also when used at once', async () => {
  const account = await t.account('seeker');
  for (let round = 0; round < 3; round += 1) {
    const tokens = ['first', 'second', 'third'].map(
      (name) => `${name}-${round}-of-these-reset-tokens`,
    );
    for (const token of tokens) {
      await t.database.query(
        `INSERT INTO one_time_tokens (token_hash, user_id, purpose, expires_at)
         VALUES ($1, $2, 'reset', now() + interval '30 minutes')`,
        [hashToken(token), account.id],
      );
    }
    const reset = (token: string) =>
      t.send('POST /api/auth/reset-password', {
        payload: { token, password: `password-by-${token}` },
      });
    const answers = await Promise.all(tokens.map(reset));
    expect(answers.map((answer) => answer.statusCode).sort((a, b) => a - b)).toEqual([
      200, 422, 422,
    ]);
  }
});

test('links asked for at once leave one that works', async () => {
  const account = await t.account('seeker');
  await t.database.query('UPDATE users SET verified_at = NULL WHERE id = $1', [account.id]);
  const ask = () =>
    t.send('POST /api/email/verification-code', { payload: { email: account.email } });
  await Promise.all([ask(), ask(), ask(), ask()]);
  // As several instances would, at the same moment.
  await Promise.all(
    Array.from({ length: 4 }, () =>
      prepareAccountMails(t.database, t.app.settings, () => undefined),
    ),
  );
  await t.app.mailWorker.flush();
  const tokens = await t.database.query(
    `SELECT 1 FROM one_time_tokens WHERE user_id = $1 AND purpose = 'verify'`,
    [account.id],
  );
  expect(tokens).toHaveLength(1);
});
