import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { loginAnswerSchema } from '../../src/contract/people/account';
import { problemSchema } from '../../src/contract/problem';
import { RATE_LIMITS } from '../../server/rate-limits';
import { askAccountMail } from '../../server/modules/auth/account-mails';
import type { Queryable } from '../../server/db/database';
import { lockUser } from '../../server/modules/auth/one-time-tokens';
import { hashPassword } from '../../server/modules/auth/password';
import { markVerified, setPassword } from '../../server/modules/auth/repository';
import { type TestApp } from '../support/test-app';
import { sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';
import { propertyContent } from '../support/property-content';
import { rowsOf } from '../support/rows-of';
import { TEST_DATABASE } from '../support/test-database';

const t = sharedApp({ rateLimits: true, trustedProxies: 1 });
afterEach(async () => {
  // What was asked for is counted while its mail is written.
  await t.app.mailWorker.flush();
  await t.database.query('DELETE FROM rate_limits');
});

const PASSWORD = 'a river in the dry season';

/** An account that can log in with PASSWORD. */
async function withPassword(name?: string) {
  const account = await t.account('seeker', name);
  await t.database.query('UPDATE users SET password_hash = $2 WHERE id = $1', [
    account.id,
    await hashPassword(PASSWORD),
  ]);
  return account;
}
const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  t.send('POST /api/auth/login', { payload: { email, password, userType: 'seeker' }, headers });

/** Presses the button of the page that a link opens. */
const press = (url: string) => t.send(`POST ${url}`);
/** The links in the mails to an address, the oldest first. */
async function linksTo(address: string, subject: RegExp): Promise<string[]> {
  await t.app.mailWorker.flush();
  const rows = await rowsOf<{ subject: string; body_text: string }>(
    t.database,
    'SELECT subject, body_text FROM mails WHERE recipient = $1 ORDER BY id',
    [address],
  );
  return rows
    .filter((row) => subject.test(row.subject))
    .map(({ body_text }) => /http:\/\/gida\.test(\S+)/.exec(body_text)?.[1] ?? '');
}
const cookieOf = (answer: Awaited<ReturnType<typeof login>>) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

describe('rate limits', () => {
  test('a stranger’s wrong passwords lock nobody out on their own device, or on another network', async () => {
    const victim = await withPassword();
    const cookie = cookieOf(await login(victim.email, PASSWORD));
    expect(cookie).toMatch(/^gida-device=[A-Za-z0-9_-]{43}$/);
    for (let time = 0; time < 11; time += 1) await login(victim.email, `guess ${time}`);
    expect((await login(victim.email, PASSWORD)).statusCode).toBe(429);
    expect((await login(victim.email, PASSWORD, { cookie })).statusCode).toBe(200);
    const elsewhere = { 'x-forwarded-for': '198.51.100.7' };
    expect((await login(victim.email, PASSWORD, elsewhere)).statusCode).toBe(200);
    // The device is held to a number of its own, and a made-up one is none.
    const own = [];
    for (let time = 0; time < 11; time += 1)
      own.push((await login(victim.email, 'x', { cookie })).statusCode);
    expect(own).toEqual([...Array<number>(10).fill(401), 429]);
    const madeUp = { cookie: `gida-device=${'A'.repeat(43)}` };
    await login(victim.email, 'x', madeUp);
    for (let time = 0; time < 11; time += 1) await login(victim.email, 'x');
    expect((await login(victim.email, PASSWORD, madeUp)).statusCode).toBe(429);
  });

  test('a finished reset opens the account again, by any link that was sent', async () => {
    const victim = await withPassword();
    const ask = (headers: Record<string, string> = {}) =>
      t.send('POST /api/auth/forgot-password', { payload: { email: victim.email }, headers });
    for (let time = 0; time < 5; time += 1) expect((await ask()).statusCode).toBe(202);
    expect((await ask()).statusCode).toBe(429);
    expect((await ask({ 'x-forwarded-for': '198.51.100.8' })).statusCode).toBe(202);
    for (let time = 0; time < 11; time += 1) await login(victim.email, `guess ${time}`);
    expect((await login(victim.email, PASSWORD)).statusCode).toBe(429);
    const links = await linksTo(victim.email, /^Choose a new/);
    expect(links).toHaveLength(6);
    const reset = (link: string) =>
      t.send('POST /api/auth/reset-password', {
        payload: { token: link.split('token=')[1], password: 'another dry season here' },
      });
    expect((await reset(links[1] ?? '')).statusCode).toBe(200);
    expect((await login(victim.email, 'another dry season here')).statusCode).toBe(200);
    expect((await reset(links[5] ?? '')).statusCode).toBe(422);
  });

  test('an account is closed to guessing after 10 tries, says for how long, and others go on', async () => {
    const victim = await withPassword();
    for (let time = 0; time < 10; time += 1)
      expect((await login(victim.email, `guess ${time}`)).statusCode).toBe(401);
    const closed = await login(victim.email.toUpperCase(), PASSWORD);
    expect(closed.statusCode).toBe(429);
    expect(closed.json()).toMatchObject({ code: 'rate-limited' });
    expect(closed.json().message).toBe('That was too often. Please try again in 15 minutes.');
    const wait = Number(closed.headers['retry-after']);
    expect(wait).toBeGreaterThan(890);
    expect(wait).toBeLessThanOrEqual(900);
    const other = await withPassword();
    expect((await login(other.email, PASSWORD)).statusCode).toBe(200);
  });

  test('an unknown address is held to the same number as a known one', async () => {
    const email = `${randomUUID()}@nobody.example`;
    const codes = [];
    for (let time = 0; time < 11; time += 1) codes.push((await login(email, 'x')).statusCode);
    expect(codes).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test('a session of one’s own does not hide the address a login is tried on', async () => {
    const victim = await withPassword();
    const codes = [];
    for (let time = 0; time < 12; time += 1) {
      const thief = await t.account('seeker');
      const answer = await login(victim.email, 'guess', { authorization: `Bearer ${thief.token}` });
      codes.push(answer.statusCode);
    }
    expect(codes).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });

  test('a household’s IPv6 addresses are one network, and another household’s are not', async () => {
    const ask = (address: string) =>
      t.send('POST /api/email/verify', {
        payload: { email: `${randomUUID()}@x.example` },
        headers: { 'x-forwarded-for': address },
      });
    for (let time = 0; time < 60; time += 1)
      expect((await ask(`2001:db8:1:2::${time.toString(16)}`)).statusCode).toBe(202);
    expect((await ask('2001:db8:1:2:ffff:ffff:ffff:ffff')).statusCode).toBe(429);
    expect((await ask('2001:db8:1:3::1')).statusCode).toBe(202);
  });

  test('a profile that changes its address again and again fills nobody’s mailbox', async () => {
    const account = await withPassword('Claim your prize at https://evil.example/win');
    const victims = [`${randomUUID()}@x.example`, `${randomUUID()}@x.example`];
    const codes = [];
    for (let time = 0; time < 24; time += 1) {
      const answer = await t.send('PUT /api/auth/email', {
        as: account,
        payload: { email: victims[time % 2], currentPassword: PASSWORD },
      });
      codes.push(answer.statusCode);
      await t.app.mailWorker.flush();
    }
    expect(codes.filter((code) => code === 429)).toHaveLength(14);
    const mails = await rowsOf<{ text: string }>(
      t.database,
      'SELECT body_text || subject AS text FROM mails WHERE recipient = ANY($1::text[])',
      [victims],
    );
    expect(mails.length).toBeGreaterThan(0);
    for (const { text } of mails) expect(text).not.toContain('evil.example');
  });

  test('a login that succeeds forgets the failures before it', async () => {
    const account = await withPassword();
    for (let round = 0; round < 3; round += 1) {
      for (let time = 0; time < 8; time += 1) await login(account.email, 'wrong');
      expect((await login(account.email, PASSWORD)).statusCode).toBe(200);
    }
  });

  test('the window ends by itself', async () => {
    const account = await withPassword();
    for (let time = 0; time < 12; time += 1) await login(account.email, 'wrong');
    await t.app.mailWorker.flush();
    await t.database.query(`UPDATE rate_limits SET ends_at = now() - interval '1 second'`);
    expect((await login(account.email, PASSWORD)).statusCode).toBe(200);
  });

  test('an address is held by the first proxy that is believed, and not by what a client writes before it', async () => {
    const { perAddress } = RATE_LIMITS['POST /email/verify'] ?? {};
    const ask = (forwarded: string) =>
      t.send('POST /api/email/verify', {
        payload: { email: `${randomUUID()}@x.example` },
        headers: { 'x-forwarded-for': forwarded },
      });
    for (let time = 0; time < (perAddress?.times ?? 0); time += 1)
      expect((await ask(`10.0.0.${time}, 203.0.113.7`)).statusCode).toBe(202);
    expect((await ask('10.9.9.9, 203.0.113.7')).statusCode).toBe(429);
    expect((await ask('10.9.9.9, 203.0.113.8')).statusCode).toBe(202);
  });

  test('two instances on one database count together', async () => {
    const account = await withPassword();
    const { buildApp } = await import('../../server/app');
    const second = await buildApp({
      settings: { ...t.app.settings },
      database: t.database,
      clientDir: 'none',
      logLevel: 'silent',
    });
    await second.ready();
    const codes = [];
    for (let time = 0; time < 12; time += 1) {
      const answer = await (time % 2 === 0 ? t.app : second).inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: account.email, password: 'wrong', userType: 'seeker' },
      });
      codes.push(answer.statusCode);
    }
    await second.close();
    expect(codes).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });
});

describe('passwords', () => {
  test.each(['password1', 'Password123', '12345678', 'qwertyuiop', 'iloveyou'])(
    'the common password %s is refused, on its field',
    async (password) => {
      const problem = await t.refused(422, 'POST /register', {
        payload: {
          name: 'A',
          email: `${randomUUID()}@x.example`,
          password,
          userType: 'seeker',
          preferences: {
            purpose: 'buy',
            budget: '0-500000',
            preferredLocation: 'Lagos',
            moveInTimeline: 'immediately',
          },
        },
      });
      expect(problem).toMatchObject({ code: 'weak-password', field: 'password' });
      expect(problem.message).toContain('one of the most used');
    },
  );

  test('a new password needs the old one and ends every other session', async () => {
    const account = await withPassword();
    const first = loginAnswerSchema.parse(
      (
        await login(account.email, PASSWORD, {
          'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Safari/537',
        })
      ).json(),
    );
    const change = (currentPassword: string, newPassword: string) =>
      request('PUT /api/auth/password', {
        payload: { currentPassword, newPassword },
        as: { ...account, token: first.token },
      });
    const wrong = await t.refused(422, change('not it at all', 'fresh palm wine'));
    expect(wrong).toMatchObject({
      field: 'currentPassword',
      message: 'Current password is incorrect',
    });
    // The current one first, then the length, then whether both are the same (DASH-8).
    const order = [
      [{ currentPassword: 'not it', newPassword: 'short' }, 'Current password is incorrect'],
      [
        { currentPassword: 'not it', newPassword: 'fresh palm wine', confirmPassword: 'another' },
        'Current password is incorrect',
      ],
      [
        { currentPassword: PASSWORD, newPassword: 'short', confirmPassword: 'another' },
        'New password must be at least 8 characters long',
      ],
      [
        { currentPassword: PASSWORD, newPassword: 'fresh palm wine', confirmPassword: 'another' },
        'New password and confirmation do not match',
      ],
      // Typed as the current one is, and not the same twice: nothing is done, so nothing is said to be.
      [
        { currentPassword: 'not it', newPassword: PASSWORD, confirmPassword: 'another' },
        'Current password is incorrect',
      ],
    ] as const;
    for (const [payload, message] of order) {
      const refused = { ...change('', ''), payload };
      expect((await t.refused(422, refused)).message).toBe(message);
    }
    const { sessions } = await t.call('GET /api/auth/sessions', {
      as: { ...account, token: first.token },
    });
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ current }) => current)?.device).toBe('Chrome on Android');
    await t.call(change(PASSWORD, 'fresh palm wine'));
    expect((await t.send('GET /api/auth/profile', { as: account })).statusCode).toBe(401);
    expect(
      (await t.send('GET /api/auth/profile', { as: { ...account, token: first.token } }))
        .statusCode,
    ).toBe(200);
    expect((await login(account.email, 'fresh palm wine')).statusCode).toBe(200);
  });

  test('a session ended from another device is over', async () => {
    const account = await withPassword();
    const { token } = loginAnswerSchema.parse((await login(account.email, PASSWORD)).json());
    const { sessions } = await t.call('GET /api/auth/sessions', { as: account });
    const other = sessions.find(({ current }) => !current);
    const ended = await t.send(`DELETE /api/auth/sessions/${other?.id}`, { as: account });
    expect(ended.json().removed).toBe(true);
    expect((await t.send('GET /api/auth/profile', { as: { ...account, token } })).statusCode).toBe(
      401,
    );
  });

  test('no token, and no password, is stored as it is', async () => {
    const account = await withPassword();
    const { token } = loginAnswerSchema.parse((await login(account.email, PASSWORD)).json());
    for (const table of ['users', 'sessions', 'one_time_tokens', 'rate_limits']) {
      const [row] = await rowsOf<{ all: string }>(
        t.database,
        `SELECT coalesce(json_agg(x)::text, '') AS all FROM ${table} x`,
      );
      expect(row?.all).not.toContain(token);
      expect(row?.all).not.toContain(PASSWORD);
      if (table === 'rate_limits') expect(row?.all).not.toContain(account.email);
    }
    const [user] = await rowsOf<{ password_hash: string }>(
      t.database,
      'SELECT password_hash FROM users WHERE id = $1',
      [account.id],
    );
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('one’s own account', () => {
  test('a log-in on a device the account does not know is told, with a way to end it', async () => {
    const account = await withPassword();
    const cookie = cookieOf(await login(account.email, PASSWORD));
    await login(account.email, PASSWORD, { cookie });
    expect(await linksTo(account.email, /^New log-in/)).toEqual([]);
    const { token } = (await login(account.email, PASSWORD)).json<{ token: string }>();
    const [link = ''] = await linksTo(account.email, /^New log-in/);
    const asked = request('GET /api/auth/profile', { as: { ...account, token } });
    expect((await t.send(`GET ${link}`)).body).toContain('End that session');
    expect((await t.send(asked)).statusCode).toBe(200);
    expect((await press(link)).body).toContain('That session is ended.');
    expect((await t.send(asked)).statusCode).toBe(401);
  });

  test('a change of e-mail is taken back by the old address, whoever has the password by then', async () => {
    const account = await withPassword();
    const stolen = `${randomUUID()}@thief.example`;
    await t.call('PUT /api/auth/email', {
      as: account,
      payload: { email: stolen, currentPassword: PASSWORD },
    });
    const [verify = ''] = await linksTo(stolen, /^Confirm/);
    const [undo = ''] = await linksTo(account.email, /is about to change$/);
    expect((await press(verify)).headers.location).toBe('/login?verified=true');
    const { token } = (await login(stolen, PASSWORD)).json<{ token: string }>();
    await t.call('PUT /api/auth/password', {
      as: { ...account, token },
      payload: { currentPassword: PASSWORD, newPassword: 'the thief chose this one' },
    });
    // Both ways in are the thief's but the passkey of a month ago.
    await t.database.query(
      "INSERT INTO one_time_codes (user_id, secret, confirmed_at) VALUES ($1, 'x', now())",
      [account.id],
    );
    await t.database.query(
      `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, name, created_at)
       VALUES (gen_random_uuid(), $1::uuid, $1::text || ' old', 'x', 0, 'Mine', now() - interval '30 days'),
              (gen_random_uuid(), $1::uuid, $1::text || ' new', 'x', 0, 'The thief’s', now())`,
      [account.id],
    );
    expect((await t.send(`GET ${undo}`)).body).toContain('Keep this address');
    const kept = (await press(undo)).body;
    expect(kept).toContain(
      `Your account keeps ${account.email}. Every session is ended, and the password with it.`,
    );
    expect(kept).toContain(
      'The codes and passkeys that were added in the last 14 days are removed',
    );
    const factors = await t.database.query(
      "SELECT name FROM passkeys WHERE user_id = $1 UNION ALL SELECT 'codes' FROM one_time_codes WHERE user_id = $1",
      [account.id],
    );
    expect(factors).toEqual([{ name: 'Mine' }]);
    expect(await linksTo(account.email, /account is opened has changed$/)).toHaveLength(1);
    expect((await press(undo)).body).toContain('used already');
    expect((await t.send('GET /api/auth/profile', { as: { ...account, token } })).statusCode).toBe(
      401,
    );
    // The thief knew the one before too.
    for (const address of [stolen, account.email])
      for (const password of [PASSWORD, 'the thief chose this one'])
        expect((await login(address, password)).statusCode).toBe(401);
    expect(await linksTo(account.email, /^Choose a new/)).toHaveLength(1);
  });

  test.each([2, 3])(
    'the first address takes a chain of %i changes back, after the later ones were used too',
    async (changes) => {
      const account = await withPassword();
      const undos: string[] = [];
      const addresses = [account.email];
      for (let time = 0; time < changes; time += 1) {
        const from = addresses.at(-1) ?? '';
        const to = `${randomUUID()}@thief.example`;
        const { token } = (await login(from, PASSWORD)).json<{ token: string }>();
        await t.call('PUT /api/auth/email', {
          as: { ...account, token },
          payload: { email: to, currentPassword: PASSWORD },
        });
        undos.push((await linksTo(from, /is about to change$/)).at(-1) ?? '');
        const [verify = ''] = await linksTo(to, /^Confirm/);
        expect((await press(verify)).headers.location).toBe('/login?verified=true');
        addresses.push(to);
      }
      const keeps = async (at: number) =>
        (await press(undos[at] ?? '')).body.includes(`Your account keeps ${addresses[at]}`);
      // The last of the chain ends itself alone; the first ends all that came after it.
      expect(await keeps(changes - 1)).toBe(true);
      expect(await keeps(changes - 1)).toBe(false);
      expect(await keeps(0)).toBe(true);
      expect(await Promise.all(undos.map((_, at) => keeps(at)))).not.toContain(true);
      expect(await linksTo(account.email, /^Choose a new/)).toHaveLength(1);
    },
  );

  const untilOneWaits = (tx: Queryable) =>
    expect
      .poll(() =>
        tx.query(
          "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        ),
      )
      .toHaveLength(1);

  // The embedded database has one connection: nobody waits for a lock there.
  test.runIf(TEST_DATABASE === 'postgres')(
    'what one address asked for does not go to the one that took its place while it waited',
    async () => {
      const account = await withPassword();
      const other = `${randomUUID()}@test.example`;
      await askAccountMail(t.database, account.email, 'reset', { isOwed: true });
      let written: Promise<void> | undefined;
      await t.database.transaction(async (tx) => {
        await tx.query('UPDATE users SET email = $2 WHERE id = $1', [account.id, other]);
        written = t.app.mailWorker.flush();
        await untilOneWaits(tx);
      });
      await written;
      expect(await linksTo(other, /^Choose a new/)).toEqual([]);
    },
  );

  const suspend = async (tx: Queryable, id: string) => {
    await lockUser(tx, id);
    await tx.query(
      `INSERT INTO reports (id, subject, subject_id, about_user_id, reason, title, note, evidence, decision, words, decided_at)
       VALUES ($1, 'person', $2, $2, 'other', 'x', '', '{}', 'suspend', 'Why', now())`,
      [randomUUID(), id],
    );
  };

  test.runIf(TEST_DATABASE === 'postgres').each([
    [
      'a new password',
      async (tx: Queryable, id: string) =>
        setPassword(tx, id, await hashPassword('another one by far')),
    ],
    ['a suspension', suspend],
  ])('a log-in that is under way opens nothing behind %s', async (_, end) => {
    const account = await withPassword();
    let opened: ReturnType<typeof login> | undefined;
    await t.database.transaction(async (tx) => {
      await end(tx, account.id);
      opened = login(account.email, PASSWORD);
      await untilOneWaits(tx);
    });
    expect((await opened)?.statusCode).not.toBe(200);
    const sessions = await rowsOf(
      t.database,
      "SELECT 1 FROM sessions WHERE user_id = $1 AND created_at > now() - interval '1 minute' AND device IS NOT NULL",
      [account.id],
    );
    expect(sessions).toEqual([]);
  });

  test.runIf(TEST_DATABASE === 'postgres').each([
    ['PUT /api/auth/password', { newPassword: 'a thief would like this one' }],
    ['PUT /api/auth/email', { email: `${randomUUID()}@thief.example` }],
  ])('%s that is under way waits for a new password, and changes nothing', async (call, change) => {
    const account = await withPassword();
    const chosen = await hashPassword('another one by far');
    let asked: ReturnType<TestApp['send']> | undefined;
    await t.database.transaction(async (tx) => {
      await setPassword(tx, account.id, chosen);
      const payload = { currentPassword: PASSWORD, ...change };
      asked = t.send(call, { as: account, payload });
      await untilOneWaits(tx);
    });
    expect((await asked)?.statusCode).toBe(401);
    expect(
      await rowsOf(t.database, 'SELECT password_hash, pending_email FROM users WHERE id = $1', [
        account.id,
      ]),
    ).toEqual([{ password_hash: chosen, pending_email: null }]);
  });

  test.runIf(TEST_DATABASE === 'postgres')(
    'who confirms a freed address at this moment does not give way to its undo',
    async () => {
      const account = await withPassword();
      await t.call('PUT /api/auth/email', {
        as: account,
        payload: { email: `${randomUUID()}@thief.example`, currentPassword: PASSWORD },
      });
      const [undo = ''] = await linksTo(account.email, /is about to change$/);
      await t.database.query('UPDATE users SET email = $2 WHERE id = $1', [
        account.id,
        `${randomUUID()}@thief.example`,
      ]);
      const holder = await t.account('seeker');
      await t.database.query('UPDATE users SET email = $2, verified_at = NULL WHERE id = $1', [
        holder.id,
        account.email,
      ]);
      let pressed: ReturnType<typeof press> | undefined;
      await t.database.transaction(async (tx) => {
        await markVerified(tx, holder.id);
        pressed = press(undo);
        await untilOneWaits(tx);
      });
      expect((await pressed)?.body).toContain(`Another account has ${account.email} by now.`);
      expect((await t.send('GET /api/auth/profile', { as: holder })).statusCode).toBe(200);
    },
  );

  test.runIf(TEST_DATABASE === 'postgres')(
    '[SAFE-4] what was let in before a suspension publishes nothing behind it',
    async () => {
      const agent = await t.account('agent');
      const url = `/api/properties/${randomUUID()}`;
      await t.send(`PUT ${url}`, { payload: propertyContent(), as: agent });
      let published: ReturnType<TestApp['send']> | undefined;
      await t.database.transaction(async (tx) => {
        await suspend(tx, agent.id);
        published = t.send(`POST ${url}/publish`, { as: agent });
        await untilOneWaits(tx);
      });
      expect((await published)?.statusCode).toBe(403);
      expect((await t.send(`GET ${url}`)).statusCode).toBe(404);
    },
  );

  test('asked for again, another link is sent to the same address, and nothing else; the own address calls it off', async () => {
    const account = await withPassword();
    const next = `${randomUUID()}@next.example`;
    const wish = async (email: string) => {
      const { data } = await t.call('PUT /api/auth/email', {
        as: account,
        payload: { email, currentPassword: PASSWORD },
      });
      return data.pendingEmail;
    };
    expect([await wish(next), await wish(next)]).toEqual([next, next]);
    const [first = '', second = ''] = await linksTo(next, /^Confirm/);
    expect(second).not.toBe('');
    expect(second).not.toBe(first);
    expect(await linksTo(account.email, /is about to change$/)).toHaveLength(1);
    expect(await wish(account.email)).toBeNull();
    await press(second);
    expect((await login(account.email, PASSWORD)).statusCode).toBe(200);
  });

  test('who signs up with the freed address and never confirms it gives way to its undo', async () => {
    const account = await withPassword();
    const thief = `${randomUUID()}@thief.example`;
    await t.call('PUT /api/auth/email', {
      as: account,
      payload: { email: thief, currentPassword: PASSWORD },
    });
    const [verify = ''] = await linksTo(thief, /^Confirm/);
    const [undo = ''] = await linksTo(account.email, /is about to change$/);
    await press(verify);
    const signedUp = await t.send('POST /api/register', {
      payload: {
        name: 'Somebody',
        email: account.email,
        password: 'the thief chose this one',
        userType: 'seeker',
        preferences: {
          purpose: 'buy',
          budget: '0-500000',
          preferredLocation: 'Lagos',
          moveInTimeline: 'immediately',
        },
      },
    });
    expect(signedUp.statusCode).toBe(202);
    expect((await press(undo)).body).toContain(`Your account keeps ${account.email}`);
    expect((await login(account.email, 'the thief chose this one')).statusCode).toBe(401);
    expect(await linksTo(account.email, /^Choose a new/)).toHaveLength(1);
  });

  test('the first undo that is used ends those of the addresses after it', async () => {
    const account = await withPassword();
    const thief = `${randomUUID()}@thief.example`;
    const wish = (email: string) =>
      t.call('PUT /api/auth/email', { as: account, payload: { email, currentPassword: PASSWORD } });
    await wish(thief);
    const [verify = ''] = await linksTo(thief, /^Confirm/);
    await press(verify);
    await wish(`${randomUUID()}@thief.example`);
    const [owners = ''] = await linksTo(account.email, /is about to change$/);
    const [thiefs = ''] = await linksTo(thief, /is about to change$/);
    expect((await press(owners)).body).toContain(`Your account keeps ${account.email}`);
    expect((await press(thiefs)).body).toContain('used already');
    expect(await linksTo(account.email, /^Choose a new/)).toHaveLength(1);
  });

  test('a new password that is set already is not refused to a phone that asks again', async () => {
    const account = await withPassword();
    const change = () =>
      t.send('PUT /api/auth/password', {
        as: account,
        payload: { currentPassword: PASSWORD, newPassword: 'another dry season here' },
      });
    expect((await change()).statusCode).toBe(200);
    expect((await change()).statusCode).toBe(200);
  });

  test('a new address that somebody signed up with and never confirmed is the reader’s', async () => {
    const account = await withPassword();
    const mine = `${randomUUID()}@mine.example`;
    await t.database.query(
      `INSERT INTO users (id, user_type, name, email) VALUES ($1, 'seeker', 'Squatter', $2)`,
      [randomUUID(), mine],
    );
    await t.send('PUT /api/auth/email', {
      as: account,
      payload: { email: mine, currentPassword: PASSWORD },
    });
    const [verify = ''] = await linksTo(mine, /^Confirm/);
    expect((await press(verify)).headers.location).toBe('/login?verified=true');
    expect((await login(mine, PASSWORD)).statusCode).toBe(200);
  });

  test('a new address that another account has by now is said not to be taken', async () => {
    const [account, other] = [await withPassword(), await withPassword()];
    const mine = `${randomUUID()}@mine.example`;
    await t.send('PUT /api/auth/email', {
      as: account,
      payload: { email: mine, currentPassword: PASSWORD },
    });
    const [verify = ''] = await linksTo(mine, /^Confirm/);
    await t.database.query('UPDATE users SET email = $2 WHERE id = $1', [other.id, mine]);
    expect((await press(verify)).headers.location).toBe('/login?verified=false');
    expect((await login(account.email, PASSWORD)).statusCode).toBe(200);
  });

  test('a new password ends the links that were sent before it', async () => {
    const account = await withPassword();
    await t.send('POST /api/auth/forgot-password', { payload: { email: account.email } });
    const [link = ''] = await linksTo(account.email, /^Choose a new/);
    await t.call('PUT /api/auth/password', {
      as: account,
      payload: { currentPassword: PASSWORD, newPassword: 'another dry season here' },
    });
    const answer = await t.send('POST /api/auth/reset-password', {
      payload: { token: link.split('token=')[1], password: 'a third dry season here' },
    });
    expect(answer.statusCode).toBe(422);
  });

  test('an agent’s other company name waits for an approver', async () => {
    const agent = await t.account('agent');
    const approver = await t.account('approver');
    await t.database.query(`UPDATE users SET company_name = 'Obi Homes' WHERE id = $1`, [agent.id]);
    const wish = (companyName: string) =>
      t.call('PUT /api/auth/profile', { as: agent, payload: { companyName } });
    const wished = 'Lagos State Government';
    expect((await wish(wished)).data).toMatchObject({
      companyName: 'Obi Homes',
      pendingCompanyName: wished,
    });
    const waiting = async () =>
      (await t.call('GET /api/email/agent-approval/pending', { as: approver })).agents.find(
        ({ id }) => id === agent.id,
      );
    expect(await waiting()).toMatchObject({ companyName: wished, nameSoFar: 'Obi Homes' });
    const decide = (what: 'approve' | 'reject', payload: object) =>
      t.call(`POST /api/email/agent-approval/${what}`, {
        as: approver,
        payload: { agentId: agent.id, ...payload },
      });
    await decide('reject', { reason: 'It is not yours.' });
    expect(await waiting()).toBeUndefined();
    // Another agent's by other letters, capitals and spaces is told to the approver.
    const other = await t.account('agent');
    await t.database.query(`UPDATE users SET company_name = 'Eko Towers' WHERE id = $1`, [
      other.id,
    ]);
    await wish('ЕK0 TOW ERS');
    expect(await waiting()).toMatchObject({ looksLike: null, looksLikeAgent: 'Eko Towers' });
    await decide('reject', { reason: 'It is not yours.' });
    // Refused is the name alone: the account goes on.
    expect((await wish('Obi & Sons Homes')).data.companyName).toBe('Obi Homes');
    // What is asked for since the approver looked is not what they said yes to.
    const seen = (await waiting())?.seen;
    await wish('Obi & Daughters Homes');
    for (const [what, more] of [
      ['approve', {}],
      ['reject', { reason: 'It is not yours.' }],
    ] as const) {
      const stale = await t.refused(409, `POST /api/email/agent-approval/${what}`, {
        as: approver,
        payload: { agentId: agent.id, seen, ...more },
      });
      expect(stale.message).toContain('This application was changed since you looked at it.');
    }
    await wish('Obi & Sons Homes');
    await decide('approve', { seen: (await waiting())?.seen });
    const { data } = await t.call('GET /api/auth/profile', { as: agent });
    expect(data).toMatchObject({ companyName: 'Obi & Sons Homes', pendingCompanyName: null });
    await wish('Another');
    expect((await wish('Obi & Sons Homes')).data.pendingCompanyName).toBeNull();
  });

  test('an agent’s shown name waits for an approver from whichever field, and no two agents show one', async () => {
    const agent = await t.account('agent', 'Ada Obi');
    const approver = await t.account('approver');
    const other = await t.account('agent');
    const named = 'UPDATE users SET company_name = $2 WHERE id = $1';
    await t.database.query(named, [agent.id, 'Obi Realty']);
    await t.database.query(named, [other.id, 'Harmattan Villas']);
    const save = async (payload: object) =>
      (await t.call('PUT /api/auth/profile', { as: agent, payload })).data;
    expect(await save({ companyName: 'Harmattan Villas' })).toMatchObject({
      companyName: 'Obi Realty',
      pendingCompanyName: 'Harmattan Villas',
      verified: true,
    });
    const approve = () =>
      t.send('POST /api/email/agent-approval/approve', {
        as: approver,
        payload: { agentId: agent.id },
      });
    const refused = await approve();
    expect(refused.statusCode).toBe(409);
    expect(problemSchema.parse(refused.json()).message).toContain('Harmattan Villas');
    // Nor does the name of another agent stand beside the company's.
    const own = await t.send('PUT /api/auth/profile', {
      as: agent,
      payload: { userName: 'Harmattan VilIas' },
    });
    expect(own.statusCode).toBe(409);
    expect(problemSchema.parse(own.json()).field).toBe('userName');
    await save({ companyName: 'Hɑrrnattan  VILLAS' });
    expect((await approve()).statusCode).toBe(409);
    // An agent without a company is shown by a name of their own.
    await t.database.query(`UPDATE users SET name = 'Ada Obi', company_name = NULL WHERE id = $1`, [
      agent.id,
    ]);
    expect(await save({ companyName: null, userName: 'Ada Eze-Obi' })).toMatchObject({
      name: 'Ada Eze-Obi',
      companyName: 'Ada Obi',
      pendingCompanyName: 'Ada Eze-Obi',
    });
    expect((await approve()).statusCode).toBe(200);
    expect(await save({})).toMatchObject({ companyName: 'Ada Eze-Obi', pendingCompanyName: null });
    // An applicant with another agent's own name is not approved under it either.
    await t.database.query(
      `UPDATE users SET approval = 'pending', company_name = 'Harrnattan Villas' WHERE id = $1`,
      [agent.id],
    );
    expect((await approve()).statusCode).toBe(409);
  });

  test.each([
    ['PUT', '/api/auth/profile', { userName: 'Zénith' }, 'userName', /looks like a bank/],
    ['PUT', '/api/auth/profile', { userName: 'Ada\u202eObi' }, 'userName', /cannot be seen/],
    [
      'PUT',
      '/api/auth/profile',
      { companyName: 'Obi\u200bHomes' },
      'companyName',
      /cannot be seen/,
    ],
  ] as const)('%s %s of %j is refused on its field', async (method, url, payload, field, why) => {
    const account = await t.account('agent');
    const answer = await t.refused(422, `${method} ${url}`, { as: account, payload });
    expect(answer).toMatchObject({ field, message: expect.stringMatching(why) });
  });

  test('a person is not called like a bank', async () => {
    const account = await t.account('seeker');
    const answer = await t.refused(422, 'PUT /api/auth/profile', {
      as: account,
      payload: { userName: 'Zenith Bank' },
    });
    expect(answer.message).toBe('Please give your own name: this one looks like a bank.');
  });

  test('the scheme of the token is read in any case', async () => {
    const account = await t.account('seeker');
    const headers = { authorization: `bearer ${account.token}` };
    expect((await t.send('GET /api/auth/profile', { headers })).statusCode).toBe(200);
  });

  test('[ACC-1] the profile changes by what is given; a new e-mail waits for its link', async () => {
    const account = await withPassword();
    const next = `${randomUUID()}@new.example`;
    const { data } = await t.call('PUT /api/auth/profile', {
      as: account,
      payload: { userName: 'Amaka Obi', phone: '0801 234 5678' },
    });
    expect(data).toMatchObject({ name: 'Amaka Obi', phone: '+2348012345678' });
    const wish = (currentPassword: string) =>
      request('PUT /api/auth/email', { as: account, payload: { email: next, currentPassword } });
    expect(await t.refused(422, wish('a guess'))).toMatchObject({
      field: 'currentPassword',
      message: 'Current password is incorrect',
    });
    expect((await t.call(wish(PASSWORD))).data).toMatchObject({
      email: account.email,
      pendingEmail: next,
    });
    await t.app.mailWorker.flush();
    const rows = await rowsOf<{ recipient: string; body_text: string }>(
      t.database,
      'SELECT recipient, body_text FROM mails WHERE recipient = ANY($1::text[]) ORDER BY id',
      [[account.email, next]],
    );
    expect(rows.map(({ recipient }) => recipient)).toEqual([account.email, next]);
    const link = /http:\/\/gida\.test(\S+)/.exec(rows[1]?.body_text ?? '')?.[1] ?? '';
    expect((await press(link)).headers.location).toBe('/login?verified=true');
    expect((await login(next, PASSWORD)).statusCode).toBe(200);
    expect((await login(account.email, PASSWORD)).statusCode).toBe(401);
  });

  test('a new password calls off a change of the address that waits', async () => {
    const account = await withPassword();
    const next = `${randomUUID()}@new.example`;
    const put = (url: string, payload: object) => t.send(`PUT ${url}`, { as: account, payload });
    await put('/api/auth/email', { email: next, currentPassword: PASSWORD });
    await put('/api/auth/password', { currentPassword: PASSWORD, newPassword: 'surulere-3-rooms' });
    const { data } = await t.call('GET /api/auth/profile', { as: account });
    expect(data).toMatchObject({ email: account.email, pendingEmail: null });
  });

  test('a link confirms the address it was sent to, and no newer one', async () => {
    const account = await withPassword();
    const change = (email: string) =>
      t.send('PUT /api/auth/email', { as: account, payload: { email, currentPassword: PASSWORD } });
    const mine = `${randomUUID()}@mine.example`;
    await change(mine);
    await t.app.mailWorker.flush();
    const [mail] = await rowsOf<{ body_text: string }>(
      t.database,
      'SELECT body_text FROM mails WHERE recipient = $1',
      [mine],
    );
    const link = /http:\/\/gida\.test(\S+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
    await t.database.query(`UPDATE users SET pending_email = 'boss@victim.example' WHERE id = $1`, [
      account.id,
    ]);
    expect((await press(link)).headers.location).toBe('/login?verified=false');
    expect((await login('boss@victim.example', PASSWORD)).statusCode).toBe(401);
    expect((await login(account.email, PASSWORD)).statusCode).toBe(200);
  });

  test('marketing is off until it is asked for, and carries the day it was', async () => {
    const account = await t.account('seeker');
    const read = () => t.call('GET /api/auth/notification-preferences', { as: account });
    const write = (payload: object) =>
      t.call('PUT /api/auth/notification-preferences', { as: account, payload });
    expect((await read()).data).toMatchObject({
      marketingNewsletters: false,
      marketingConsentAt: null,
      emailPropertyMatches: true,
    });
    await write({ emailPropertyMatches: false });
    expect((await read()).data.marketingConsentAt).toBeNull();
    const { data } = await write({ marketingNewsletters: true });
    expect(Date.parse(data.marketingConsentAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await write({ marketingNewsletters: false });
    expect((await read()).data).toMatchObject({
      marketingConsentAt: null,
      emailPropertyMatches: false,
    });
  });
});
