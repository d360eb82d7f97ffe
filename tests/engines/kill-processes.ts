import { execFileSync } from 'node:child_process';

/** Kills every process whose command line names this profile, without a warning. */
export function killProcesses(profile: string): void {
  for (const line of execFileSync('ps', ['-axo', 'pid=,args='], { encoding: 'utf8' }).split('\n')) {
    if (!line.includes(profile)) continue;
    try {
      process.kill(Number.parseInt(line, 10), 'SIGKILL');
    } catch {
      // It went with its parent.
    }
  }
}
