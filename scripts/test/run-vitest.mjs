import { join } from 'node:path';
import { bin, runStep } from './run-step.mjs';

/** Runs projects of vitest and counts their tests. */
export async function runVitest(tally, results, name, projects) {
  const file = join(results, `${projects[0]}.json`);
  const { ok } = await runStep(name, bin('vitest'), [
    'run',
    '--passWithNoTests',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  tally.addVitest(name, ok, file);
}
