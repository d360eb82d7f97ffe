import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../server/modules/auth/password';
import { rowsOf } from '../support/rows-of';
import { type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';

const OWNERS = 'a river in the dry season';
const STRANGERS = 'palm oil and pepper';

const t = sharedApp();
const approver = sharedAccount(t, 'approver');

const address = () => `${randomUUID()}@mail.example`;
const post = (url: string, payload: object, as?: TestAccount) =>
  t.send(`POST ${url}`, { payload, as });

async function signUp(email: string, password: string, name = 'Ada Obi'): Promise<void> {
  const preferences = {
    purpose: 'rent',
    budget: '0-500000',
    preferredLocation: name,
    moveInTimeline: '1-3months',
  };
  const body = { name, email, password, userType: 'seeker', preferences };
  expect((await post('/register', body)).statusCode).toBe(202);
  await t.app.mailWorker.flush();
}
async function apply(email: string, password: string): Promise<void> {
  const companyName = `Okafor Homes ${randomUUID()}`;
  const body = { email, name: 'Chidi', companyName, phone: '+2348000000000', password };
  expect((await post('/api/agent-signup', body)).statusCode).toBe(202);
  await t.app.mailWorker.flush();
}
const mailsTo = (email: string) =>
  rowsOf<{ subject: string; body_text: string }>(
    t.database,
    'SELECT subject, body_text FROM mails WHERE recipient = $1 ORDER BY id',
    [email],
  );
/** The links in the mails to an address, the oldest first. */
const linksTo = async (email: string) => {
  await t.app.mailWorker.flush();
  return (await mailsTo(email)).map(
    ({ body_text }) => /http:\/\/gida\.test(\S+)/.exec(body_text)?.[1] ?? '',
  );
};
/** Presses the button of the page that a link opens; answers where it leads. */
const press = async (url: string | undefined) =>
  String((await t.send(`POST ${url ?? ''}`)).headers.location);
const pressed = async (url: string) => (await t.send(`POST ${url}`)).body;
const login = async (email: string, password: string, userType = 'seeker') =>
  (await post('/api/auth/login', { email, password, userType })).statusCode;
const choose = async (page: string, password: string) => {
  const token = /^\/reset-password\?token=(\S+)$/.exec(page)?.[1];
  return (await post('/api/auth/reset-password', { token, password })).statusCode;
};
const kept = async (email: string) =>
  rowsOf(
    t.database,
    'SELECT s.id FROM sign_ups s JOIN users u ON u.id = s.user_id WHERE u.email = $1',
    [email],
  );

describe('of several sign-ups with one address no password counts: the mailbox’s reader chooses it', () => {
  test.each([
    ['the owner first, who opens the first link', [OWNERS, STRANGERS], 0],
    ['the owner first, who opens the last link', [OWNERS, STRANGERS], 1],
    ['the stranger first, whose link is opened', [STRANGERS, OWNERS], 0],
    ['the stranger first, the owner’s link is opened', [STRANGERS, OWNERS], 1],
  ] as const)('%s', async (_who, passwords, opened) => {
    const email = address();
    for (const password of passwords)
      await signUp(email, password, password === OWNERS ? 'Ada Obi' : 'Call Ada Now');
    const links = await linksTo(email);
    expect(links).toHaveLength(2);
    await t.database.query(
      `INSERT INTO sessions (token_hash, user_id) SELECT $2, id FROM users WHERE email = $1`,
      [email, Buffer.from(email)],
    );
    const page = await press(links[opened]);
    const open = 'SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.email = $1';
    expect(await rowsOf(t.database, open, [email])).toEqual([]);
    for (const password of passwords) expect(await login(email, password)).toBe(401);
    expect(await choose(page, 'a third word of mine')).toBe(200);
    expect(await login(email, 'a third word of mine')).toBe(200);
    const [user] = await rowsOf<{ name: string; wanted: string }>(
      t.database,
      `SELECT name, preferences->>'preferredLocation' AS wanted FROM users WHERE email = $1`,
      [email],
    );
    const name = passwords[opened] === OWNERS ? 'Ada Obi' : 'Call Ada Now';
    expect(user).toEqual({ name, wanted: name });
    // The other link is dead, and nothing of its sign-up stays.
    expect(await press(links[1 - opened])).toBe('/login?verified=false');
    for (const password of passwords) expect(await login(email, password)).toBe(401);
    expect(await kept(email)).toEqual([]);
  });

  test('until one is, whoever signed up last is told to confirm the address', async () => {
    const email = address();
    await signUp(email, STRANGERS, 'Call Ada Now');
    expect(await login(email, STRANGERS)).toBe(403);
    await signUp(email, OWNERS);
    expect(await login(email, OWNERS)).toBe(403);
    expect(await login(email, STRANGERS)).toBe(401);
  });

  test('a mail says that its link asks for a password, where there are several', async () => {
    const email = address();
    await signUp(email, OWNERS);
    await signUp(email, STRANGERS, 'Call Ada Now');
    const [first, second] = (await mailsTo(email)).map(({ body_text }) => body_text);
    expect(first).not.toContain('more than once');
    expect(second).toContain('more than once');
    expect(second).toContain('asks you for a new password');
    expect(second).not.toContain('Call Ada');
  });

  test('a link that was asked for again cannot say whose it is: its reader chooses the password', async () => {
    const email = address();
    await signUp(email, STRANGERS);
    await signUp(email, OWNERS);
    await post('/api/email/verify', { email });
    const page = await press((await linksTo(email)).at(-1));
    expect(await login(email, STRANGERS)).toBe(401);
    expect(await login(email, OWNERS)).toBe(401);
    expect(await choose(page, 'a third word of mine')).toBe(200);
    expect(await login(email, 'a third word of mine')).toBe(200);
  });

  test('a password that was chosen by a mailed link ends what strangers signed up', async () => {
    const email = address();
    await signUp(email, STRANGERS);
    const [strangers] = await linksTo(email);
    await post('/api/auth/forgot-password', { email });
    const link = (await linksTo(email)).at(-1) ?? '';
    expect(await choose(link, OWNERS)).toBe(200);
    expect(await press(strangers)).toBe('/login?verified=false');
    expect(await login(email, OWNERS)).toBe(200);
    expect(await login(email, STRANGERS)).toBe(401);
    expect(await kept(email)).toEqual([]);
  });

  test('a confirmed account is touched by no sign-up', async () => {
    const { email } = await t.account('seeker');
    await t.database.query('UPDATE users SET password_hash = $2 WHERE email = $1', [
      email,
      await hashPassword(OWNERS),
    ]);
    await signUp(email, STRANGERS, 'Call Ada Now');
    expect((await mailsTo(email)).at(-1)?.subject).toBe('You already have a Gida account');
    expect(await kept(email)).toEqual([]);
    expect(await login(email, STRANGERS)).toBe(401);
  });
});

describe('of several applications with one address no password counts', () => {
  async function approve(email: string): Promise<void> {
    const list = await t.call('GET /api/email/agent-approval/pending', { as: approver });
    const agentId = list.agents.find((agent) => agent.email === email)?.id;
    const answer = await post('/api/email/agent-approval/approve', { agentId }, approver);
    expect(answer.statusCode).toBe(200);
  }

  test('one alone keeps its password', async () => {
    const email = address();
    await apply(email, OWNERS);
    await approve(email);
    expect(await press((await linksTo(email)).at(-1))).toBe('/login?verified=true');
    expect(await login(email, OWNERS, 'agent')).toBe(200);
  });

  test.each([
    ['the stranger first', [STRANGERS, OWNERS]],
    ['the owner first', [OWNERS, STRANGERS]],
  ])('%s: who reads the mail chooses it', async (_who, passwords) => {
    const email = address();
    for (const password of passwords) await apply(email, password);
    await approve(email);
    const page = await press((await linksTo(email)).at(-1));
    for (const password of passwords) expect(await login(email, password, 'agent')).toBe(401);
    expect(await choose(page, OWNERS)).toBe(200);
    expect(await login(email, OWNERS, 'agent')).toBe(200);
    expect(await login(email, STRANGERS, 'agent')).toBe(401);
  });

  test('an application that a stranger made is removed by the mailbox’s reader, who then signs up', async () => {
    const email = address();
    await apply(email, STRANGERS);
    await signUp(email, OWNERS);
    const [first = '', second = ''] = await linksTo(email);
    expect([first, second]).toEqual([
      expect.stringMatching(/^\/api\/auth\/remove-sign-up\?/),
      expect.stringMatching(/^\/api\/auth\/remove-sign-up\?/),
    ]);
    // Opened by a mail program, it removes nothing.
    expect((await t.send(`GET ${first}`)).body).toContain('Remove it');
    expect(await pressed(second)).toContain(`It is removed, and ${email} is free.`);
    expect(await pressed(first)).toContain('used already');
    await signUp(email, OWNERS);
    expect(await press((await linksTo(email)).at(-1))).toBe('/login?verified=true');
    expect(await login(email, OWNERS)).toBe(200);
  });

  test('a sign-up as a seeker gives way to an application in the same way, and a confirmed account to nothing', async () => {
    const email = address();
    await signUp(email, STRANGERS);
    await apply(email, OWNERS);
    const [welcome, removal = ''] = await linksTo(email);
    expect(removal).toMatch(/^\/api\/auth\/remove-sign-up\?/);
    const before = (await mailsTo(email)).length;
    expect(await choose(await press(welcome), OWNERS)).toBe(200);
    // Its link ended with the confirmation, and none is sent any more.
    expect(await pressed(removal)).toContain('used already');
    await apply(email, STRANGERS);
    expect((await mailsTo(email)).slice(before).map(({ subject }) => subject)).toEqual([
      'You already have a Gida account',
    ]);
    expect(await login(email, OWNERS)).toBe(200);
    expect(await login(email, STRANGERS)).toBe(401);
  });

  test('whoever applies anew for somebody refused sets no password', async () => {
    const email = address();
    await apply(email, OWNERS);
    await t.database.query(
      `UPDATE users SET approval = 'rejected', verified_at = now() WHERE email = $1`,
      [email],
    );
    await t.database.query(
      'DELETE FROM sign_ups WHERE user_id = (SELECT id FROM users WHERE email = $1)',
      [email],
    );
    await apply(email, STRANGERS);
    await approve(email);
    const link = (await linksTo(email)).at(-1) ?? '';
    expect(await choose(link, OWNERS)).toBe(200);
    expect(await login(email, OWNERS, 'agent')).toBe(200);
    expect(await login(email, STRANGERS, 'agent')).toBe(401);
  });
});

test('[BIZ-5] of more applications than one reads, one is found by what its applicant says of it', async () => {
  const mine = address();
  await t.database.query(
    `INSERT INTO users (id, user_type, name, email, company_name, approval, created_at)
     SELECT gen_random_uuid(), 'agent', 'Made Up', 'made-up-' || n || '@gida.example', 'Made Up ' || n, 'pending',
            now() - interval '1 year'
     FROM generate_series(1, 500) AS n`,
  );
  await apply(mine, OWNERS);
  const pending = (find?: string) =>
    t.call('GET /api/email/agent-approval/pending', {
      as: approver,
      ...(find === undefined ? {} : { query: { find } }),
    });
  const all = await pending();
  expect(all.agents).toHaveLength(500);
  expect(all.agents.map(({ email }) => email)).not.toContain(mine);
  expect(all.total).toBeGreaterThan(500);
  const name = mine.slice(0, mine.indexOf('@')).toUpperCase();
  expect((await pending(name)).agents.map(({ email }) => email)).toEqual([mine]);
  expect((await pending(`${name} nobody`)).agents).toEqual([]);
  expect((await pending('%')).agents).toEqual([]);
  await t.database.query(
    "UPDATE users SET phone = '+2348031112202', name = 'Adéọlá' WHERE email = $1",
    [mine],
  );
  expect((await pending('adeola 0803 111 2202')).agents.map(({ email }) => email)).toEqual([mine]);
  expect((await pending('up 499')).agents.map(({ companyName }) => companyName)).toEqual([
    'Made Up 499',
  ]);
  await t.database.query("DELETE FROM users WHERE email LIKE 'made-up-%'");
});
