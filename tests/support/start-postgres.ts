import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export type RunningPostgres = { url: string; version: string; stop: () => void };

/** The folder of PostgreSQL's programs, newest version first, or null where it is not installed. */
export function postgresBin(): string | null {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return null;
  const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  const found = versions.find((version) => existsSync(join(base, version, 'bin', 'initdb')));
  return found === undefined ? null : join(base, found, 'bin');
}

/** For data that nobody keeps: nothing waits for the disk. */
const IN_MEMORY = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'autovacuum=off',
  // Within its folder: what an immediate end leaves elsewhere would stay.
  'dynamic_shared_memory_type=mmap',
  'max_connections=300',
];

/**
 * Starts a PostgreSQL of our own on a free port with its data in a temporary folder.
 * @param isDurable false where a test throws it away: what is measured must write as a site's own does
 */
export async function startPostgres({
  isDurable = true,
}: {
  isDurable?: boolean;
} = {}): Promise<RunningPostgres | null> {
  const bin = postgresBin();
  if (bin === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'gida-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const port = await freePort();
  // The server refuses to run as root.
  const run = (program: string, args: string[]) =>
    process.getuid?.() === 0
      ? execFileSync('runuser', ['-u', 'postgres', '--', join(bin, program), ...args], {
          stdio: 'pipe',
          cwd: folder,
        })
      : execFileSync(join(bin, program), args, { stdio: 'pipe', cwd: folder });
  run('initdb', ['-D', data, '-U', 'gida', '--auth=trust', '-E', 'UTF8', '--no-sync']);
  const settings = ['listen_addresses=127.0.0.1', 'shared_buffers=256MB'];
  if (!isDurable) settings.push(...IN_MEMORY);
  const options = `-p ${port} -k ${folder} ${settings.map((each) => `-c ${each}`).join(' ')}`;
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  const version = execFileSync(join(bin, 'postgres'), ['--version']).toString().trim();
  return {
    url: `postgres://gida@127.0.0.1:${port}/postgres`,
    version,
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
