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
  /** Once it has said these words. */
  const said = (words: string) =>
    new Promise<void>((resolve) => {
      const look = () => output.includes(words) && resolve();
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
      look();
    });
  return { child, ended, said, ready: said('Gida is ready') };
}
