// Runs the checks and the tests, and ends with one line that counts them.
//   npm test            everything that a change must pass
//   npm run test:quick  what one runs while working: no browser
//   npm run test:long   lives, repeated kills, many seeds, an hour under load
import '../setup.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beginRun } from './begin-run.mjs';
import { holdTemplate } from './hold-template.mjs';
import { runLong } from './long.mjs';
import { bin, ROOT, runStep } from './run-step.mjs';
import { runVitest } from './run-vitest.mjs';
import { Tally } from './tally.mjs';

const RESULTS = join(ROOT, 'test-results');
/** From here on a machine is so slow that it is said. */
const VERY_SLOW = 4;
const plan = process.argv[2] ?? 'all';
process.env.TEST_PLAN = plan;
// Room for what is made and soon forgotten: with less of it, a twelfth of the run goes into clearing up. Not
// where memory is measured.
if (plan !== 'long') process.env.NODE_OPTIONS ??= '--max-semi-space-size=64';

// Before the run begins: a service that a package starts stays when the run ends.
const { prepare } = await import('./prepare.mjs');
const lacksChromium = prepare({ withBrowsers: plan !== 'quick' });
const run = beginRun();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const { measureMachine } = await import('./measure-machine.mjs');
const slowness = await measureMachine();
process.env.TEST_SLOWNESS = String(slowness);
if (slowness >= VERY_SLOW) console.log(`This machine is ${slowness} times slower than usual now`);

const tally = new Tally();
if (lacksChromium !== null)
  tally.fail('Chromium', lacksChromium, 'CHROME_PATH=/path/to/it npm test');
if (plan === 'long') await runLong(tally, RESULTS);
else {
  if (plan === 'all')
    await check('build', 'npm run build', process.execPath, ['scripts/build.mjs']);
  // Tests wait for much; what reads the code takes what they leave of the cores.
  const checks = runChecks();
  const hasBrowsers = plan === 'all' && lacksChromium === null;
  const template = hasBrowsers ? holdTemplate() : null;
  const projects = ['unit', 'sync', 'ui', 'server', ...(plan === 'all' ? ['embedded'] : [])];
  await runVitest(tally, RESULTS, 'rules, sync, screens and server', projects);
  await checks;
  if (template !== null) await runBrowsers(await template);
}
const left = await run.end();
if (left !== '') tally.fail('the end of the run', left, 'npm test');
tally.tell();
process.exit(tally.failed === 0 ? 0 : 1);

/** What reads the code and runs nothing of it, one after the other. */
async function runChecks() {
  await check('format', 'npx biome format .', bin('biome'), ['format', '.']);
  const lint = ['--type-aware', '--type-check', '--deny-warnings'];
  await check('lint, types and import directions', 'npm run lint', bin('oxlint'), lint);
}

async function check(name, again, command, args) {
  const { ok, said } = await runStep(name, command, args, { isQuiet: true });
  tally.addCheck(name, ok, said, again);
}

async function runBrowsers({ env, drop }) {
  Object.assign(process.env, env);
  const file = join(RESULTS, 'e2e.json');
  const args = ['test', '--project', 'browser', '--project', 'whole-browser'];
  const { ok } = await runStep('Chromium', bin('playwright'), args, {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  tally.addPlaywright('Chromium', ok, file);
  // By itself: one after the other, each with a server that it kills.
  await runVitest(tally, RESULTS, 'Firefox and WebKit', ['engines']);
  await drop();
}
