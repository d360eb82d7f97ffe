// Runs the whole of `npm test` several times, with processes that keep the cores busy: what fails once
// would fail some day.
//   npm run test:steady -- --runs 4 --busy 2
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { ROOT } from './run-step.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '4' },
    busy: { type: 'string', default: '2' },
  },
});

const busy = Array.from({ length: Number(values.busy) }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
process.once('exit', () => {
  for (const child of busy) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));

const rows = [];
for (let run = 1; run <= Number(values.runs); run += 1) {
  const start = performance.now();
  const child = spawn(process.execPath, ['scripts/test/test.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
    process.stdout.write(chunk);
  });
  const [code] = await once(child, 'close');
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const counts = said.trim().split('\n').at(-1);
  const names = said.split('\n').filter((line) => line.startsWith('✗ '));
  rows.push({ run, code, seconds, counts, names });
}
console.log(`\nWith ${values.busy} busy processes beside it:`);
for (const { run, code, seconds, counts, names } of rows) {
  console.log(`  run ${run}: ${code === 0 ? 'green' : 'RED'}, ${counts}, ${seconds} s`);
  for (const name of names) console.log(`    ${name}`);
}
process.exit(rows.every(({ code }) => code === 0) ? 0 : 1);
