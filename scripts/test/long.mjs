import { join } from 'node:path';
import { bin, runStep } from './run-step.mjs';
import { runVitest } from './run-vitest.mjs';

/** What takes hours, and is run before something is called done: scripts of package.json, with their words. */
const LONG = [
  { name: 'the fault run, twenty seeds', words: ['chaos:full'] },
  ...['chromium', 'firefox', 'webkit'].map((engine) => ({
    name: `the fault run in ${engine}, twenty seeds`,
    words: ['chaos:browser', '--', '--engine', engine, '--seeds', '20', '--writes', '100'],
  })),
  ...['phone', 'server'].map((older) => ({
    name: `the fault run with a ${older} of the last release`,
    words: ['chaos:browser', '--', '--older', older, '--seeds', '5', '--writes', '100'],
  })),
  { name: 'an hour under load', words: ['soak', '--', '--minutes', '60'] },
];

/** Runs what is too long for each change, and counts each of it as one test. */
export async function runLong(tally, results) {
  const build = await runStep('build', process.execPath, ['scripts/build.mjs']);
  tally.addCheck('build', build.ok, 'see above', 'npm run build');
  const file = join(results, 'journeys.json');
  // Those of each change as well: axe looks at the state in which each journey ends.
  const projects = ['long', 'long-beside', 'browser', 'whole-browser'];
  const args = ['test', ...projects.flatMap((project) => ['--project', project])];
  const journeys = await runStep('lives and repeated kills', bin('playwright'), args, {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, AXE: '1' },
  });
  tally.addPlaywright('lives and repeated kills', journeys.ok, file);
  await runVitest(tally, results, 'slow commands', ['long']);
  process.env.SLOW_DISK_MS = '6';
  await runVitest(tally, results, 'screens on a slow disk', ['ui']);
  delete process.env.SLOW_DISK_MS;
  for (const { name, words } of LONG) {
    const { ok } = await runStep(name, 'npm', ['run', ...words]);
    tally.addCheck(name, ok, 'see above', `npm run ${words.join(' ')}`);
  }
}
