import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type Ended = { code: number | null; output: string };

/** Starts one of the built programs and gathers what it says. */
export function program(file: 'main' | 'cli', args: string[], env: Record<string, string>) {
  const root = process.cwd();
  // It lives for seconds: to make PGlite's code fast would cost one that pays nothing.
  const start = ['--liftoff-only', join(root, 'dist', 'server', `${file}.js`)];
  const child = spawn(process.execPath, [...start, ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = once(child, 'exit').then(
    ([code]): Ended => ({ code: code as number | null, output }),
  );
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', () => output.includes('Gida is ready') && resolve());
  });
  return { child, ended, ready };
}
