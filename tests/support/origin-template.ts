import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDeltas } from '../../server/modules/releases/prepare-deltas';
import { Origin } from './origin';
import { createPostgresDatabase, NOTHING } from './postgres-databases';
import startServerDatabase from './postgres-global-setup';
import { postgresBin } from './start-postgres';

const DEMO_DATABASE = 'gida_demo';

/**
 * Makes the demo's data once for all browser tests of a run: each origin begins with a copy. On
 * PostgreSQL where there is one, because the embedded database costs each start three seconds of a
 * processor, which was a third of the run; its own ends and starts have tests of their own.
 */
export default async function makeTemplate(): Promise<() => void> {
  // By the program that started this one, for all of its engines.
  if (process.env.ORIGIN_TEMPLATE !== undefined) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'gida-origin-template-'));
  const hasPostgres = postgresBin() !== null;
  const stopDatabase = hasPostgres ? await startServerDatabase() : () => undefined;
  const env: Record<string, string> = { DATA_DIR: folder };
  if (hasPostgres) env.DATABASE_URL = await createPostgresDatabase(DEMO_DATABASE, NOTHING);
  const origin = await Origin.create(env);
  await origin.start();
  await origin.stop();
  // To its end: a server that finds it done starts no process for it.
  await prepareDeltas(join(process.cwd(), 'dist', 'client'), folder);
  await origin.dispose();
  process.env.ORIGIN_TEMPLATE = folder;
  if (hasPostgres) process.env.ORIGIN_DATABASE = DEMO_DATABASE;
  // A test's server lives for seconds: to make its code fast would cost one that pays nothing.
  process.env.ORIGIN_FLAGS = hasPostgres ? '--no-opt --max-lazy' : '--liftoff-only';
  return () => {
    stopDatabase();
    rmSync(folder, { recursive: true, force: true });
  };
}
