import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINES, type Engine } from '../engines/browser-phone';
import { hasEngine } from '../engines/has-engine';
import { openPhone } from '../engines/open-phone';
import { buildOf, firstWithTables, lastRelease } from '../support/build-of';
import { startPostgres } from '../support/start-postgres';
import { ChaosOrigins } from './chaos-origin';
import { type BrowserReport, runBrowserChaos } from './run-browser-chaos';

// npm run chaos:browser -- --engine chromium --seed 7 --writes 100 [--postgres] [--seeds 20] [--tell]
//   --older phone   the phone begins with the build of the last release, and is updated to today's
//   --older server  a release is taken back: the server is the last one, and the phone goes back to it
//   --release REF   the commit that counts as the last release
// A seed repeats what is done and which fault the n-th request of a kind meets, not when.
// What an engine cannot be driven to is left out of its plan:
// - Firefox and WebKit have no Background Sync by which the worker could be woken, and no way to make
//   their storage full from outside.
// - WebKit under a driver forgets its storage when it ends: it is never killed. The server is.
// - The wrong clock is that of pages, and of the worker while a page is open: a worker that runs
//   alone has the right one. No engine's own timers or certificates are touched.
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'chromium' },
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    writes: { type: 'string', default: '100' },
    postgres: { type: 'boolean', default: false },
    /** Says every step as it is done. */
    tell: { type: 'boolean', default: false },
    older: { type: 'string' },
    release: { type: 'string' },
  },
});

const BROKEN = {
  lost: 'lost',
  doubled: 'doubled',
  outOfOrder: 'out of order',
  undead: 'delivered after they were taken back',
  saidFalsely: 'said falsely',
  stuck: 'stuck',
} as const satisfies Partial<Record<keyof BrowserReport, string>>;
const KINDS = Object.keys(BROKEN) as (keyof typeof BROKEN)[];

function engineOf(name: string): Engine {
  const engine = ENGINES.find((known) => known === name);
  if (engine === undefined) throw new Error(`--engine is one of ${ENGINES.join(', ')}`);
  return engine;
}

/** Which builds meet; undefined where all is of today. */
function releasesOf(older: string | undefined) {
  if (older === undefined) return undefined;
  if (older !== 'phone' && older !== 'server') throw new Error('--older is phone or server');
  const { release } = values;
  // A release that knows other tables is taken back with a backup alone (docs/operations.md).
  return older === 'phone'
    ? {
        firstClient: join(buildOf(release ?? lastRelease()), 'dist', 'client'),
        nextBuild: process.cwd(),
      }
    : { firstClient: null, nextBuild: buildOf(release ?? firstWithTables()) };
}

function print(engine: Engine, seed: number, report: BrowserReport, seconds: number): void {
  const { writes, faults, browserKills, serverKills, words } = report;
  console.log(
    `seed ${seed} ${engine}: ${writes} writes, ${faults} faults, ${browserKills} browser kills, ` +
      `${serverKills} server kills: ${KINDS.map((kind) => `${report[kind].length} ${BROKEN[kind]}`).join(', ')} ` +
      `(${words} words of the screen, ${report.notPossible.length} not possible, ${seconds.toFixed(0)} s)`,
  );
  for (const kind of KINDS)
    for (const line of report[kind]) console.log(`  ${BROKEN[kind]}: ${line}`);
}

const engine = engineOf(values.engine);
if (!hasEngine(engine)) process.exit(1);
const postgres = values.postgres ? await startPostgres() : null;
if (values.postgres && postgres === null) throw new Error('PostgreSQL is not installed here');
const releases = releasesOf(values.older);
const origins = await ChaosOrigins.prepare(postgres);
const first = Number(values.seed);
let bad = 0;
try {
  for (let seed = first; seed < first + Number(values.seeds); seed += 1) {
    const start = performance.now();
    const server = await origins.create(`chaos_${seed}_${Date.now()}`);
    try {
      const report = await runBrowserChaos({
        seed,
        writes: Number(values.writes),
        server,
        openPhone: (origin) => openPhone(engine, origin),
        ...(releases === undefined ? {} : { releases }),
        say: values.tell ? (line) => console.log(line) : () => undefined,
      });
      print(engine, seed, report, (performance.now() - start) / 1000);
      if (KINDS.some((kind) => report[kind].length > 0)) bad += 1;
    } catch (error) {
      bad += 1;
      console.log(
        `seed ${seed} ${engine}: ended early: ${error instanceof Error ? error.stack : String(error)}`,
      );
    } finally {
      await server.dispose();
    }
  }
} finally {
  origins.dispose();
  postgres?.stop();
}
console.log(bad === 0 ? 'All promises were kept.' : `${bad} seeds broke a promise.`);
process.exit(bad === 0 ? 0 : 1);
