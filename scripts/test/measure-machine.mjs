import { PGlite } from '@electric-sql/pglite';
import { hash } from '@node-rs/argon2';

/** What the work below takes on two quiet cores of a server of 2026, in milliseconds. */
const USUAL_MS = 2000;
const PASSWORDS = 30;

/**
 * How many times slower than usual this machine is now, at least 1: a password's hash and a database's
 * start, the two kinds of work that tests wait for most. Limits of time are multiplied by it.
 */
export async function measureMachine() {
  const start = performance.now();
  for (let n = 0; n < PASSWORDS; n += 1) await hash(`password ${n}`);
  const database = await PGlite.create();
  await database.query('SELECT 1');
  await database.close();
  return Math.max(1, Math.round(((performance.now() - start) / USUAL_MS) * 10) / 10);
}
