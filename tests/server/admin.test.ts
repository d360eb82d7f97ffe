import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountExportSchema } from '../../src/contract/privacy';
import { madeDatabaseIn } from '../support/empty-database-in';
import { program } from '../support/program';
import { freePort } from '../support/start-postgres';

let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gida-admin-'));
  env = await madeDatabaseIn(folder, 'admin-commands');
});
afterAll(() => rmSync(folder, { recursive: true }));

const admin = (...args: string[]) => program('cli', ['admin', ...args], env).ended;

test('the first approver is made and gets in; agents are listed, approved, refused, exported, erased', async () => {
  const made = await admin('create-approver', 'boss@gida.example', 'The', 'Boss');
  expect(made.code).toBe(0);
  const token = /token=(\S+)/.exec(made.output)?.[1] ?? '';

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = program('main', [], { ...env, PORT: String(port), HOST: '127.0.0.1' });
  await server.ready;
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
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
  expect(await login.json()).toMatchObject({ user: { userType: 'approver', name: 'The Boss' } });
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

  expect((await admin('list')).output).toMatch(/good@agents\.example[\s\S]*bad@agents\.example/);
  expect(await admin('approve', 'good@agents.example')).toMatchObject({ code: 0 });
  expect((await admin('approve', 'good@agents.example')).output).toContain(
    'No pending agent found with this email',
  );
  expect(await admin('reject', 'bad@agents.example', 'No', 'papers')).toMatchObject({ code: 0 });
  expect((await admin('list')).output).toContain('No application waits for a decision');

  const file = join(folder, 'bad.json');
  expect(await admin('export', 'bad@agents.example', file)).toMatchObject({ code: 0 });
  const data = accountExportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  expect(data.data.account).toMatchObject([{ rejection_reason: 'No papers' }]);
  expect((await admin('export', 'bad@agents.example', file)).output).toContain('is there already');
  expect(await admin('erase', 'bad@agents.example')).toMatchObject({ code: 0 });
  expect((await admin('erase', 'bad@agents.example')).output).toContain('has no account here');
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
