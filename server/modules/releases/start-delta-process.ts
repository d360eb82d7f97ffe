import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Prepares deltas in a process of its own; `stop` ends it. `done` comes with its end, however that was. */
export function startDeltaProcess(
  clientDir: string,
  dataDir: string,
): { done: Promise<void>; stop: () => void } {
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
  const done = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return { done, stop: () => void child.kill('SIGKILL') };
}
