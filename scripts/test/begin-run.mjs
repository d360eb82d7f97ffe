import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How long what was told to end may take to be gone, on a machine as slow as it may be. */
const GRACE_MS = 20_000;

/** Linux's folder in memory: databases, photos and browsers write there at a twentieth of a disk's cost. */
const IN_MEMORY = '/dev/shm';
/** Several times what a run was seen to keep at once; in a container it is often smaller. */
const ROOMY_BYTES = 4 * 1024 ** 3;

/**
 * Begins a run whose processes and files are all gone when it ends, also by kill -9: whatever is
 * started from here on inherits its mark and its temporary folder.
 * @returns what ends it, with a line for what had to be ended by force
 */
export function beginRun() {
  const id = randomUUID();
  const folder = mkdtempSync(join(isRoomy(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'gida-run-'));
  // PostgreSQL is another user's, and must pass through.
  chmodSync(folder, 0o711);
  const janitor = spawn(
    process.execPath,
    [join(import.meta.dirname, 'janitor.mjs'), id, folder],
    // Of its own: what stops the run must not stop it.
    { detached: true, stdio: ['pipe', 'pipe', 'inherit'], env: { PATH: process.env.PATH } },
  );
  janitor.unref();
  let said = '';
  janitor.stdout.on('data', (chunk) => {
    said += chunk;
  });
  process.env.GIDA_RUN = id;
  process.env.TMPDIR = folder;
  return {
    folder,
    end: async (graceMs = GRACE_MS) => {
      janitor.ref();
      const gone = once(janitor, 'close');
      janitor.stdin.end(String(graceMs));
      await gone;
      return said.trim();
    },
  };
}

/** Whether a folder is there with room for all that a run keeps. */
function isRoomy(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOMY_BYTES;
  } catch {
    return false;
  }
}
