import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Prepares deltas in a process of its own: whole files are sent until they are there.
 * @returns what ends it
 */
export function startDeltaProcess(clientDir: string, dataDir: string): () => void {
  const child = fork(
    fileURLToPath(new URL('./delta-child.js', import.meta.url)),
    [clientDir, dataDir],
    {
      execArgv: [],
      // Nothing of the server's settings.
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  // Without it phones fetch whole files: no reason for the server to end.
  child.on('error', () => undefined);
  return () => void child.kill('SIGKILL');
}
