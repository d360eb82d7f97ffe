import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '../../server/db/migrate';
import { openPglite } from '../../server/db/open-pglite';
import { openPostgres } from '../../server/db/open-postgres';
import { startPostgres } from '../support/start-postgres';
import { type Kind, soakLoad } from './soak-load';
import { type BuiltServer, startBuiltServer } from './start-built-server';

// Twenty clients at once against the built server, for as long as is said: how long each kind of call
// takes, and whether memory grows.
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    database: { type: 'string', default: 'postgres' },
    listings: { type: 'string', default: '20000' },
  },
});
const MINUTES = Number(values.minutes);
const LISTINGS = Number(values.listings);
if (!(MINUTES > 0) || !(LISTINGS > 0) || !['postgres', 'pglite'].includes(values.database))
  throw new Error(
    'Usage: npm run soak -- [--minutes N] [--database postgres|pglite] [--listings N]',
  );
const TENTHS = 10;

/** Milliseconds of the calls of one kind, and how many of them failed. */
type Times = { ms: number[]; failed: number };

async function loop(url: string, kind: Kind, n: number, endsAt: number, times: Times) {
  while (performance.now() < endsAt) {
    const { method, path, token, body } = kind.next(n);
    const began = performance.now();
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => null);
    await answer?.arrayBuffer();
    times.ms.push(performance.now() - began);
    if (answer?.ok !== true) times.failed += 1;
  }
}

async function soak(name: string, server: BuiltServer, kinds: Kind[]): Promise<void> {
  const clients = kinds.reduce((sum, kind) => sum + kind.clients, 0);
  console.log(
    `${name}: ${LISTINGS.toLocaleString('en-NG')} listings, ${clients} clients, ${MINUTES} minutes`,
  );
  const memory = [server.residentMb()];
  const beganAt = performance.now();
  const endsAt = beganAt + MINUTES * 60_000;
  const timer = setInterval(() => memory.push(server.residentMb()), (MINUTES * 60_000) / TENTHS);
  const all = new Map<string, Times>(kinds.map((kind) => [kind.name, { ms: [], failed: 0 }]));
  await Promise.all(
    kinds.flatMap((kind) =>
      Array.from({ length: kind.clients }, (_, n) =>
        loop(server.url, kind, n, endsAt, all.get(kind.name) ?? { ms: [], failed: 0 }),
      ),
    ),
  );
  clearInterval(timer);
  memory.push(server.residentMb());
  for (const [kind, { ms, failed }] of all) {
    ms.sort((a, b) => a - b);
    const at = (share: number) =>
      (ms[Math.min(ms.length - 1, Math.floor(ms.length * share))] ?? 0).toFixed(1).padStart(8);
    console.log(
      `  ${kind.padEnd(18)} p50${at(0.5)} ms  p95${at(0.95)} ms  p99${at(0.99)} ms  ${String(ms.length).padStart(7)} calls, ${failed} failed`,
    );
  }
  console.log(`  memory at the start, each tenth and the end: ${memory.join(', ')} MB`);
}

const folder = mkdtempSync(join(tmpdir(), 'gida-soak-'));
try {
  if (values.database === 'pglite') {
    const lite = await openPglite({ dataDir: folder });
    await migrate(lite);
    const kinds = await soakLoad(lite, LISTINGS);
    await lite.close();
    const server = await startBuiltServer({ DATA_DIR: folder, DATABASE_URL: '' });
    await soak('PGlite', server, kinds);
    await server.stop();
  } else {
    const postgres = await startPostgres();
    if (postgres === null) throw new Error('PostgreSQL is not installed here: --database pglite');
    try {
      const database = await openPostgres(postgres.url);
      await migrate(database);
      const kinds = await soakLoad(database, LISTINGS);
      await database.query('ANALYZE');
      await database.close();
      const server = await startBuiltServer({ DATA_DIR: folder, DATABASE_URL: postgres.url });
      await soak(postgres.version, server, kinds);
      await server.stop();
    } finally {
      postgres.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
