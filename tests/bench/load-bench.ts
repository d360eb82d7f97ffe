import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Database } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { openPglite } from '../../server/db/open-pglite';
import { openPostgres } from '../../server/db/open-postgres';
import { hashPassword } from '../../server/modules/auth/password';
import { openSession } from '../../server/modules/auth/sessions';
import { startPostgres } from '../support/start-postgres';
import { fillWithListings } from './fill-with-listings';
import { startBuiltServer } from './start-built-server';
import { rowsOf } from '../support/rows-of';

// Loads the built server over HTTP: search, detail, login and message at 100,000 listings, on both
// databases, and its memory over five minutes of all of them.
const LISTINGS = Number(process.env.BENCH_LISTINGS ?? 100_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const SOAK_MINUTES = Number(process.env.BENCH_SOAK_MINUTES ?? 5);
const CONNECTIONS = 10;
const PASSWORD = 'a river in the dry season';

type World = { properties: { id: string; owner: string }[]; email: string; token: string };
type Work = { name: string; request: (world: World) => autocannon.Request };

const json = { 'content-type': 'application/json' };
const pick = <T>(list: T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const PLACES = ['Lekki, Lagos', 'Ikeja', 'Abuja', 'Port Harcourt', 'Surulere'];

const WORKS: Work[] = [
  {
    name: 'search',
    request: () => ({
      setupRequest: (request) => ({
        ...request,
        path: `/api/properties?listingType=sale&location=${encodeURIComponent(pick(PLACES))}`,
      }),
    }),
  },
  {
    name: 'detail',
    request: ({ properties }) => ({
      setupRequest: (request) => ({ ...request, path: `/api/properties/${pick(properties).id}` }),
    }),
  },
  {
    name: 'login',
    request: ({ email }) => ({
      method: 'POST',
      path: '/api/auth/login',
      headers: json,
      body: JSON.stringify({ email, password: PASSWORD, userType: 'seeker' }),
    }),
  },
  {
    name: 'message',
    request: ({ properties, token }) => ({
      setupRequest: (request) => {
        const property = pick(properties);
        return {
          ...request,
          method: 'POST',
          path: '/api/messages',
          headers: {
            ...json,
            authorization: `Bearer ${token}`,
            'idempotency-key': randomUUID(),
          },
          body: JSON.stringify({
            id: randomUUID(),
            recipientId: property.owner,
            propertyId: property.id,
            subject: 'Hello',
            content: 'Is it still available?',
          }),
        };
      },
    }),
  },
];

async function fill(database: Database): Promise<World> {
  await migrate(database);
  await fillWithListings(database, LISTINGS);
  const id = randomUUID();
  const email = `${id}@load.example`;
  await database.query(
    `INSERT INTO users (id, user_type, name, email, verified_at, password_hash)
     VALUES ($1, 'seeker', 'Load', $2, now(), $3)`,
    [id, email, await hashPassword(PASSWORD)],
  );
  const token = await openSession(database, id);
  const properties = await rowsOf<{ id: string; owner: string }>(
    database,
    `SELECT id, owner_id AS owner FROM properties WHERE status = 'Active' LIMIT 1000`,
  );
  return { properties, email, token };
}

async function load(url: string, requests: autocannon.Request[], seconds: number) {
  const times: number[] = [];
  const options = { url, connections: CONNECTIONS, duration: seconds, requests };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, done) =>
      error === null ? resolve(done) : reject(error),
    );
    run.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { result, at, count: times.length };
}

async function bench(name: string, env: Record<string, string>, world: World): Promise<void> {
  const server = await startBuiltServer(env);
  const { url } = server;
  console.log(
    `\n${name}: ${LISTINGS.toLocaleString('en-NG')} listings, ${CONNECTIONS} connections, ${SECONDS} s each`,
  );
  for (const work of WORKS) {
    const { result, at, count } = await load(url, [work.request(world)], SECONDS);
    console.log(
      `  ${work.name.padEnd(8)} p50 ${at(0.5).toFixed(1).padStart(7)} ms   p95 ${at(0.95).toFixed(1).padStart(7)} ms   p99 ${at(0.99).toFixed(1).padStart(7)} ms   ${(count / SECONDS).toFixed(0).padStart(5)}/s   ${result.non2xx + result.errors} failed`,
    );
  }
  const memory: number[] = [];
  for (let minute = 0; minute < SOAK_MINUTES; minute += 1) {
    await load(
      url,
      WORKS.map((work) => work.request(world)),
      60,
    );
    memory.push(server.residentMb());
  }
  if (SOAK_MINUTES > 0)
    console.log(
      `  memory after each minute of all four: ${memory.map((mb) => `${mb} MB`).join(', ')}`,
    );
  await server.stop();
}

const folder = mkdtempSync(join(tmpdir(), 'gida-load-'));
try {
  const lite = await openPglite({ dataDir: folder });
  const embedded = await fill(lite);
  await lite.close();
  await bench('PGlite', { DATA_DIR: folder, DATABASE_URL: '' }, embedded);
  const postgres = await startPostgres();
  if (postgres === null) {
    console.log('\nPostgreSQL is not installed here and is not measured');
  } else {
    const database = await openPostgres(postgres.url);
    const world = await fill(database);
    await database.query('ANALYZE');
    await database.close();
    await bench(postgres.version, { DATA_DIR: folder, DATABASE_URL: postgres.url }, world);
    postgres.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
