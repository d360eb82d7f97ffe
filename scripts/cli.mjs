// Runs one command of the server's, such as import, backup or restore, as it was built. Never builds: beside
// a running site that would replace its files, with the settings of whoever types the command.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const program = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist', 'server', 'cli.js');
if (existsSync(program)) await import(pathToFileURL(program).href);
else {
  console.error('The server is not built yet: run npm run build, or npm start, once');
  process.exitCode = 1;
}
