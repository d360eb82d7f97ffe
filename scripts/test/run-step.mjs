import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export const bin = (name) => join(ROOT, 'node_modules', '.bin', name);

/**
 * Runs a command from the project's folder and tells how long it took.
 * @param isQuiet whether what it says is told as a whole at its end, as where several run at once
 * @returns whether it ended well, and what a quiet one said
 */
export async function runStep(name, command, args, { env = {}, isQuiet = false } = {}) {
  const start = performance.now();
  if (!isQuiet) console.log(`\n── ${name}`);
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  const [status] = await once(child, 'close');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const end = `── ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s`;
  console.log(isQuiet ? `\n── ${name}\n${said}${end}` : end);
  return { ok: status === 0, said: said.trim() };
}
