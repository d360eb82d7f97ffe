import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bin, ROOT } from './run-step.mjs';

/**
 * Makes the data that browsers begin with, beside other work and once for all engines.
 * @returns the settings that lead to it, and what drops it; no settings where it could not be made: each engine tries by itself then, and says why
 */
export async function holdTemplate() {
  const holder = spawn(bin('tsx'), [join(ROOT, 'tests/support/hold-origin-template.ts')], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(holder, 'close');
  const lines = createInterface(holder.stdout);
  const [line] = await Promise.race([once(lines, 'line'), ended]);
  return {
    env: settingsIn(line),
    drop: async () => {
      holder.stdin.end();
      await ended;
    },
  };
}

function settingsIn(line) {
  try {
    return typeof line === 'string' ? JSON.parse(line) : {};
  } catch {
    return {};
  }
}
