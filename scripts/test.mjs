// Runs every check and every test, and ends with one line that counts them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './find-chromium.mjs';
import { installDebian } from './install-debian.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const results = join(root, 'test-results');
let passed = 0;
let failed = 0;
let skipped = 0;

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

function run(name, command, args, env = {}) {
  const start = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  console.log(
    `── ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - start) / 1000).toFixed(1)} s`,
  );
  return status === 0;
}

/** A check that counts as one test. */
function check(name, command, args) {
  if (run(name, command, args)) passed += 1;
  else failed += 1;
}

/** Takes the counts of a runner's JSON report; a runner that wrote none has failed as a whole. */
function count(name, ok, file, read) {
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  passed += counts.passed;
  skipped += counts.skipped;
  failed += counts.failed;
  if (!ok && counts.failed === 0) failed += 1;
}

const bin = (name) => join(root, 'node_modules', '.bin', name);

check('format', bin('biome'), ['format', '.']);
check('lint and import directions', bin('oxlint'), ['--type-aware', '--deny-warnings']);
for (const project of ['.', 'sw', 'server', 'tests'])
  check(`types of ${project}`, bin('tsc'), ['-p', project]);
check('build', process.execPath, ['scripts/build.mjs']);

const projects = ['unit', 'server-pglite'];
const hasPostgres = existsSync('/usr/lib/postgresql') || installDebian('postgresql');
if (hasPostgres) projects.push('server-postgres');
else
  console.log(
    'PostgreSQL is not here and could not be installed: the server tests run on PGlite only',
  );

const unitFile = join(results, 'vitest.json');
const unitOk = run('unit, sync, contract and server tests', bin('vitest'), [
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitFile}`,
]);
count('vitest', unitOk, unitFile, (report) => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    ).length,
  skipped: report.numPendingTests,
}));

const e2eFile = join(results, 'e2e.json');
try {
  const chromium = findChromium();
  const e2eOk = run('browser tests', bin('playwright'), ['test'], {
    ...(chromium ? { CHROME_PATH: chromium } : {}),
    PLAYWRIGHT_JSON_OUTPUT_NAME: e2eFile,
  });
  count('playwright', e2eOk, e2eFile, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
} catch (error) {
  console.error(error.message);
  failed += 1;
}

console.log('');
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);
