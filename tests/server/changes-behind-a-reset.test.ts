import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { issueOneTimeToken } from '../../server/modules/auth/one-time-tokens';
import { passwordFits } from '../../server/modules/auth/password';
import { codeOf } from '../support/code-app';
import { rowsOf } from '../support/rows-of';
import { sharedApp } from '../support/shared-app';
import { SoftPasskey } from '../support/soft-passkey';
import type { TestAccount } from '../support/test-app';
import { request } from '../support/test-calls';
import { PASSWORD, withPassword } from '../support/with-password';

const t = sharedApp();

const CHOSEN = 'the owner chose this one';
const STOLEN = 'a thief would like this one';
const CURRENT = { currentPassword: PASSWORD };
const factor = <Url extends string>(as: TestAccount, url: Url, payload: object = CURRENT) =>
  request(`POST /api/auth/${url}`, { as, payload });

/** Has somebody take a step after the next request was let in and its password looked at, and before it writes. */
async function inBetween(step: () => Promise<unknown>): Promise<void> {
  // Nothing else may begin a transaction meanwhile.
  await t.app.mailWorker.flush();
  vi.spyOn(t.database, 'transaction').mockImplementationOnce(async (work) => {
    await step();
    return t.database.transaction(work);
  });
}

/** The owner chooses a password by a link that was mailed. */
async function choose({ id }: TestAccount): Promise<void> {
  const token = await issueOneTimeToken(t.database, id, 'reset', 30);
  await t.call('POST /api/auth/reset-password', { payload: { token, password: CHOSEN } });
}

/** An agent with a passkey, and with codes whose key was made and, unless they are only begun, turned on. */
async function agentWith(codes: 'codes on' | 'codes begun') {
  const account = await withPassword(t, 'agent');
  const { challenge } = await t.call(factor(account, 'passkeys/begin'));
  const credential = new SoftPasskey().create({ challenge });
  const { passkeys } = await t.call(
    factor(account, 'passkeys', { name: 'The owner’s phone', credential }),
  );
  const { key } = await t.call(factor(account, 'codes/begin'));
  if (codes === 'codes on') await t.call(factor(account, 'codes/confirm', { code: codeOf(key) }));
  await t.app.mailWorker.flush();
  return { account, key, passkeyId: passkeys[0]?.id };
}

/** What of an account lets somebody in, or tells them of it. */
async function waysIn(account: TestAccount) {
  const [row] = await rowsOf<{ hash: string; pending: string | null; calendar: boolean }>(
    t.database,
    `SELECT password_hash AS hash, pending_email AS pending, calendar_hash IS NOT NULL AS calendar
     FROM users WHERE id = $1`,
    [account.id],
  );
  const [factors] = await rowsOf<{ codes: boolean; passkeys: string[] }>(
    t.database,
    `SELECT EXISTS (SELECT FROM one_time_codes WHERE user_id = $1 AND confirmed_at IS NOT NULL) AS codes,
       ARRAY(SELECT name FROM passkeys WHERE user_id = $1) AS passkeys`,
    [account.id],
  );
  return {
    isChosen: row !== undefined && (await passwordFits(row.hash, CHOSEN)),
    pending: row?.pending,
    calendar: row?.calendar,
    ...factors,
  };
}
const recoveryCodes = ({ id }: TestAccount) =>
  rowsOf(t.database, 'SELECT code_hash FROM recovery_codes WHERE user_id = $1 ORDER BY code_hash', [
    id,
  ]);

type World = Awaited<ReturnType<typeof agentWith>>;
/** What whoever knows the old password asks for in a session that is open still. */
const ASKED: Record<string, (world: World) => Promise<Parameters<typeof t.send>[0]>> = {
  'another password': async ({ account }) =>
    request('PUT /api/auth/password', {
      as: account,
      payload: { ...CURRENT, newPassword: STOLEN, confirmPassword: STOLEN },
    }),
  'another e-mail': async ({ account }) =>
    request('PUT /api/auth/email', {
      as: account,
      payload: { ...CURRENT, email: `${randomUUID()}@thief.example` },
    }),
  'new recovery codes': async ({ account }) => factor(account, 'codes/recovery'),
  'an end of the codes': async ({ account }) =>
    request('DELETE /api/auth/codes', { as: account, payload: CURRENT }),
  'an end of a passkey': async ({ account, passkeyId }) =>
    request(`DELETE /api/auth/passkeys/${passkeyId}`, { as: account, payload: CURRENT }),
  'a passkey of their own': async ({ account }) => {
    const { challenge } = await t.call(factor(account, 'passkeys/begin'));
    const credential = new SoftPasskey().create({ challenge });
    return factor(account, 'passkeys', { name: 'A thief’s phone', credential });
  },
  'what a passkey is made from': async ({ account }) => factor(account, 'passkeys/begin'),
  'a calendar address': async ({ account }) =>
    request('POST /api/inspections/calendar', { as: account, payload: { contacts: true } }),
  'the end of the account': async ({ account }) =>
    request('DELETE /api/account', {
      as: account,
      payload: { confirm: 'delete', password: PASSWORD },
    }),
};

test.each(Object.keys(ASKED))(
  'who asks for %s while the owner chooses a password by a link is refused as one whose session has ended',
  async (wish) => {
    const world = await agentWith('codes on');
    const { account } = world;
    const asked = await ASKED[wish]?.(world);
    const before = await recoveryCodes(account);
    await inBetween(() => choose(account));
    expect(await t.refused(401, asked ?? '')).toMatchObject({
      code: 'unauthorised',
      message: 'Your session has ended. Please log in again.',
    });
    expect(await waysIn(account)).toEqual({
      isChosen: true,
      pending: null,
      calendar: false,
      codes: true,
      passkeys: ['The owner’s phone'],
    });
    expect(before).toHaveLength(10);
    expect(await recoveryCodes(account)).toEqual(before);
  },
);

test('codes that a thief began are not turned on while the owner chooses a password by a link', async () => {
  const { account, key } = await agentWith('codes begun');
  await inBetween(() => choose(account));
  await t.refused(401, factor(account, 'codes/confirm', { code: codeOf(key) }));
  expect(await waysIn(account)).toMatchObject({ isChosen: true, codes: false });
});

test('a key for codes is not made anew while the owner chooses a password by a link', async () => {
  const { account } = await agentWith('codes begun');
  const secret = () =>
    rowsOf(t.database, 'SELECT secret FROM one_time_codes WHERE user_id = $1', [account.id]);
  const before = await secret();
  await inBetween(() => choose(account));
  await t.refused(401, factor(account, 'codes/begin'));
  expect(await secret()).toEqual(before);
});

const change = (as: TestAccount, newPassword: string) =>
  request('PUT /api/auth/password', {
    as,
    payload: { ...CURRENT, newPassword, confirmPassword: newPassword },
  });

test('a change of the password that comes twice at once is one, and of two the second has a wrong password', async () => {
  const account = await withPassword(t);
  await inBetween(() => t.call(change(account, CHOSEN)));
  expect(await t.call(change(account, CHOSEN))).toEqual({
    message: 'Password updated successfully!',
  });
  expect(await waysIn(account)).toMatchObject({ isChosen: true });

  const other = await withPassword(t);
  await inBetween(() => t.call(change(other, CHOSEN)));
  expect(await t.refused(422, change(other, STOLEN))).toMatchObject({
    message: 'Current password is incorrect',
    field: 'currentPassword',
  });
  expect(await waysIn(other)).toMatchObject({ isChosen: true });
});

test('what asks for the password is refused once another was set in the same session', async () => {
  const account = await withPassword(t);
  const payload = { ...CURRENT, email: `${randomUUID()}@new.example` };
  await inBetween(() => t.call(change(account, CHOSEN)));
  expect(
    await t.refused(422, request('PUT /api/auth/email', { as: account, payload })),
  ).toMatchObject({ field: 'currentPassword' });
  expect(await waysIn(account)).toMatchObject({ isChosen: true, pending: null });

  const leaving = await withPassword(t);
  await inBetween(() => t.call(change(leaving, CHOSEN)));
  const erase = request('DELETE /api/account', {
    as: leaving,
    payload: { confirm: 'delete', password: PASSWORD },
  });
  expect(await t.refused(422, erase)).toMatchObject({ field: 'password' });
  expect(await waysIn(leaving)).toMatchObject({ isChosen: true });
});

test('an account that is closed twice at once is closed', async () => {
  const account = await withPassword(t);
  const close = request('DELETE /api/account', {
    as: account,
    payload: { confirm: 'delete', password: PASSWORD },
  });
  await inBetween(() => t.call(close));
  expect(await t.call(close)).toEqual({ deleted: true });
});
