import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileAnswerSchema } from '../../src/contract/profile';
import { prepareAccountMails } from '../../server/modules/auth/account-mails';
import { hashToken } from '../../server/modules/auth/token';
import { tidy } from '../../server/jobs/tidy';
import { call, createTestApp, send, type TestAccount, type TestApp } from '../support/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const profile = (as: TestAccount) => ({ url: '/api/auth/profile', as });

async function lastUsed(account: TestAccount): Promise<number> {
  const [row] = await t.database.query<{ minutes: number }>(
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
  await call(t.app, profileAnswerSchema, 200, profile(account));
  expect(await lastUsed(account)).toBe(0);
  await setLastUsed(account, '91 days');
  expect((await send(t.app, profile(account))).statusCode).toBe(401);
  await tidy(t.database);
  expect(await t.database.query('SELECT 1 FROM sessions WHERE user_id = $1', [account.id])).toEqual(
    [],
  );
});

test('the last use is noted once an hour, not with every request', async () => {
  const account = await t.account('seeker');
  await setLastUsed(account, '50 minutes');
  await call(t.app, profileAnswerSchema, 200, profile(account));
  expect(await lastUsed(account)).toBe(50);
  await setLastUsed(account, '70 minutes');
  await call(t.app, profileAnswerSchema, 200, profile(account));
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
      send(t.app, {
        method: 'POST',
        url: '/api/auth/reset-password',
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
  const ask = () =>
    send(t.app, {
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email: account.email },
    });
  await Promise.all([ask(), ask(), ask(), ask()]);
  // As several instances would, at the same moment.
  await Promise.all(
    Array.from({ length: 4 }, () => prepareAccountMails(t.database, 'http://gida.test')),
  );
  await t.app.mailWorker.flush();
  const tokens = await t.database.query(
    `SELECT 1 FROM one_time_tokens WHERE user_id = $1 AND purpose = 'reset'`,
    [account.id],
  );
  expect(tokens).toHaveLength(1);
});
