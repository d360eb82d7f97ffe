import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { listingPageSchema } from '../../src/contract/listing/listing-query';
import { freePort } from '../support/free-port';
import { startPostgres } from '../support/start-postgres';
import { TEST_DATABASE } from '../support/test-database';
import { patience } from '../support/patience';

// These start the built program (`npm run build`).
const run = promisify(execFile);
const TOOLS = ['bash', 'curl', 'psql', 'createdb'];
const hasTools = TOOLS.every((tool) =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, tool))),
);

/** The commands of the section, as they are typed. */
function commands(): string {
  const text = readFileSync('docs/operations.md', 'utf8');
  const section = text.split('## A first approver, a first agent, a first listing')[1] ?? '';
  return /```sh\n([\s\S]*?)```/.exec(section)?.[1] ?? '';
}

// Once is enough: it makes a PostgreSQL of its own.
test.runIf(hasTools && TEST_DATABASE === 'postgres')(
  'what the first steps of docs/operations.md type leads from an empty PostgreSQL to a listing that is found',
  async () => {
    const postgres = await startPostgres();
    if (postgres === null) return;
    const folder = mkdtempSync(join(tmpdir(), 'gida-first-'));
    try {
      const { hostname, port } = new URL(postgres.url);
      const ours = String(await freePort());
      const typed = commands();
      expect(typed).toContain('createdb gida');
      // Only places differ; `npm run admin` is the program it leads to.
      const script = typed
        .replaceAll('localhost:5432', `${hostname}:${port}`)
        .replaceAll('8080', ours)
        .replaceAll('/srv/gida', join(folder, 'data'))
        .replaceAll('npm run --silent admin --', 'node dist/server/cli.js admin');
      const { stdout } = await run(
        'bash',
        ['-c', `set -euo pipefail\ntrap 'kill $(jobs -p)' EXIT\n${script}`],
        {
          cwd: process.cwd(),
          timeout: patience(100_000),
          env: {
            PATH: process.env.PATH,
            HOME: folder,
            PGHOST: hostname,
            PGPORT: port,
            PGUSER: 'gida',
          },
        },
      );
      expect(stdout).toContain('ada@example.com  Okafor Homes  0 of 3 documents');
      // Behind the answer the server says that it stops.
      const answer = stdout.slice(
        stdout.lastIndexOf('{"properties":'),
        stdout.lastIndexOf('}') + 1,
      );
      const found = listingPageSchema.parse(JSON.parse(answer));
      expect(found.properties).toMatchObject([
        { title: '3 Bedroom Flat in Admiralty Way', status: 'Active' },
      ]);
    } finally {
      postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
