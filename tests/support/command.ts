import { type CommandEnd, runCommand } from '../../server/run-command';

/** Runs a maintenance command within this process, under settings that are none of the process's own. */
export function command(args: string[], env: Record<string, string>): Promise<CommandEnd> {
  return runCommand(args, { DEMO: '0', ...env });
}
