import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { loginAnswerSchema } from '../../src/contract/people/account';
import { hashPassword } from '../../server/modules/auth/password';
import {
  APPLICATION_MAIL_BUDGET,
  CONTACT_MAIL_BUDGET,
  MAIL_BUDGET,
  NEWS_MAIL_BUDGET,
} from '../../server/rate-limits';
import { publishProperty } from '../support/publish-property';
import { rowsOf } from '../support/rows-of';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';

const PASSWORD = 'a river in the dry season';
const [HOURLY, DAILY] = MAIL_BUDGET.map(({ times }) => times);

let network = 0;
const t = sharedApp({ rateLimits: true, trustedProxies: 1 });

/** Each from a network of its own, as a stranger with time has many. */
const post = (url: string, payload: object, headers: Record<string, string> = {}) => {
  network += 1;
  const from = { 'x-forwarded-for': `203.0.${network >> 8}.${network & 255}` };
  return t.send(`POST ${url}`, { payload, headers: { ...from, ...headers } });
};
const mailsTo = async (email: string) => {
  await t.app.mailWorker.flush();
  const sql = 'SELECT subject FROM mails WHERE recipient = $1 ORDER BY id';
  return (await rowsOf<{ subject: string }>(t.database, sql, [email])).map((row) => row.subject);
};
/** How many links to choose a password went to an address, and how many other mails. */
const linksAndOthers = async (email: string) => {
  const subjects = await mailsTo(email);
  const links = subjects.filter((subject) => subject.startsWith('Choose a new')).length;
  return [links, subjects.length - links];
};
const withheld = async () => (await t.app.metrics.withheldMails.get()).values[0]?.value ?? 0;
const signUp = (email: string) => ({
  name: 'Ada Obi',
  email,
  password: PASSWORD,
  userType: 'seeker',
  preferences: {
    purpose: 'rent',
    budget: '0-500000',
    preferredLocation: 'Yaba',
    moveInTimeline: '1-3months',
  },
});
const application = (email: string) => ({
  email,
  name: 'Chidi Okafor',
  companyName: `Okafor Homes ${email}`,
  phone: '+2348000000000',
  password: PASSWORD,
});

/** Asks for mails to an address by every call that anybody may make; answers what was said, by call. */
async function askByAllCalls(email: string): Promise<[string, string][]> {
  const said: [string, string][] = [];
  for (const [url, body] of [
    ['/register', signUp(email)],
    ['/api/agent-signup', application(email)],
    ['/api/auth/forgot-password', { email }],
    ['/api/email/verification-code', { email }],
    ['/api/email/verify', { email }],
    ['/api/email/welcome', { email }],
    ['/api/email/password-reset', { email }],
    ['/api/email/agent-approval', { email }],
  ] as const) {
    const answer = await post(url, body);
    said.push([url, `${answer.statusCode} ${answer.body.replace(/"uploadToken":"[^"]*"/, '')}`]);
  }
  return said;
}

/**
 * As if so many seconds had passed since everything that was counted, also for the mails that were asked
 * for and are still being written.
 */
async function wait(seconds: number): Promise<void> {
  await t.app.mailWorker.flush();
  const sql = 'UPDATE rate_limits SET ends_at = ends_at - make_interval(secs => $1::int)';
  await t.database.query(sql, [seconds]);
}

test('all calls together fill nobody’s inbox, and answer as before', async () => {
  const email = `${randomUUID()}@mail.example`;
  const before = await withheld();
  const first = await askByAllCalls(email);
  for (let round = 0; round < 3; round++) expect(await askByAllCalls(email)).toEqual(first);
  // Links to choose a password are of a budget of their own.
  expect(await linksAndOthers(email)).toEqual([HOURLY, HOURLY]);
  // Labels behind a plus sign lead to the same inbox.
  const labelled = email.replace('@', '+news@');
  await post('/register', signUp(labelled));
  expect(await mailsTo(labelled)).toEqual([]);
  expect(await withheld()).toBeGreaterThan(before + 10);
  // Somebody else's inbox is another one.
  const other = `${randomUUID()}@mail.example`;
  await post('/register', signUp(other));
  expect(await mailsTo(other)).toEqual(['Welcome to Gida!']);

  for (let hour = 0; hour < 5; hour++) {
    await wait(60 * 60 + 1);
    for (let round = 0; round < 2; round++) await askByAllCalls(email);
  }
  expect(await linksAndOthers(email)).toEqual([DAILY, DAILY]);
  await wait(24 * 60 * 60);
  await post('/api/auth/forgot-password', { email });
  expect(await linksAndOthers(email)).toEqual([(DAILY ?? 0) + 1, DAILY]);
});

test('whatever else strangers ask for, there is a link to choose a password', async () => {
  const account = await t.account('seeker');
  for (let at = 0; at < 2 * (HOURLY ?? 0); at++) await post('/register', signUp(account.email));
  expect(await linksAndOthers(account.email)).toEqual([0, HOURLY]);
  await post('/api/auth/forgot-password', { email: account.email });
  expect(await linksAndOthers(account.email)).toEqual([1, HOURLY]);
});

test('visitors’ questions fill no agent’s inbox: those beyond are on the list alone', async () => {
  const agent = await t.account('agent');
  const propertyId = await publishProperty(t, agent);
  const [hourly = 0] = CONTACT_MAIL_BUDGET.map(({ times }) => times);
  for (let at = 0; at < hourly + 2; at++) {
    const answer = await post('/api/contact-requests', {
      id: randomUUID(),
      propertyId,
      name: 'Ada Obi',
      email: `${randomUUID()}@mail.example`,
      phone: '+2348030000000',
      kind: 'chat',
      message: 'Is it still to be had?',
    });
    expect(answer.statusCode).toBe(201);
  }
  expect(await mailsTo(agent.email)).toHaveLength(hourly);
  const list = await t.send('GET /api/contact-requests', { as: agent });
  expect(list.json<{ contacts: unknown[] }>().contacts).toHaveLength(hourly + 2);
  // They keep nobody from a link to their own account.
  await post('/api/auth/forgot-password', { email: agent.email });
  expect(await mailsTo(agent.email)).toHaveLength(hourly + 1);
});

test('a stranger who gives somebody’s address keeps them from no question of their own', async () => {
  const agent = await t.account('agent');
  const propertyId = await publishProperty(t, agent);
  const ask = (from: string) =>
    post(
      '/api/contact-requests',
      {
        id: randomUUID(),
        propertyId,
        name: 'Ada Obi',
        email: 'ada.obi@mail.example',
        phone: '+2348030000000',
        kind: 'chat',
        message: 'Is it still to be had?',
      },
      { 'x-forwarded-for': from },
    );
  for (let at = 0; at < 10; at++) expect((await ask('198.51.100.7')).statusCode).toBe(201);
  expect((await ask('198.51.100.7')).statusCode).toBe(429);
  expect((await ask('198.51.100.8')).statusCode).toBe(201);
});

test('one person’s messages send another only so many mails: all of them are in the inbox', async () => {
  const [agent, seeker, other] = await Promise.all(
    (['agent', 'seeker', 'seeker'] as const).map((userType) => t.account(userType)),
  );
  if (!agent || !seeker || !other) throw new Error('No accounts');
  const homes = await Promise.all([publishProperty(t, agent), publishProperty(t, agent)]);
  const [hourly = 0] = NEWS_MAIL_BUDGET.map(({ times }) => times);
  const write = async (as: TestAccount, propertyId = homes[0]) => {
    const payload = {
      id: randomUUID(),
      recipientId: agent.id,
      propertyId,
      subject: 'Is it free?',
      content: randomUUID(),
    };
    expect((await t.send('POST /api/messages', { as, payload })).statusCode).toBe(201);
  };
  const before = await withheld();
  for (let at = 0; at < hourly + 2; at++) await write(seeker, homes[at % 2]);
  expect(await mailsTo(agent.email)).toHaveLength(hourly);
  expect(await withheld()).toBe(before + 2);
  const notes = await rowsOf(t.database, 'SELECT 1 FROM notifications WHERE user_id = $1', [
    agent.id,
  ]);
  expect(notes).toHaveLength(hourly + 2);
  // Another person’s are of another budget.
  await write(other);
  expect(await mailsTo(agent.email)).toHaveLength(hourly + 1);
});

test('of many applications the approver is written to about some: all wait on the page', async () => {
  const { contactEmail } = t.app.settings;
  const before = (await mailsTo(contactEmail)).length;
  const [hourly = 0] = APPLICATION_MAIL_BUDGET.map(({ times }) => times);
  for (let at = 0; at < hourly + 2; at++)
    await post('/api/agent-signup', application(`${randomUUID()}@mail.example`));
  expect((await mailsTo(contactEmail)).length).toBeLessThanOrEqual(hourly);
  expect((await mailsTo(contactEmail)).length).toBeGreaterThan(before);
});

test('a mail that is withheld ends no link that was sent', async () => {
  const email = `${randomUUID()}@mail.example`;
  await post('/register', signUp(email));
  for (let at = 0; at < 3; at++) await askByAllCalls(email);
  const tokens = () =>
    rowsOf(t.database, `SELECT token_hash FROM one_time_tokens WHERE email = $1`, [email]);
  expect(await linksAndOthers(email)).toEqual([HOURLY, HOURLY]);
  const sent = await tokens();
  expect(sent.length).toBeGreaterThan(0);
  await post('/api/email/verify', { email });
  expect(await linksAndOthers(email)).toEqual([HOURLY, HOURLY]);
  expect(await tokens()).toEqual(sent);
});

test('who has logged in on a device gets a link to choose a password, whatever strangers asked for', async () => {
  const account = await t.account('seeker');
  const hash = await hashPassword(PASSWORD);
  await t.database.query('UPDATE users SET password_hash = $2 WHERE id = $1', [account.id, hash]);
  const { email } = account;
  const login = await post('/api/auth/login', { email, password: PASSWORD, userType: 'seeker' });
  loginAnswerSchema.parse(login.json());
  const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
  for (let round = 0; round < 3; round++) await askByAllCalls(email);
  const before = (await mailsTo(email)).length;
  await post('/api/auth/forgot-password', { email });
  expect(await mailsTo(email)).toHaveLength(before);
  await post('/api/auth/forgot-password', { email }, { cookie });
  await post('/api/email/password-reset', { email }, { cookie });
  expect((await mailsTo(email)).slice(before)).toEqual(Array(2).fill('Choose a new Gida password'));
});
