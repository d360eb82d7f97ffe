import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { migrate } from '../../server/db/migrate';
import { openPglite } from '../../server/db/open-pglite';
import { hashPassword } from '../../server/modules/auth/password';
import { openSession } from '../../server/modules/auth/sessions';
import { costlyPng } from '../support/costly-png';
import { freePort } from '../support/free-port';
import { fillWithListings } from './fill-with-listings';

// Logins and searches of the built server, alone and while agents send photos that are small as
// files and 40 megapixels once they are read.
const LISTINGS = Number(process.env.BENCH_LISTINGS ?? 10_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const UPLOADERS = 12;
const CONNECTIONS = 4;
const PASSWORD = 'a river in the dry season';

type Uploader = { propertyId: string; token: string };

async function fill(folder: string): Promise<{ email: string; uploaders: Uploader[] }> {
  const database = await openPglite({ dataDir: folder });
  await migrate(database);
  await fillWithListings(database, LISTINGS);
  const passwordHash = await hashPassword(PASSWORD);
  const account = async (userType: 'seeker' | 'agent') => {
    const id = randomUUID();
    const email = `${id}@load.example`;
    await database.query(
      `INSERT INTO users (id, user_type, name, email, verified_at, password_hash, plan)
       VALUES ($1, $2, 'Load', $3, now(), $4, $5)`,
      [id, userType, email, passwordHash, userType === 'agent' ? 'enterprise' : null],
    );
    return { id, email, token: await openSession(database, id) };
  };
  const seeker = await account('seeker');
  const listings = await database.kysely
    .selectFrom('properties')
    .select('id')
    .limit(UPLOADERS)
    .execute();
  const uploaders: Uploader[] = [];
  for (const { id: propertyId } of listings) {
    const { id, token } = await account('agent');
    await database.query('UPDATE properties SET owner_id = $2 WHERE id = $1', [propertyId, id]);
    uploaders.push({ propertyId, token });
  }
  await database.close();
  return { email: seeker.email, uploaders };
}

async function startServer(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(process.cwd(), 'dist', 'server', 'main.js')], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      DATABASE_URL: '',
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO: '0',
      RATE_LIMITS: '0',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Gida is ready')) resolve();
    });
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

async function measure(url: string, request: autocannon.Request): Promise<string> {
  const times: number[] = [];
  const options = { url, connections: CONNECTIONS, duration: SECONDS, requests: [request] };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, done) =>
      error === null ? resolve(done) : reject(error),
    );
    run.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    (times[Math.floor(times.length * share)] ?? 0).toFixed(1).padStart(7);
  return `p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   ${result.non2xx + result.errors} failed`;
}

/** Sends photos, each agent one after the other, until it is told to stop; answers what came back. */
function sendPhotos(url: string, uploaders: Uploader[], png: Buffer) {
  const counts = new Map<number, number>();
  const ended = new AbortController();
  const all = uploaders.map(async ({ propertyId, token }) => {
    const photoId = randomUUID();
    while (!ended.signal.aborted) {
      const answer = await fetch(
        `${url}/api/properties/${propertyId}/photos/${photoId}?position=0`,
        {
          method: 'PUT',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
          body: new Uint8Array(png),
        },
      );
      await answer.arrayBuffer();
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
    }
  });
  return async () => {
    ended.abort();
    await Promise.all(all);
    return [...counts].map(([status, times]) => `${times} × ${status}`).join(', ');
  };
}

const folder = mkdtempSync(join(tmpdir(), 'gida-photo-load-'));
try {
  const { email, uploaders } = await fill(folder);
  const png = await costlyPng(40);
  const { child, url } = await startServer(folder);
  const works: [string, autocannon.Request][] = [
    ['search', { path: '/api/properties?listingType=sale&location=Ikeja' }],
    [
      'login',
      {
        method: 'POST',
        path: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD, userType: 'seeker' }),
      },
    ],
  ];
  console.log(
    `PGlite, ${LISTINGS.toLocaleString('en-NG')} listings, ${CONNECTIONS} connections, ${SECONDS} s each; ${UPLOADERS} agents send a PNG of ${Math.round(png.length / 1024)} KB and 40 megapixels again and again`,
  );
  for (const [name, request] of works) {
    console.log(`  ${name.padEnd(7)} alone         ${await measure(url, request)}`);
  }
  for (const [name, request] of works) {
    const stop = sendPhotos(url, uploaders, png);
    const line = await measure(url, request);
    console.log(`  ${name.padEnd(7)} with photos   ${line}   photos: ${await stop()}`);
  }
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
