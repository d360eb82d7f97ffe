// Builds when the sources changed, then becomes the server.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isStale } from './stale.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
if (isStale(root)) {
  console.log('Building …');
  const { buildAll } = await import('./build.mjs');
  await buildAll();
}
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
