import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../server/modules/auth/password';
import { agentSignupAnswerSchema } from '../../src/contract/people/agent-signup';
import { loginAnswerSchema } from '../../src/contract/people/account';
import { inspectionCreatedSchema } from '../../src/contract/inspection/inspection';
import { dayInNigeria } from '../../src/domain/format/day-in-nigeria';
import { eraseAccount } from '../../server/modules/privacy/erase-account';
import { matchAlerts } from '../../server/modules/alerts/match-alerts';
import { findTraces } from '../support/find-traces';
import { publishProperty } from '../support/publish-property';
import { putPhoto } from '../support/put-photo';
import { rowsOf } from '../support/rows-of';
import { startMailServer } from '../support/start-mail-server';
import { startSmsGateway, type SmsGatewayStub } from '../support/start-sms-gateway';
import { propertyContent } from '../support/property-content';
import { createTestApp, type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';

// Everything a person can say of themselves has a word of its own here; all begin alike, so that a
// search for one beginning finds what nobody thought of.
const PASSWORD = 'a river in the dry season';

let gateway: SmsGatewayStub;
let otherListing: string;
beforeAll(async () => {
  gateway = await startSmsGateway();
});
afterAll(() => gateway.close());
const t = sharedApp(() => ({
  sms: { url: gateway.url, key: 'k', sender: 'Gida', channel: 'generic' },
  pushHosts: ['quumbapush.example'],
}));
const approver = sharedAccount(t, 'approver', 'Bola Boss');
const otherAgent = sharedAccount(t, 'agent', 'Olu Other');
const otherSeeker = sharedAccount(t, 'seeker', 'Sade Seeker');
beforeAll(async () => {
  await t.database.query(`UPDATE users SET phone = '+2348030000000'`);
  otherListing = await publishProperty(t, otherAgent);
});

type Payload = Record<string, unknown>;

/** A request that must be taken; writes carry a key, so that their answers are kept. */
async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  as?: TestAccount,
  payload?: Payload,
  headers: Record<string, string> = {},
) {
  const answer = await t.app.inject({
    method,
    url: path,
    headers: {
      ...headers,
      ...(as && { authorization: `Bearer ${as.token}`, 'idempotency-key': randomUUID() }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  if (answer.statusCode >= 300)
    throw new Error(`${method} ${path} → ${answer.statusCode}: ${answer.body}`);
  return answer;
}

async function logIn(email: string, userType: 'agent' | 'seeker', device: string) {
  const answer = await ask(
    'POST',
    '/api/auth/login',
    undefined,
    { email, password: PASSWORD, userType },
    { 'user-agent': device },
  );
  const { token, user } = loginAnswerSchema.parse(answer.json());
  return { id: user.id, email, token };
}

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

/** What every person can do, with words that begin with `mark`. */
async function liveAs(person: TestAccount, mark: string, phone: string): Promise<void> {
  const at = `2099-02-${mark.length + 10}`;
  await ask('POST', '/api/push/subscriptions', person, {
    endpoint: `https://quumbapush.example/${mark}endpoint`,
    keys,
  });
  await ask('PUT', `/api/search-alerts/${randomUUID()}`, person, {
    name: `${mark}alert`,
    criteria: { text: `${mark}criteria` },
    frequency: 'Instantly',
    includeSimilar: false,
  });
  await ask('POST', '/api/saved-properties', person, { propertyId: otherListing });
  await ask('POST', `/api/properties/${otherListing}/views`, person, {
    deviceId: randomUUID(),
    day: dayInNigeria(new Date()),
  });
  await ask('POST', '/api/messages', person, {
    id: randomUUID(),
    recipientId: otherAgent.id,
    propertyId: otherListing,
    subject: `${mark}subject`,
    content: `${mark}content`,
  });
  const { data } = inspectionCreatedSchema.parse(
    (
      await ask('POST', '/api/inspections/requests', person, {
        propertyId: otherListing,
        requestDate: at,
        requestTime: '10:00',
        contactNumber: phone,
        notes: `${mark}notes`,
      })
    ).json(),
  );
  await ask('PATCH', `/api/inspections/requests/${data.id}/status`, otherAgent, {
    status: 'Confirmed',
    notes: `Agreed with ${mark}notes`,
  });
  // What is cancelled has no SMS any more.
  if (mark.includes('sells'))
    await ask('PATCH', `/api/inspections/requests/${data.id}/cancel`, person, {});
  await ask('POST', '/api/contact-requests', undefined, {
    id: randomUUID(),
    propertyId: otherListing,
    name: `${mark}visitor`,
    email: person.email,
    phone,
    kind: 'call',
    message: `${mark}asks`,
  });
  // Others' answers to reading of it say a name without whose it is.
  const told = await rowsOf<{ id: string }>(
    t.database,
    'SELECT id FROM notifications WHERE user_id = $1 AND about_user_id = $2',
    [otherAgent.id, person.id],
  );
  expect(told.length).toBeGreaterThan(0);
  for (const { id } of told) await ask('PATCH', `/api/notifications/${id}/read`, otherAgent);
  // A report of the person, and one about them, each with words of its own.
  const reportId = randomUUID();
  await ask('POST', '/api/reports', person, {
    id: reportId,
    subject: 'listing',
    subjectId: otherListing,
    reason: 'scam',
    note: `${mark}report`,
  });
  await ask('POST', `/api/reports/${reportId}/decision`, approver, {
    decision: 'none',
    words: 'Nothing was found',
  });
  // Another one without logging in, that waits for its answer.
  await ask('POST', '/api/reports', undefined, {
    id: randomUUID(),
    subject: 'person',
    subjectId: otherAgent.id,
    reason: 'scam',
    note: `${mark}unnamed`,
    answerTo: person.email,
  });
  await ask('PUT', `/api/blocks/${otherSeeker.id}`, person);
  await ask('POST', '/api/email/send', approver, {
    to: person.email,
    subject: `${mark}staff subject`,
    html: `<p>${mark}staff words</p>`,
  });
  await ask('POST', '/api/auth/forgot-password', undefined, { email: person.email });
  await t.app.mailWorker.flush();
  // Another browser, a wrong password, and a change of address: what stands under the old one goes too.
  await logIn(person.email, await typeOf(person), FIREFOX);
  await t.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: person.email, password: `${mark}wrong`, userType: await typeOf(person) },
  });
  await t.app.mailWorker.flush();
  await t.database.query('UPDATE users SET email = $2 WHERE id = $1', [
    person.id,
    `${mark}second@mail.example`,
  ]);
  await ask('PUT', '/api/auth/email', person, {
    email: `${mark}third@mail.example`,
    currentPassword: PASSWORD,
  });
  await t.app.mailWorker.flush();
}

async function typeOf(person: TestAccount): Promise<'agent' | 'seeker'> {
  const [row] = await rowsOf<{ user_type: 'agent' | 'seeker' }>(
    t.database,
    'SELECT user_type FROM users WHERE id = $1',
    [person.id],
  );
  return row?.user_type ?? 'seeker';
}

async function seekerWithEverything(mark: string): Promise<TestAccount> {
  const email = `${mark}first@mail.example`;
  await ask('POST', '/register', undefined, {
    name: `${mark}name`,
    email,
    password: PASSWORD,
    userType: 'seeker',
    preferences: {
      purpose: 'rent',
      budget: `${mark}budget`,
      preferredLocation: `${mark}location`,
      moveInTimeline: 'immediately',
    },
  });
  await t.app.mailWorker.flush();
  await t.database.query('UPDATE users SET verified_at = now() WHERE email = $1', [email]);
  const person = await logIn(email, 'seeker', FIREFOX);
  await ask('PUT', '/api/auth/profile', person, {
    userName: `${mark}renamed`,
    phone: '+2348031112203',
  });
  await liveAs(person, mark, '+2348031112204');
  return person;
}

async function agentWithEverything(mark: string): Promise<TestAccount> {
  const email = `${mark}first@mail.example`;
  const apply = async () =>
    agentSignupAnswerSchema.parse(
      (
        await ask('POST', '/api/agent-signup', undefined, {
          id: randomUUID(),
          email,
          name: `${mark}name`,
          companyName: `${mark}company`,
          phone: '+2348031112201',
          location: `${mark}location`,
          experience: `${mark}experience`,
          message: `${mark}application`,
          password: PASSWORD,
          rcNumber: `${mark}rc`,
          companyEmail: `${mark}office@mail.example`,
          companyPhone: '+2348031112202',
          position: `${mark}position`,
        })
      ).json(),
    ).uploadToken;
  const send = async (token: string) => {
    const answer = await t.app.inject({
      method: 'PUT',
      url: `/api/agent-signup/documents/validID?token=${token}&name=${mark}passport.pdf`,
      headers: { 'content-type': 'application/pdf' },
      payload: Buffer.from(`%PDF-1.4 ${mark}paper`),
    });
    expect(answer.statusCode).toBe(200);
  };
  const first = await apply();
  await send(first);
  await t.app.mailWorker.flush();
  const [{ id } = { id: '' }] = await rowsOf<{ id: string }>(
    t.database,
    'SELECT id FROM users WHERE email = $1',
    [email],
  );
  await ask('GET', `/api/agents/${id}/documents/validID`, approver);
  await ask('POST', '/api/email/agent-approval/reject', approver, {
    agentId: id,
    reason: `${mark}refusal`,
  });
  await send(await apply());
  await ask('POST', '/api/email/agent-approval/approve', approver, { agentId: id });
  await t.app.mailWorker.flush();
  await t.database.query(
    `UPDATE users SET verified_at = now(), plan = 'enterprise', password_hash = $2 WHERE id = $1`,
    [id, await hashPassword(PASSWORD)],
  );
  const person = await logIn(email, 'agent', FIREFOX);
  await ask('PUT', '/api/auth/profile', person, {
    userName: `${mark}renamed`,
    phone: '+2348031112203',
    companyName: `${mark}wished`,
    agentLicense: `${mark}license`,
    languages: `${mark}tongue`,
  });
  await ask('POST', '/api/email/agent-approval/reject', approver, {
    agentId: id,
    reason: `${mark}no name`,
  });
  await ask('PUT', '/api/auth/profile', person, { companyName: `${mark}wishes` });
  await ask('POST', '/api/inspections/calendar', person, { contacts: true });
  await sellAs(person, mark);
  await liveAs(person, mark, '+2348031112204');
  return person;
}

async function versionOf(listing: string): Promise<string> {
  const [row] = await rowsOf<{ version: number }>(
    t.database,
    'SELECT version FROM properties WHERE id = $1',
    [listing],
  );
  return `"${row?.version}"`;
}

/** What an agent does with listings, and what others do with those. */
async function sellAs(person: TestAccount, mark: string): Promise<void> {
  await ask('PUT', `/api/search-alerts/${randomUUID()}`, otherSeeker, {
    name: 'Flats in Lekki',
    criteria: { listingType: 'rent' },
    frequency: 'Instantly',
    includeSimilar: false,
  });
  const words = {
    title: `${mark}title`,
    address: `${mark}address, Lagos`,
    description: `${mark}description`,
  };
  const listing = await publishProperty(t, person, words);
  await t.app.inject({
    ...(await putPhoto(listing, person)),
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'image/png' },
  });
  await matchAlerts(t.database, 'http://gida.test', () => undefined);
  for (const [name, isGone] of [
    ['draft', false],
    ['gone', true],
  ] as const) {
    const url = `/api/properties/${randomUUID()}`;
    await ask('PUT', url, person, propertyContent({ title: `${mark}${name}` }));
    if (isGone) await ask('DELETE', url, person);
  }
  await ask('POST', '/api/saved-properties', otherSeeker, { propertyId: listing });
  await ask(
    'PUT',
    `/api/properties/${listing}`,
    person,
    propertyContent({ ...words, price: 4_000_000 }),
    { 'if-match': await versionOf(listing) },
  );
  await ask('POST', '/api/boosts/apply', person, { propertyId: listing }).catch(() => undefined);
  await ask('POST', '/api/email/property-approval', approver, {
    propertyId: listing,
    approved: false,
    reason: `${mark}reviewed`,
  });
  const talk = { propertyId: listing, subject: 'Is it free?' };
  await ask('POST', '/api/messages', otherSeeker, {
    ...talk,
    id: randomUUID(),
    recipientId: person.id,
    content: 'Tell me',
  });
  await ask('POST', '/api/messages', person, {
    ...talk,
    id: randomUUID(),
    recipientId: otherSeeker.id,
    content: `${mark}answer`,
  });
  const { data } = inspectionCreatedSchema.parse(
    (
      await ask('POST', '/api/inspections/requests', otherSeeker, {
        propertyId: listing,
        requestDate: '2099-01-01',
        requestTime: '10:00',
        contactNumber: '08099999999',
      })
    ).json(),
  );
  await ask('PATCH', `/api/inspections/requests/${data.id}/status`, person, {
    status: 'Confirmed',
    notes: `${mark}directions`,
  });
  await ask('PATCH', `/api/inspections/requests/${data.id}/cancel`, otherSeeker, {});
  await ask('POST', '/api/contact-requests', undefined, {
    id: randomUUID(),
    propertyId: listing,
    name: 'Vera Visitor',
    email: 'vera@mail.example',
    phone: '08099999999',
    kind: 'call',
    message: '',
  });
  await t.app.mailWorker.flush();
}

const COMMON = [
  'first@mail.example',
  'second@mail.example',
  'third@mail.example',
  'renamed',
  'location',
  'alert',
  'criteria',
  'subject',
  'content',
  'notes',
  'visitor',
  'asks',
  'unnamed',
  'staff subject',
  'staff words',
];
const OF_AGENT = [
  'company',
  'experience',
  'application',
  'rc',
  'office@mail.example',
  'position',
  'passport.pdf',
  'refusal',
  'wished',
  'wishes',
  'license',
  'no name',
  'title',
  'address',
  'description',
  'draft',
  'gone',
  'reviewed',
  'answer',
  'directions',
];
const PHONES = ['+2348031112203', '+2348031112204'];
const SHOWN = ['803 111 2201', '803 111 2202', '803 111 2203', '803 111 2204', '803111220'];

test.each([
  ['seeker', 'Quumbaseeks ', [...COMMON, 'budget'], PHONES],
  ['agent', 'Quumbasells ', [...COMMON, ...OF_AGENT], [...PHONES, '+2348031112202']],
] as const)(
  'a %s finds all they said in the export, and once erased it is nowhere',
  async (kind, given, words, phones) => {
    const mark = given.trim().toLowerCase();
    const person = await (kind === 'agent'
      ? agentWithEverything(mark)
      : seekerWithEverything(mark));
    const copy = await t.call('GET /api/account/export', { as: person });
    const text = JSON.stringify(copy).toLowerCase();
    expect(
      [...words.map((word) => `${mark}${word}`), ...phones].filter((word) => !text.includes(word)),
    ).toEqual([]);
    expect(copy.data.pushSubscriptions).toMatchObject([{ host: 'quumbapush.example' }]);
    expect(copy.data.account).toMatchObject([{ has_calendar_address: kind === 'agent' }]);
    expect(copy.data.documents).toHaveLength(kind === 'agent' ? 1 : 0);
    expect(copy.data.known_devices?.length).toBeGreaterThan(0);
    expect(copy.data.sms?.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/argon2|token=|quumba\w+endpoint/);

    const about = [person.id, mark, ...SHOWN];
    expect((await findTraces(t.database, t.dataDir, about)).length).toBeGreaterThan(40);
    await t.call('DELETE /api/account', {
      as: person,
      payload: { confirm: 'delete', password: PASSWORD },
    });
    await t.app.mailWorker.flush();
    expect(await findTraces(t.database, t.dataDir, about)).toEqual([]);
    // That somebody was erased, and what was decided, stays.
    const log = await rowsOf<{ action: string }>(
      t.database,
      `SELECT DISTINCT action FROM audit_log WHERE subject IN ('erased account', 'own account') ORDER BY action`,
    );
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.erase', 'account.export', 'mail.send']),
    );
    // What is the others' own stays.
    expect((await ask('GET', '/api/auth/profile', otherSeeker)).statusCode).toBe(200);
  },
);

test('what an approver decided stays without the name of who decided', async () => {
  const quitting = await t.account('approver', 'Quumbaboss');
  await ask('POST', '/api/email/send', quitting, {
    to: otherSeeker.email,
    subject: 'Hello',
    html: '<p>Hello</p>',
  });
  const copy = await t.call('GET /api/account/export', { as: quitting });
  expect(copy.data.decisionsByYou).toMatchObject([{ action: 'mail.send', actor: quitting.email }]);
  await t.database.transaction((tx) => eraseAccount(tx, quitting.id, { isRead: false }));
  expect(await findTraces(t.database, t.dataDir, [quitting.id, 'Quumbaboss'])).toEqual([]);
  expect(
    await rowsOf(
      t.database,
      `SELECT subject FROM audit_log WHERE actor = 'erased account' AND subject = $1`,
      [otherSeeker.email],
    ),
  ).toHaveLength(1);
});

test('the last mail goes out over a mail server, and is then forgotten', async () => {
  const mails = await startMailServer();
  const own = await createTestApp({ smtpUrl: mails.url });
  const seeker = await own.account('seeker', 'Quumbalast');
  await own.database.transaction((tx) => eraseAccount(tx, seeker.id));
  own.app.mailWorker.wake();
  await own.app.mailWorker.flush();
  expect(mails.to(seeker.email).map(({ subject }) => subject)).toEqual([
    'Your Gida account is deleted',
  ]);
  expect(await findTraces(own.database, own.dataDir, [seeker.email, 'Quumbalast'])).toEqual([]);
  await own.close();
  await mails.close();
});

test('every table that names a person is part of the copy, or is known to say nothing of them', async () => {
  const source = readdirSync('server/modules/privacy')
    .filter((name) => name.startsWith('export-'))
    .map((name) => readFileSync(`server/modules/privacy/${name}`, 'utf8'))
    .join('\n');
  const tables = await rowsOf<{ name: string }>(
    t.database,
    `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
     WHERE contype = 'f' AND confrelid = 'users'::regclass ORDER BY name`,
  );
  expect(tables.length).toBeGreaterThan(15);
  // How far a person's devices have read: numbers and ids. Recovery codes: hashes. Sign-ups: nobody who
  // can log in has any.
  const SAYS_NOTHING = ['feed_changes', 'feed_counters', 'recovery_codes', 'sign_ups'];
  expect(
    tables
      .map(({ name }) => name)
      .filter((name) => !new RegExp(`(?:From|own)\\('${name}[ ']`).test(source)),
  ).toEqual(SAYS_NOTHING);
});
