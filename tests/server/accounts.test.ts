import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { freePort } from '../support/free-port';
import { createTestApp, type TestApp } from '../support/test-app';
import { sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';

const t = sharedApp({ demo: true });

const registration = (email: string) => ({
  name: 'Ngozi Obi',
  email,
  password: 'a-long-password',
  userType: 'seeker',
  preferences: {
    purpose: 'rent',
    budget: '500000-1000000',
    preferredLocation: 'Yaba',
    moveInTimeline: 'immediately',
  },
});

/** The link in the newest mail to somebody, once the worker has written it. */
async function linkTo(app: TestApp, email: string, subject: RegExp): Promise<string> {
  await app.app.mailWorker.flush();
  const folder = join(app.dataDir, 'mail');
  for (const file of readdirSync(folder).sort().reverse()) {
    const mail = await PostalMime.parse(readFileSync(join(folder, file)));
    if (mail.to?.[0]?.address === email && subject.test(mail.subject ?? '')) {
      return /http:\/\/gida\.test(\S+)/.exec(mail.text ?? '')?.[1] ?? '';
    }
  }
  throw new Error(`No mail to ${email}`);
}

test('[SIGN-6] [LOGIN-5] sign up, confirm by mail, log in, log out', async () => {
  const fresh = await createTestApp();
  const email = 'ngozi@test.example';
  await fresh.call('POST /register', { payload: registration(email) });
  const login = request('POST /api/auth/login', {
    payload: { email: 'NGOZI@test.example ', password: 'a-long-password', userType: 'seeker' },
  });
  const early = await fresh.refused(403, login);
  expect(early.message).toContain('verification');
  const link = await linkTo(fresh, email, /Welcome to Gida!/);
  const opened = await fresh.app.inject({ url: link });
  expect(opened.body).toContain('Confirm my e-mail');
  const press = request(`POST ${link}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
  const verified = await fresh.send(press);
  expect(verified.headers.location).toBe('/login?verified=true');
  expect((await fresh.send(press)).headers.location).toBe('/login?verified=false');
  const { token, user } = await fresh.call(login);
  expect(user).toMatchObject({ name: 'Ngozi Obi', userType: 'seeker' });
  const as = { id: user.id, email, token };
  await fresh.call('GET /api/auth/profile', { as });
  await fresh.call('POST /api/auth/logout', { as });
  expect((await fresh.send('GET /api/auth/profile', { as })).statusCode).toBe(401);
  await fresh.close();
});

test('[LOGIN-5] a wrong password and an unknown e-mail are answered alike', async () => {
  const bodies = await Promise.all(
    ['nobody@test.example', 'seeker@test.example'].map((email) =>
      t.refused(401, 'POST /api/auth/login', {
        payload: { email, password: 'wrong-password', userType: 'agent' },
      }),
    ),
  );
  expect(bodies[0]).toEqual(bodies[1]);
  expect(bodies[0]?.message).toBe('Invalid credentials. Please try again.');
});

test('[BIZ-5] an agent who waits for approval cannot log in and reads why', async () => {
  const { hashPassword } = await import('../../server/modules/auth/password');
  await t.database.query(
    `INSERT INTO users (id, user_type, name, email, password_hash, verified_at, approval)
     VALUES (gen_random_uuid(), 'agent', 'P', 'pending@test.example', $1, now(), 'pending')`,
    [await hashPassword('a-long-password')],
  );
  const refused = await t.refused(403, 'POST /api/auth/login', {
    payload: { email: 'pending@test.example', password: 'a-long-password', userType: 'agent' },
  });
  expect(refused.message).toContain('pending');
});

test('registering a known e-mail gives the same answer and warns its owner', async () => {
  const fresh = await createTestApp();
  const register = request('POST /api/register', { payload: registration('twice@test.example') });
  const first = await fresh.call(register);
  const link = await linkTo(fresh, 'twice@test.example', /Welcome to Gida!/);
  await fresh.app.inject({ method: 'POST', url: link.replace('http://gida.test', '') });
  const second = await fresh.call(register, {
    payload: { ...registration('TWICE@test.example'), password: 'another-password' },
  });
  expect(second).toEqual(first);
  await linkTo(fresh, 'twice@test.example', /already have a Gida account/);
  await fresh.close();
});

test('[RESET-1] a reset link works once, ends all sessions and the old password', async () => {
  const fresh = await createTestApp();
  const person = await fresh.account('seeker');
  const forgot = request('POST /api/auth/forgot-password', { payload: { email: person.email } });
  const known = await fresh.call(forgot);
  const unknown = await fresh.call(forgot, { payload: { email: 'no@test.example' } });
  expect(unknown).toEqual(known);
  const token = new URL(
    await linkTo(fresh, person.email, /new Gida password/),
    'http://gida.test',
  ).searchParams.get('token');
  const reset = request('POST /api/auth/reset-password', {
    payload: { token, password: 'brand-new-password' },
  });
  await fresh.call(reset);
  // The first answer may have been lost: the same password is chosen already, another is not taken.
  await fresh.call(reset);
  const again = await fresh.refused(422, reset, {
    payload: { token, password: 'another-new-password' },
  });
  expect(again.message).toBe('Failed to reset password. The link might have expired.');
  expect((await fresh.send('GET /api/auth/profile', { as: person })).statusCode).toBe(401);
  await fresh.call('POST /api/auth/login', {
    payload: { email: person.email, password: 'brand-new-password', userType: 'seeker' },
  });
  await fresh.close();
});

test('[MAIL-1] mails go out by SMTP where a server is set', async () => {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  const withMail = await createTestApp({ smtpUrl: `smtp://127.0.0.1:${port}` });
  const payload = { ...registration('smtp@test.example'), name: 'Eve Obi' };
  await withMail.call('POST /api/register', { payload });
  await withMail.app.mailWorker.flush();
  await withMail.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  expect(received).toHaveLength(1);
  const mail = await PostalMime.parse(received[0] ?? '');
  expect(mail.to?.[0]?.address).toBe('smtp@test.example');
  expect(mail.bcc).toBeUndefined();
  expect(mail.text).toContain('/api/auth/verify?token=');
  expect(mail.html).toContain('Confirm my e-mail');
});

test('the OpenAPI document names every route, and no refusal is a 5xx', async () => {
  const document = (await t.app.inject({ url: '/api/docs/json' })).json<{
    paths: Record<string, unknown>;
  }>();
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/api/properties',
      '/api/properties/{id}',
      '/api/messages',
      '/api/saved-properties',
      '/api/sync',
      '/api/auth/login',
    ]),
  );
  for (const payload of [
    '',
    '{',
    'null',
    '[]',
    '{"email":1}',
    '{"email":"a\\u0000b@c.de","password":"x","userType":"agent"}',
    '"x"',
  ]) {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode, payload).toBeLessThan(500);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  }
  const xml = await t.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'text/xml' },
    payload: '<a/>',
  });
  expect(xml.statusCode).toBe(415);
  expect((await t.app.inject({ url: '/api/nothing' })).statusCode).toBe(404);
});
