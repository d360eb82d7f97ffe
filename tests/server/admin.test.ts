import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loginAnswerSchema } from '../../src/contract/people/account';
import { openDatabase } from '../../server/open-database';
import { insertProperty } from '../../server/modules/properties/repository';
import { readSettings } from '../../server/plugins/settings';
import { accountExportSchema } from '../../src/contract/people/privacy';
import { codeKeySchema } from '../../src/contract/people/second-factor';
import { codeOf } from '../support/code-app';
import { command } from '../support/command';
import { madeDatabaseIn } from '../support/empty-database-in';
import { propertyContent } from '../support/property-content';
import { program } from '../support/program';
import { freePort } from '../support/free-port';
import { testFolder } from '../support/test-folder';

const folder = testFolder('admin');
let env: Record<string, string>;
beforeAll(async () => {
  env = await madeDatabaseIn(folder, 'admin-commands');
});

const admin = (...args: string[]) => command(['admin', ...args], env);

test('[FACTOR-7] the first approver is made, gets in and loses a second factor; agents are listed, approved, refused, exported, erased', async () => {
  const made = await admin('create-approver', 'boss@gida.example', 'The', 'Boss');
  expect(made.code).toBe(0);
  const token = /token=(\S+)/.exec(made.output)?.[1] ?? '';

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = program('main', [], { ...env, PORT: String(port), HOST: '127.0.0.1' });
  await server.ready;
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  expect(
    (await post('/api/auth/reset-password', { token, password: 'palm oil and pepper' })).status,
  ).toBe(200);
  const login = await post('/api/auth/login', {
    email: 'boss@gida.example',
    password: 'palm oil and pepper',
    userType: 'agent',
  });
  const { token: session, user } = loginAnswerSchema.parse(await login.json());
  expect(user).toMatchObject({ userType: 'approver', name: 'The Boss' });
  const own = { authorization: `Bearer ${session}` };
  const begun = await post(
    '/api/auth/codes/begin',
    { currentPassword: 'palm oil and pepper' },
    own,
  );
  const { key } = codeKeySchema.parse(await begun.json());
  expect((await post('/api/auth/codes/confirm', { code: codeOf(key) }, own)).status).toBe(200);
  for (const name of ['good', 'bad']) {
    const applied = await post('/api/agent-signup', {
      email: `${name}@agents.example`,
      name,
      companyName: `${name} ${randomUUID()}`,
      phone: '08030000000',
      password: 'under the mango tree',
    });
    expect(applied.status).toBe(202);
  }
  server.child.kill('SIGTERM');
  await server.ended;

  const lost = async () => (await admin('remove-second-factors', 'boss@gida.example')).output;
  expect(await lost()).toContain('logs in with the password alone from now on');
  expect(await lost()).toContain('boss@gida.example has no second factor');
  const bossFile = join(folder, 'boss.json');
  expect(await admin('export', 'boss@gida.example', bossFile)).toMatchObject({ code: 0 });
  const boss = accountExportSchema.parse(JSON.parse(readFileSync(bossFile, 'utf8'))).data;
  expect(boss).toMatchObject({ one_time_codes: [], passkeys: [], sessions: [] });
  const mails = boss.mails?.map(({ subject }) => subject);
  expect(mails).toEqual(Array(2).fill('How your Gida account is opened has changed'));

  expect((await admin('list')).output).toMatch(/good@agents\.example[\s\S]*bad@agents\.example/);
  expect(await admin('approve', 'good@agents.example')).toMatchObject({ code: 0 });
  expect((await admin('approve', 'good@agents.example')).output).toContain(
    'This application is decided already, or was taken back.',
  );
  expect(await admin('reject', 'bad@agents.example', 'No', 'papers')).toMatchObject({ code: 0 });
  expect((await admin('list')).output).toContain('No application waits for a decision');

  const file = join(folder, 'bad.json');
  expect(await admin('export', 'bad@agents.example', file)).toMatchObject({ code: 0 });
  const data = accountExportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  expect(data.data.account).toMatchObject([{ rejection_reason: 'No papers' }]);
  expect((await admin('export', 'bad@agents.example', file)).output).toContain('is there already');
  const two = await admin('erase', 'bad@agents.example', 'new@agents.example');
  expect(two).toMatchObject({ code: 1 });
  expect(two.output).toContain(
    "'new@agents.example' is more than erase takes, so nothing was done",
  );
  const asked = await admin('erase', 'bad@agents.example');
  expect(asked).toMatchObject({ code: 1 });
  expect(asked.output).toContain(
    'Nothing was erased yet. bad@agents.example is the agent bad, with 0 listings and 0 messages',
  );
  expect(await admin('erase', 'bad@agents.example', '--yes')).toMatchObject({ code: 0 });
  expect((await admin('erase', 'bad@agents.example')).output).toContain('has no account here');
});

test('a breach report names whom to tell, and the figures of a year count', async () => {
  const env = await madeDatabaseIn(folder, 'breach');
  const run = (...args: string[]) => command(['admin', ...args], env);
  const database = await openDatabase(readSettings({ ...env }));
  await database.query(
    `INSERT INTO users (id, user_type, name, email, phone) VALUES
       ('3f0b8c52-6a0e-4f0e-9d55-0d6c5b6a0001', 'seeker', 'Ada', '=ada@x.example', '+2348031112201'),
       ('3f0b8c52-6a0e-4f0e-9d55-0d6c5b6a0002', 'agent', 'Obi', 'obi@x.example', NULL)`,
  );
  await database.query(
    `INSERT INTO sessions (token_hash, user_id, last_used_at) VALUES
       ('\\x01', '3f0b8c52-6a0e-4f0e-9d55-0d6c5b6a0001', '2026-11-20T10:00:00Z'),
       ('\\x02', '3f0b8c52-6a0e-4f0e-9d55-0d6c5b6a0002', '2026-11-01T10:00:00Z')`,
  );
  await database.query(
    `INSERT INTO audit_log (actor, action, subject, at) VALUES
       ('x', 'account.erase', 'x', '2026-12-31T22:59:00Z'), ('x', 'account.erase', 'x', '2026-12-31T23:01:00Z'),
       ('x', 'account.export', 'x', '2026-03-01T00:00:00Z')`,
  );
  const home = '3f0b8c52-6a0e-4f0e-9d55-0d6c5b6a0003';
  const obi = '3f0b8c52-6a0e-4f0e-9d55-0d6c5b6a0002';
  await insertProperty(database, home, obi, propertyContent());
  // Two of one visitor, and one of somebody who has an account by now.
  for (const email of ['Vi@x.example', 'vi@x.example', 'OBI@x.example'])
    await database.query(
      `INSERT INTO contact_requests (id, property_id, owner_id, property_title, name, email, phone, kind, message, created_at)
       VALUES (gen_random_uuid(), $1, $2, 'Flat', 'Vi', $3, '+2348031112202', 'chat', 'Free?', '2026-11-02T10:00:00Z')`,
      [home, obi, email],
    );
  await database.query(
    `INSERT INTO reports (id, subject, subject_id, about_user_id, title, reason, note, answer_to, evidence, created_at)
     VALUES (gen_random_uuid(), 'listing', $1, $2, 'Flat', 'scam', '', 'uche@x.example', '{}', '2026-11-03T10:00:00Z')`,
    [home, obi],
  );
  const day = (await database.query('SELECT now()::date::text AS day'))[0]?.day;
  await database.close();

  const before = await run('audit-figures', '--year', '2026');
  expect(before.output).toContain('breach reports made: none recorded');
  const file = join(folder, 'breach.csv');
  const made = await run('breach-report', file, '--since', '2026-11-15');
  expect(made.code).toBe(0);
  expect(made.output).toContain('names and e-mail addresses: 2 rows of 2');
  expect(made.output).toContain('phone numbers of accounts: 1 row of 1');
  expect(made.output).toContain('passwords, as hashes: 0 rows of 0');
  expect(made.output).toContain('mails, with their words and links: 0 rows of 0');
  expect(made.output).toContain('2 accounts to tell, 1 with a session used since 2026-11-15');
  expect(made.output).toContain('and 2 visitors without an account');
  expect(made.output).toContain('exact addresses of listings: 0 rows of 0');
  expect(made.output).toContain('reports of visitors, with their addresses: 1 row of 1');
  for (const kind of ['notifications', 'stored answers', 'log of decisions'])
    expect(made.output).toContain(`  ${kind}: `);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8').trim().split('\r\n')).toEqual([
    'email,role,since,has_phone,has_password,papers,sessions_used_since',
    `"'=ada@x.example",seeker,${String(day)},yes,no,0,1`,
    `"obi@x.example",agent,${String(day)},no,no,0,0`,
    '"uche@x.example",visitor,2026-11-03,no,no,0,0',
    '"vi@x.example",visitor,2026-11-02,yes,no,0,0',
  ]);
  expect((await run('breach-report', file)).output).toContain('is there already');
  const year = String(day).slice(0, 4);
  expect((await run('audit-figures', '--year', year)).output).toContain('breach reports made: 1');
  const { output } = await run('audit-figures', '--year', '2026');
  expect(output).toContain('accounts of seekers today: 1\naccounts of agents today: 1');
  expect(output).toContain('copies given (exports): 1\naccounts erased: 1');
  expect((await run('audit-figures', '--year', 'all')).output).toContain('must be a year such as');
  const other = join(folder, 'other.csv');
  expect((await run('breach-report', other, '--since', 'soon')).output).toContain('must be a day');
  expect(existsSync(other)).toBe(false);
});

test.each([
  [[], 'npm run admin -- create-approver EMAIL NAME'],
  [['dance'], 'npm run admin -- list'],
  [['approve'], 'npm run admin -- approve EMAIL'],
  [['approve', 'not an address'], "'not an address' is no e-mail address"],
])('%o ends with a line that helps', async (args, words) => {
  const ended = await admin(...args);
  expect(ended.code).toBe(1);
  expect(ended.output).toContain(words);
  expect(ended.output).not.toMatch(/\bat \w+ \(/);
});
