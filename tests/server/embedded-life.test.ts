import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openPglite } from '../../server/db/open-pglite';
import { madeDatabaseIn } from '../support/empty-database-in';
import { program } from '../support/program';
import { freePort } from '../support/free-port';
import { rowsOf } from '../support/rows-of';
import { expectOneLine } from '../support/expect-one-line';
import { testFolder } from '../support/test-folder';

// The built program (`npm run build`) on the embedded database: started, stopped and killed.
const folder = testFolder('embedded');

describe('a start that cannot be is one line and exit 1', () => {
  test('a port in use', async () => {
    const port = await freePort();
    const taken = createServer().listen(port, 'localhost');
    await once(taken, 'listening');
    expectOneLine(
      await program('main', [], { ...(await madeDatabaseIn(folder, 'port')), PORT: String(port) })
        .ended,
      /Port \d+ is in use/,
    );
    taken.close();
  });
  test('a DATA_DIR that cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expectOneLine(
      await program('main', [], { DATA_DIR: join(file, 'data') }).ended,
      /DATA_DIR .* cannot be written/,
    );
  });
  test('a database that cannot be reached', async () => {
    const url = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
    expectOneLine(
      await program('main', [], { DATABASE_URL: url, DATA_DIR: join(folder, 'pg') }).ended,
      /DATABASE_URL cannot be reached/,
    );
  });
  test('a DATA_DIR in use, which is free again after a clean stop and after kill -9', async () => {
    const env = { ...(await madeDatabaseIn(folder, 'shared')), PORT: String(await freePort()) };
    const first = program('main', [], env);
    await first.ready;
    expectOneLine(
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
  const server = program('main', [], {
    ...(await madeDatabaseIn(folder, 'idle')),
    PORT: String(port),
  });
  await server.ready;
  const socket = connect(port, 'localhost');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});

test('what was acknowledged survives kill -9 of the embedded database', async () => {
  // Of its own making, from nothing.
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
});
