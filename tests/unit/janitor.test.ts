import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** A run that leaves a process of its own session and a folder, and then waits to be ended. */
const runThatLeaves = (seconds: number) => `
  import { beginRun } from '${join(process.cwd(), 'scripts/test/begin-run.mjs')}';
  import { spawn } from 'node:child_process';
  const run = beginRun();
  const left = spawn('sleep', ['${seconds}'], { detached: true, stdio: 'ignore' });
  console.log(run.folder, left.pid);
  process.on('message', async (graceMs) => {
    process.send(await run.end(graceMs), () => process.exit(0));
  });
  setInterval(() => undefined, 1000);
`;

async function begin(seconds: number): Promise<{ run: ChildProcess; folder: string; pid: number }> {
  const { GIDA_RUN: _, ...env } = process.env;
  const run = spawn(process.execPath, ['--input-type=module', '-e', runThatLeaves(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env,
  });
  const [line] = (await once(run.stdout ?? run, 'data')) as [Buffer];
  const [folder = '', pid = ''] = line.toString().trim().split(' ');
  return { run, folder, pid: Number(pid) };
}

/** Ends a run; returns what it says of processes that it had to end. */
async function end(run: ChildProcess, graceMs: number): Promise<string> {
  const answered = once(run, 'message');
  run.send(graceMs);
  const [said] = (await answered) as [string];
  return said;
}

/** Whether a process is there and no mere entry that nobody has read the end of. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

// Only Linux tells which processes belong to a run.
describe.runIf(process.platform === 'linux')('a run of tests', () => {
  test('that is killed leaves no process and no folder', async () => {
    const { run, folder, pid } = await begin(1000);
    expect([existsSync(folder), isRunning(pid)]).toEqual([true, true]);
    run.kill('SIGKILL');
    await expect.poll(() => [existsSync(folder), isRunning(pid)]).toEqual([false, false]);
  });

  test('that ends by itself says what it left, and ends that too', async () => {
    const { run, folder, pid } = await begin(1000);
    expect(await end(run, 0)).toBe(`Left behind and ended: sleep ${pid}`);
    expect(existsSync(folder)).toBe(false);
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  test('says nothing of what was just ending', async () => {
    const { run, folder } = await begin(0.2);
    expect(await end(run, 30_000)).toBe('');
    expect(existsSync(folder)).toBe(false);
  });
});
