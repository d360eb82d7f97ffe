import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { readMailFacts } from '../../server/doctor/read-mail-facts';
import { runDoctor } from '../../server/doctor/run-doctor';
import { openDatabase } from '../../server/open-database';
import { readSettings } from '../../server/plugins/settings';
import { command } from '../support/command';
import { madeDatabaseIn } from '../support/empty-database-in';
import { expectOneLine } from '../support/expect-one-line';
import { program } from '../support/program';
import { freePort } from '../support/free-port';
import { startMailServer } from '../support/start-mail-server';
import { testFolder } from '../support/test-folder';

const folder = testFolder('doctor');

const textsOf = async (env: Record<string, string>, level: 'wrong' | 'unwise') =>
  (await runDoctor(env)).filter((each) => each.level === level).map(({ text }) => text);

/** A mail server that wants a login and offers STARTTLS; it notes whether anybody sent a mail. */
async function mailServerWithLogin() {
  const seen = { logins: 0, encrypted: false, mails: 0 };
  const server = new SMTPServer({
    onAuth: ({ username, password }, session, done) => {
      seen.logins += 1;
      seen.encrypted = session.secure;
      if (username === 'gida' && password === 'right') done(null, { user: username });
      else done(new Error('Wrong password'));
    },
    onMailFrom: (_address, _session, done) => {
      seen.mails += 1;
      done();
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { seen, port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

test('the mail server is talked to up to the login, and gets no mail', async () => {
  const mailFrom = 'Homes <post@homes.invalid>';
  const { seen, port, close } = await mailServerWithLogin();
  const facts = (password: string) =>
    readMailFacts({
      // The server's own certificate is made up: only its encryption is looked at here.
      smtpUrl: `smtp://gida:${password}@127.0.0.1:${port}?tls.rejectUnauthorized=false`,
      mailFrom,
    });
  expect(await facts('right')).toMatchObject({
    failure: null,
    hasServer: true,
    domain: 'homes.invalid',
  });
  expect(seen).toEqual({ logins: 1, encrypted: true, mails: 0 });
  expect((await facts('wrong')).failure).toContain('Invalid login');
  await close();
  expect((await facts('right')).failure).toContain('ECONNREFUSED');
});

test('all settings that are wrong are told at once', async () => {
  expect(
    await textsOf({ PORT: 'abc', DEMO: 'maybe', S3_URL: 'https://s3.homes.ng/b' }, 'wrong'),
  ).toEqual([
    expect.stringMatching(/^PORT is 'abc'/),
    expect.stringMatching(/^DEMO is 'maybe'/),
    expect.stringMatching(/^S3_ACCESS_KEY_ID is missing/),
    expect.stringMatching(/^S3_SECRET_ACCESS_KEY is missing/),
  ]);
});

test('a database that is not there and a demo for others are wrong, and none is made', async () => {
  const env = { DATA_DIR: join(folder, 'none'), HOST: '0.0.0.0' };
  const found = await textsOf(env, 'wrong');
  expect(found).toEqual([
    expect.stringContaining('The demo is for this machine alone'),
    expect.stringContaining(`There is no DATA_DIR ${env.DATA_DIR}`),
  ]);
});

test('the command says what is unwise until it is done, and ends with 1 for what is wrong', async () => {
  const mails = await startMailServer();
  const env = {
    ...(await madeDatabaseIn(folder, 'site')),
    SMTP_URL: mails.url,
    MAIL_FROM: 'post@homes.invalid',
    CONTACT_EMAIL: 'desk@homes.ng',
    PUBLIC_URL: 'https://homes.ng',
    TRUST_PROXY: '1',
    PORT: String(await freePort()),
  };
  const server = program('main', [], env);
  await server.ready;
  server.child.kill('SIGTERM');
  expect((await server.ended).output).toContain('unwise: No backup was made yet');
  const first = await command(['doctor'], env);
  expect(first.output).toContain('unwise: No backup was made yet');
  expect(first.code).toBe(0);
  const file = join(folder, 'site.backup');
  await command(['backup', file], env);
  expect((await command(['doctor'], env)).output).toContain('The last backup is not encrypted');
  const sealed = { ...env, BACKUP_PASSPHRASE: 'four words of harmattan' };
  await command(['backup', file, '--encrypt'], sealed);
  expect((await command(['doctor'], env)).output).not.toContain('npm run backup');
  await mails.close();
  const dead = await command(['doctor'], env);
  expect(dead.output).toContain('wrong: The mail server in SMTP_URL does not work');
  expect(dead.code).toBe(1);
  // The start says so too, and does not wait for it.
  const without = program('main', [], env);
  await without.ready;
  await without.said('unwise: the mail server in SMTP_URL does not work');
  without.child.kill('SIGTERM');
  expect((await without.ended).code).toBe(0);
});

test('a port that is in use is told in one line', async () => {
  const env = await madeDatabaseIn(folder, 'port');
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  const address = taken.address();
  const PORT = String(typeof address === 'object' ? address?.port : address);
  expectOneLine(await program('main', [], { ...env, PORT }).ended, /Port \d+ is in use/);
  taken.close();
});

test('a start is stopped by what is wrong', async () => {
  const env = await madeDatabaseIn(folder, 'newer');
  const database = await openDatabase(readSettings(env));
  await database.query(`INSERT INTO schema_migrations (version, name) VALUES (99, 'later')`);
  await database.close();
  const { code, output } = await program('main', [], env).ended;
  expect(code).toBe(1);
  expect(output).toContain('Gida cannot start: The database is of a newer version of Gida');
});
