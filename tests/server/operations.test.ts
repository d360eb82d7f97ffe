import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPglite } from '../../server/db/open-pglite';
import { readSettings } from '../../server/plugins/settings';
import { madeDatabaseIn } from '../support/empty-database-in';
import { type Ended, program } from '../support/program';
import { freePort } from '../support/start-postgres';
import { TEST_DATABASE } from '../support/test-database';
import { rowsOf } from '../support/rows-of';

// These start the built programs (`npm run build`); what differs by database is the address they are given.
const ROOT = process.cwd();
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gida-operations-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A database of the kind under test, empty: its environment. */
const emptyDatabase = (name: string) => madeDatabaseIn(folder, name);

describe('settings', () => {
  test.each([
    [{ PORT: 'abc' }, "PORT is 'abc', but must be a whole number from 1 to 65535"],
    [{ PORT: '70000' }, "PORT is '70000', but must be a whole number from 1 to 65535"],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL is not understood, but must be an address such as postgres://',
    ],
    [{ PUBLIC_URL: 'gida' }, "PUBLIC_URL is 'gida', but must be an address such as https://"],
    [
      { SMTP_URL: 'mail.example' },
      'SMTP_URL is not understood, but must be an address such as smtp://',
    ],
    [{ DEMO: 'maybe' }, "DEMO is 'maybe', but must be 0 or 1"],
    [
      { SMS_URL: 'termii' },
      "SMS_URL is 'termii', but must be the address of an SMS gateway, such as https://api.ng.termii.com",
    ],
    [{ SMS_URL: 'https://sms.example' }, 'SMS_KEY is missing, but SMS_URL is given'],
    [
      { SMS_URL: 'https://sms.example', SMS_KEY: 'k' },
      'SMS_SENDER is missing, but SMS_URL is given',
    ],
    [{ SMS_KEY: 'k' }, 'SMS_URL is missing, but a key or a sender for it is given'],
    [{ SMS_SENDER: 'Gida' }, 'SMS_URL is missing, but a key or a sender for it is given'],
    [
      { SMS_SENDER: 'Gi' },
      "SMS_SENDER is 'Gi', but must be a name of 3 to 11 letters and digits, such as Gida",
    ],
    [{ SMS_SENDER: 'Gida Homes!' }, 'but must be a name of 3 to 11 letters and digits'],
    [{ SMS_CHANNEL: 'whatsapp' }, "SMS_CHANNEL is 'whatsapp', but must be generic or dnd"],
  ])('%o is refused in one line', (env, line) => {
    expect(() => readSettings(env)).toThrow(line);
  });
  test('of an SMS gateway are all there or none', () => {
    expect(readSettings({}).sms).toBeNull();
    const env = { SMS_URL: 'https://sms.example/', SMS_KEY: 'k4711', SMS_SENDER: 'Gida' };
    expect(readSettings(env).sms).toEqual({
      url: 'https://sms.example',
      key: 'k4711',
      sender: 'Gida',
      channel: 'generic',
    });
    expect(readSettings({ ...env, SMS_CHANNEL: 'dnd' }).sms?.channel).toBe('dnd');
  });
  test('defaults are a demo on this machine, and DATABASE_URL ends the demo', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      host: 'localhost',
      databaseUrl: null,
      smtpUrl: null,
      demo: true,
      publicUrl: 'http://localhost:8080',
    });
    expect(readSettings({ DATABASE_URL: 'postgres://u@h/d' }).demo).toBe(false);
    expect(readSettings({ PUBLIC_URL: 'https://gida.example/' }).publicUrl).toBe(
      'https://gida.example',
    );
  });
});

describe.runIf(TEST_DATABASE === 'pglite')('a start that cannot be is one line and exit 1', () => {
  const oneLine = ({ code, output }: Ended, text: RegExp) => {
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toMatch(text);
  };
  test('a port in use', async () => {
    const port = await freePort();
    const taken = createServer().listen(port, 'localhost');
    await once(taken, 'listening');
    oneLine(
      await program('main', [], { PORT: String(port), DATA_DIR: join(folder, 'port') }).ended,
      /Port \d+ is in use/,
    );
    taken.close();
  });
  test('a DATA_DIR that cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    oneLine(
      await program('main', [], { DATA_DIR: join(file, 'data') }).ended,
      /DATA_DIR .* cannot be written/,
    );
  });
  test('a database that cannot be reached', async () => {
    const url = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
    oneLine(
      await program('main', [], { DATABASE_URL: url, DATA_DIR: join(folder, 'pg') }).ended,
      /DATABASE_URL cannot be reached/,
    );
  });
  test('a DATA_DIR in use, which is free again after a clean stop and after kill -9', async () => {
    const env = { DATA_DIR: join(folder, 'shared'), PORT: String(await freePort()) };
    const first = program('main', [], env);
    await first.ready;
    oneLine(
      await program('main', [], { ...env, PORT: String(await freePort()) }).ended,
      /DATA_DIR .* is in use by process \d+/,
    );
    first.child.kill('SIGINT');
    expect(await first.ended).toMatchObject({ code: 0 });
    const second = program('main', [], env);
    await second.ready;
    second.child.kill('SIGKILL');
    await second.ended;
    const third = program('main', [], env);
    await third.ready;
    third.child.kill('SIGTERM');
    expect((await third.ended).code).toBe(0);
  });
});

test('a browser that keeps an unused connection open does not hold up the end', async () => {
  const port = await freePort();
  const server = program('main', [], { ...(await emptyDatabase('idle')), PORT: String(port) });
  await server.ready;
  const socket = connect(port, 'localhost');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
}, 30_000);

describe('the import command', () => {
  const sample = join(ROOT, 'public', 'sample-listings.csv');
  test('reads the sample, changes nothing on a second run, and a dry run writes nothing', async () => {
    const env = await emptyDatabase('import');
    const dry = await program('cli', ['import', sample, '--dry-run'], env).ended;
    expect(dry.output).toContain('dry run: nothing written');
    const first = await program('cli', ['import', sample], env).ended;
    expect(first.output.replace(/ +/g, ' ')).toContain(' 59 imported\n 0 updated\n 0 unchanged');
    const again = await program('cli', ['import', sample], env).ended;
    expect(again.output.replace(/ +/g, ' ')).toContain(' 0 imported\n 0 updated\n 59 unchanged');
    const changed = join(folder, 'changed.csv');
    writeFileSync(
      changed,
      readFileSync(sample, 'utf8').replace(
        'Fenced plot of 650 sqm',
        'Fenced corner plot of 650 sqm',
      ),
    );
    const third = await program('cli', ['import', changed], env).ended;
    expect(third.output.replace(/ +/g, ' ')).toContain(' 0 imported\n 1 updated\n 58 unchanged');
  });
  test('a missing file, a wrong encoding and an unknown header are one clear line', async () => {
    const env = { DATA_DIR: join(folder, 'refused') };
    const binary = join(folder, 'binary.csv');
    writeFileSync(binary, Buffer.from('price,town\n10,\0\n'));
    const header = join(folder, 'header.csv');
    writeFileSync(header, 'colour,weight\nred,3\n');
    for (const [file, text] of [
      [join(folder, 'none.csv'), /there is no such file/],
      [binary, /is no table/],
      [header, /No column for a price and a place .* colour, weight/],
    ] as const) {
      const { code, output } = await program('cli', ['import', file], env).ended;
      expect(code).toBe(1);
      expect(output.trim().split('\n')).toHaveLength(1);
      expect(output).toMatch(text);
    }
  });
});

test('a backup restores into an empty database, and only there', async () => {
  const from = await emptyDatabase('from');
  await program('cli', ['import', join(ROOT, 'public', 'sample-listings.csv')], from).ended;
  const file = join(folder, 'gida.backup');
  expect((await program('cli', ['backup', file], from).ended).output).toMatch(
    /Backup written .*: 120 rows/,
  );
  const to = await emptyDatabase('to');
  expect((await program('cli', ['restore', file], to).ended).output).toMatch(/Restored 120 rows/);
  const twice = await program('cli', ['restore', file], to).ended;
  expect(twice).toMatchObject({ code: 1 });
  expect(twice.output).toContain('already has content');
  const unchanged = await program(
    'cli',
    ['import', join(ROOT, 'public', 'sample-listings.csv')],
    to,
  ).ended;
  expect(unchanged.output.replace(/ +/g, ' ')).toContain(' 59 unchanged');

  const half = join(folder, 'half.backup');
  writeFileSync(half, gzipSync('{"gidaBackup":1,"schema":1}\n'));
  const third = await emptyDatabase('third');
  for (const bad of [half, join(ROOT, 'README.md'), join(folder, 'no-such-file')]) {
    const refused = await program('cli', ['restore', bad], third).ended;
    expect(refused.code).toBe(1);
    expect(refused.output.trim().split('\n')).toHaveLength(1);
  }
});

test.runIf(TEST_DATABASE === 'pglite')(
  'what was acknowledged survives kill -9 of the embedded database',
  async () => {
    const env = { DATA_DIR: join(folder, 'killed'), PORT: String(await freePort()) };
    const server = program('main', [], env);
    await server.ready;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        fetch(`http://localhost:${env.PORT}/register`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            name: `P${n}`,
            email: `p${n}@test.example`,
            password: 'a-long-password',
            userType: 'seeker',
            preferences: {
              purpose: 'rent',
              budget: '5000000+',
              preferredLocation: 'Yaba',
              moveInTimeline: 'immediately',
            },
          }),
        }),
      ),
    );
    server.child.kill('SIGKILL');
    await server.ended;
    expect(answers.every((answer) => answer.status === 202)).toBe(true);
    const database = await openPglite({ dataDir: env.DATA_DIR });
    const [row] = await rowsOf<{ n: number }>(database, 'SELECT count(*) AS n FROM users');
    await database.close();
    expect(row?.n).toBe(8);
  },
);
