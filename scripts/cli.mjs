// Runs one command of the server's: import, backup or restore.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isStale } from './stale.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
await import('./setup.mjs');
if (isStale(root)) {
  console.log('Building …');
  const { buildAll } = await import('./build.mjs');
  await buildAll();
}
await import(pathToFileURL(join(root, 'dist', 'server', 'cli.js')).href);
