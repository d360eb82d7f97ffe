import { runCommand } from './run-command';

// Backups, exports and whatever else is written is for this user alone.
process.umask(0o077);

const { code, output } = await runCommand(process.argv.slice(2), process.env);
if (code === 0) console.log(output);
else console.error(output);
process.exitCode = code;
