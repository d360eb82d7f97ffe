import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'src',
  'sw',
  'server',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/** A fingerprint of everything a build reads: names, sizes and times, so that a warm start is quick. */
export function fingerprint(root) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (!existsSync(path)) return;
    const stat = statSync(path);
    if (stat.isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
    } else {
      hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
    }
  };
  for (const source of SOURCES) add(join(root, source));
  // These are compiled in: other settings are another build.
  for (const [name, value] of Object.entries(process.env).sort(([a], [b]) => (a < b ? -1 : 1)))
    if (name.startsWith('VITE_') || name === 'CONTACT_EMAIL') hash.update(`${name}=${value}\n`);
  return hash.digest('hex');
}

/** Whether dist/ is missing or was built from other sources. */
export function isStale(root) {
  const file = join(root, 'dist', 'fingerprint');
  return !existsSync(file) || readFileSync(file, 'utf8') !== fingerprint(root);
}
