import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { prepareDeltas } from '../../server/modules/releases/prepare-deltas';
import { Origin } from './origin';

const CACHE = join(process.cwd(), '.cache');
const NAME = 'origin-template';

/**
 * Makes the demo's data once for all browser tests of a build and a day: each origin begins with a
 * copy, which takes half a second where making it anew takes five, and half a minute of a busy machine.
 */
export default async function makeTemplate(): Promise<void> {
  // The demo's homes are as old as the day they were made on.
  const day = new Date().toISOString().slice(0, 10);
  const build = readFileSync(join(process.cwd(), 'dist', 'fingerprint'), 'utf8').trim();
  const name = `${NAME}-${build}-${day}`;
  const folder = join(CACHE, name);
  if (!existsSync(folder)) {
    mkdirSync(CACHE, { recursive: true });
    for (const old of readdirSync(CACHE).filter((other) => other.startsWith(NAME)))
      rmSync(join(CACHE, old), { recursive: true, force: true });
    const made = mkdtempSync(join(CACHE, `${NAME}-being-made-`));
    const origin = await Origin.create({ DATA_DIR: made });
    await origin.start();
    await origin.stop();
    // To its end: a server that finds it done starts no process for it.
    await prepareDeltas(join(process.cwd(), 'dist', 'client'), made);
    await origin.dispose();
    // Whole or not at all: a run that was broken off leaves none.
    renameSync(made, folder);
  }
  process.env.ORIGIN_TEMPLATE = folder;
  // A test's server lives for seconds: to make PGlite's code fast would cost one that pays nothing.
  process.env.ORIGIN_FLAGS = '--liftoff-only';
}
