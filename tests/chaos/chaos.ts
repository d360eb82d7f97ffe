import { parseArgs } from 'node:util';
import { startPostgres } from '../support/start-postgres';
import { startChaosProcess } from './chaos-process';
import { type ChaosReport, runChaos } from './run-chaos';

// npm run chaos -- --seed 7 --writes 1000 [--seeds 20] [--process]
// --process: the built server as its own process on PostgreSQL, killed and started again.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    writes: { type: 'string', default: '1000' },
    process: { type: 'boolean', default: false },
  },
});

const KINDS = ['lost', 'doubled', 'reordered', 'stuck', 'falselyReported', 'overlapping'] as const;

function print(report: ChaosReport, seconds: number): void {
  const faults = [...report.faults].filter(([fault]) => fault !== 'none');
  const total = faults.reduce((sum, [, count]) => sum + count, 0);
  console.log(
    `seed ${report.seed}: ${report.writes} writes, ${total} faults in ${seconds.toFixed(0)} s: ` +
      KINDS.map((kind) => `${report[kind].length} ${kind}`).join(', '),
  );
  for (const kind of KINDS)
    for (const line of report[kind].slice(0, 5)) console.log(`  ${kind}: ${line}`);
}

const postgres = values.process ? await startPostgres() : null;
if (values.process && postgres === null) throw new Error('PostgreSQL is not installed here');
let bad = 0;
const first = Number(values.seed);
for (let seed = first; seed < first + Number(values.seeds); seed += 1) {
  const start = performance.now();
  const report = await runChaos({
    seed,
    writes: Number(values.writes),
    ...(postgres === null ? {} : { start: () => startChaosProcess(postgres, seed) }),
  });
  print(report, (performance.now() - start) / 1000);
  if (KINDS.some((kind) => report[kind].length > 0)) {
    bad += 1;
    console.log(`  again: npm run chaos -- --seed ${seed} --writes ${values.writes}`);
  }
}
console.log(bad === 0 ? 'All promises were kept.' : `${bad} seeds broke a promise.`);
postgres?.stop();
process.exit(bad === 0 ? 0 : 1);
