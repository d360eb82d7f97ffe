import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Origin } from './origin';

/**
 * Makes the demo's data once for all browser tests: each origin begins with a copy, which takes half
 * a second where making it anew takes five.
 */
export default async function makeTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'gida-origin-template-'));
  const origin = await Origin.create({ DATA_DIR: folder });
  await origin.start();
  await origin.stop();
  await origin.dispose();
  process.env.ORIGIN_TEMPLATE = folder;
  // A test's server lives for seconds: to make PGlite's code fast would cost one that pays nothing.
  process.env.ORIGIN_FLAGS = '--liftoff-only';
  return () => rmSync(folder, { recursive: true, force: true });
}
