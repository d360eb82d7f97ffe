import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Builds the app where it never was: these tests start it, and serve what a build makes. */
export default function buildOnce(): void {
  if (existsSync(join(process.cwd(), 'dist', 'fingerprint'))) return;
  // As for people: a test's own NODE_ENV makes React's development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit', env });
}
