import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openPglite } from '../../server/db/open-pglite';
import { expectOneLine } from '../support/expect-one-line';
import { freePort } from '../support/free-port';
import { program } from '../support/program';
import { rowsOf } from '../support/rows-of';
import { testFolder } from '../support/test-folder';

// The built program (`npm run build`) on the embedded database: started, stopped and killed.
const folder = testFolder('embedded');

describe('a start that cannot be is one line and exit 1', () => {
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
});

/** Asks for an account, which is written before it is answered. */
const register = (port: string, name: string) =>
  fetch(`http://localhost:${port}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name,
      email: `${name}@test.example`,
      password: 'a-long-password',
      userType: 'seeker',
      preferences: {
        purpose: 'rent',
        budget: '5000000+',
        preferredLocation: 'Yaba',
        moveInTimeline: 'immediately',
      },
    }),
  });

// One life, because each start of the embedded database takes seconds.
test('a DATA_DIR is made, held alone, let go by kill -9 and by a clean end, and keeps what was acknowledged', async () => {
  const env = { DATA_DIR: join(folder, 'life'), PORT: String(await freePort()) };
  const first = program('main', [], env);
  await first.ready;
  expectOneLine(
    await program('main', [], { ...env, PORT: String(await freePort()) }).ended,
    /DATA_DIR .* is in use by process \d+/,
  );
  const names = Array.from({ length: 8 }, (_, n) => `p${n}`);
  const answers = await Promise.all(names.map((name) => register(env.PORT, name)));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 202));
  first.child.kill('SIGKILL');
  await first.ended;

  // The folder of the killed one is free.
  const second = program('main', [], env);
  await second.ready;
  // A browser that keeps an unused connection open does not hold up the end.
  const socket = connect(Number(env.PORT), 'localhost');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  second.child.kill('SIGINT');
  expect(await second.ended).toMatchObject({ code: 0 });

  const database = await openPglite({ dataDir: env.DATA_DIR });
  const kept = await rowsOf<{ name: string }>(database, 'SELECT name FROM users ORDER BY name');
  await database.close();
  expect(kept.map(({ name }) => name)).toEqual(names);
});
