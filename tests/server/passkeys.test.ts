import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { loginAnswerSchema } from '../../src/contract/people/account';
import { openSession } from '../../server/modules/auth/sessions';
import { hashToken } from '../../server/token';
import { rowsOf } from '../support/rows-of';
import { SoftPasskey } from '../support/soft-passkey';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';
import { PASSWORD, withPassword } from '../support/with-password';

const t = sharedApp();

const CURRENT = { currentPassword: PASSWORD };
const began = (as: TestAccount) =>
  t.call('POST /api/auth/passkeys/begin', { as, payload: CURRENT });
const keep = (as: TestAccount, credential: object, name = 'My phone') =>
  request('POST /api/auth/passkeys', { as, payload: { name, credential } });

/** Adds a passkey to an account. */
async function add(as: TestAccount, name?: string): Promise<SoftPasskey> {
  const passkey = new SoftPasskey();
  const { challenge } = await began(as);
  const request = keep(as, passkey.create({ challenge }), name);
  await t.call(request);
  return passkey;
}
const challengeOf = async () => (await t.call('POST /api/auth/passkey-login/begin')).challenge;
const logIn = (credential: object, headers: Record<string, string> = {}) =>
  t.send('POST /api/auth/passkey-login', { payload: { credential }, headers });
/** Makes a challenge 5 minutes older than it is. */
const age = (challenge: string) =>
  t.database.query(
    `UPDATE one_time_tokens SET expires_at = expires_at - interval '5 minutes' WHERE token_hash = $1`,
    [hashToken(challenge)],
  );
const nameOf = async (as: TestAccount) =>
  (await t.call('GET /api/auth/second-factors', { as })).passkeys.map(({ name }) => name);

test('[FACTOR-4] a passkey is asked for with the password, by the site’s own name', async () => {
  const account = await withPassword(t);
  await t.refused(422, 'POST /api/auth/passkeys/begin', {
    as: account,
    payload: { currentPassword: 'not mine' },
  });
  const passkey = await add(account);
  const asked = await began(account);
  expect(asked.rp).toEqual({ name: 'Gida', id: 'gida.test' });
  expect(Buffer.from(asked.user.id, 'base64url').toString('hex')).toBe(
    account.id.replaceAll('-', ''),
  );
  expect(asked.excludeCredentials).toEqual([{ id: passkey.id, type: 'public-key' }]);
});

test('[FACTOR-4] passkeys are listed, named anew and removed with the password', async () => {
  const account = await withPassword(t);
  const stranger = await withPassword(t);
  await add(account, 'My phone');
  const passkey = await add(account, 'The key on my ring');
  expect(await nameOf(account)).toEqual(['My phone', 'The key on my ring']);
  const { passkeys } = await t.call('GET /api/auth/second-factors', { as: account });
  const url = `/api/auth/passkeys/${passkeys[1]?.id}` as const;
  const rename = request(`PATCH ${url}`, { payload: { name: 'A ring' } });
  await t.refused(404, rename, { as: stranger });
  await t.call(rename, { as: account });
  expect(await nameOf(account)).toEqual(['My phone', 'A ring']);
  const remove = request(`DELETE ${url}`, { payload: CURRENT });
  await t.call(remove, { as: stranger });
  const wrong = { ...remove, payload: { currentPassword: 'not mine' } };
  await t.refused(422, wrong, { as: account });
  expect(await nameOf(account)).toEqual(['My phone', 'A ring']);
  await t.call(remove, { as: account });
  expect(await nameOf(account)).toEqual(['My phone']);
  const challenge = await challengeOf();
  expect((await logIn(passkey.sign({ challenge }))).statusCode).toBe(401);
  const log = await rowsOf<{ action: string }>(
    t.database,
    'SELECT action FROM audit_log WHERE subject = $1 ORDER BY id',
    [account.id],
  );
  expect(log.map(({ action }) => action)).toEqual(['passkey.add', 'passkey.add', 'passkey.remove']);
  const mails = await rowsOf(
    t.database,
    `SELECT 1 FROM mails WHERE recipient = $1 AND subject LIKE 'How your%'`,
    [account.email],
  );
  expect(mails).toHaveLength(3);
});

test('[FACTOR-4] what was made elsewhere, unlocked by nobody, too late or for another is not kept', async () => {
  const account = await withPassword(t);
  const other = await withPassword(t);
  const passkey = new SoftPasskey();
  const refused = async (made: object) => {
    await t.refused(422, keep(account, made));
    expect(await nameOf(account)).toEqual([]);
  };
  const fresh = async (as = account) => (await began(as)).challenge;
  await refused(passkey.create({ challenge: await fresh(), origin: 'http://evil.test' }));
  await refused(passkey.create({ challenge: await fresh(), rpId: 'evil.test' }));
  await refused(passkey.create({ challenge: await fresh(), verified: false }));
  await refused(passkey.create({ challenge: await fresh(other) }));
  await refused(passkey.create({ challenge: await challengeOf() }));
  const old = await fresh();
  await age(old);
  await refused(passkey.create({ challenge: old }));
  await refused({ ...passkey.create({ challenge: await fresh() }), id: 'AAAA' });
});

test('[FACTOR-4] a passkey belongs to one account', async () => {
  const account = await withPassword(t);
  const thief = await withPassword(t);
  const passkey = await add(account);
  const { challenge } = await began(thief);
  await t.refused(409, keep(thief, passkey.create({ challenge })));
  expect(await nameOf(thief)).toEqual([]);
});

test('[FACTOR-4] the first passkey ends the sessions that a password alone had opened', async () => {
  const account = await withPassword(t);
  const sessions = async () =>
    (await t.call('GET /api/auth/sessions', { as: account })).sessions.length;
  await openSession(t.database, account.id);
  expect(await sessions()).toBe(2);
  await add(account);
  expect(await sessions()).toBe(1);
});

test('[FACTOR-5] logs in without a password, to a session like any other', async () => {
  const account = await withPassword(t);
  const passkey = await add(account);
  const answer = await logIn(passkey.sign({ challenge: await challengeOf() }), {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0',
  });
  const { token, user } = loginAnswerSchema.parse(answer.json());
  expect(user.id).toBe(account.id);
  const as = { ...account, token };
  const { sessions } = await t.call('GET /api/auth/sessions', { as });
  expect(sessions.find(({ current }) => current)?.device).toBe('Firefox on Linux');
  expect(String(answer.headers['set-cookie'])).toMatch(/^gida-device=/);
  // A second device is told of as it is of a login with a password.
  await logIn(passkey.sign({ challenge: await challengeOf() }));
  const told = await rowsOf(
    t.database,
    `SELECT 1 FROM mails WHERE recipient = $1 AND subject LIKE 'New log-in%'`,
    [account.email],
  );
  expect(told).toHaveLength(1);
  const [used] = await rowsOf<{ used: boolean }>(
    t.database,
    'SELECT last_used_at IS NOT NULL AS used FROM passkeys WHERE user_id = $1',
    [account.id],
  );
  expect(used?.used).toBe(true);
});

test('[FACTOR-5] a challenge is answered once, within 5 minutes, here and by an unlocked passkey', async () => {
  const account = await withPassword(t);
  const passkey = await add(account);
  const status = async (credential: object) => (await logIn(credential)).statusCode;
  const challenge = await challengeOf();
  expect(await status(passkey.sign({ challenge }))).toBe(200);
  expect(await status(passkey.sign({ challenge }))).toBe(401);
  const old = await challengeOf();
  await age(old);
  expect(await status(passkey.sign({ challenge: old }))).toBe(401);
  const asked = async (part: object) => passkey.sign({ challenge: await challengeOf(), ...part });
  expect(await status(await asked({ origin: 'http://evil.test' }))).toBe(401);
  expect(await status(await asked({ rpId: 'evil.test' }))).toBe(401);
  expect(await status(await asked({ verified: false }))).toBe(401);
  expect(await status(await asked({ challenge: 'bWFkZSB1cCBieSBub2JvZHk' }))).toBe(401);
  const made = (await began(account)).challenge;
  expect(await status(await asked({ challenge: made }))).toBe(401);
  // Another passkey that calls itself by this one's name.
  const fake = new SoftPasskey();
  const forged = {
    ...fake.sign({ challenge: await challengeOf() }),
    id: passkey.id,
    rawId: passkey.id,
  };
  expect(await status(forged)).toBe(401);
  expect(await status(await asked({}))).toBe(200);
});

test('[FACTOR-5] a copy that counts less than the passkey has counted is refused', async () => {
  const account = await withPassword(t);
  const passkey = await add(account);
  const used = async (counter: number) =>
    (await logIn(passkey.sign({ challenge: await challengeOf(), counter }))).statusCode;
  expect([await used(5), await used(6), await used(6), await used(2)]).toEqual([
    200, 200, 401, 401,
  ]);
});

test('[FACTOR-5] an account that waits for approval is not opened by a passkey either', async () => {
  const account = await withPassword(t, 'agent');
  const passkey = await add(account);
  await t.database.query(`UPDATE users SET approval = 'pending' WHERE id = $1`, [account.id]);
  const answer = await logIn(passkey.sign({ challenge: await challengeOf() }));
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'approval-pending']);
});

test('[FACTOR-5] nobody’s passkey opens nothing, and says so', async () => {
  const credential = new SoftPasskey().sign({ challenge: await challengeOf() });
  const answer = await logIn(credential);
  expect(answer.statusCode).toBe(401);
  expect(answer.json().message).toContain('log in with your password');
  expect((await logIn({ ...credential, id: randomUUID() })).statusCode).toBe(401);
});
