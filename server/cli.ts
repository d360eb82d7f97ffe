import { unfinished } from './modules/backup/unfinished';
import { runCommand } from './run-command';

// Backups, exports and whatever else is written is for this user alone.
process.umask(0o077);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    unfinished.removeAll();
    // Nobody listens to it any more: it ends the process as it would have.
    process.kill(process.pid, signal);
  });

const { code, output } = await runCommand(process.argv.slice(2), process.env);
if (code === 0) console.log(output);
else console.error(output);
process.exitCode = code;
