// Runs every check and every test, and ends with one line that counts them.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './find-chromium.mjs';
import { installDebian } from './install-debian.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const results = join(root, 'test-results');
let passed = 0;
let failed = 0;
let skipped = 0;
/** What failed, by name and with its reason: said once more at the end, where it is looked for. */
const failures = [];

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

/** Runs checks that count as one test each, `width` at a time; each says all it has to say at its end. */
async function together(width, checks) {
  const waiting = [...checks];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, command, args] = next;
      const start = Date.now();
      const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          said += chunk;
        });
      const [status] = await once(child, 'close');
      if (status === 0) passed += 1;
      else {
        failed += 1;
        failures.push(`${name}\n${said.trim()}`);
      }
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      console.log(
        `\n── ${name}\n${said}── ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s`,
      );
    }
  };
  await Promise.all(Array.from({ length: width }, work));
}

/** Takes the counts of a runner's JSON report; a runner that wrote none has failed as a whole. */
function count(name, ok, file, read) {
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0, failures: [] };
  passed += counts.passed;
  skipped += counts.skipped;
  failed += counts.failed;
  failures.push(...counts.failures);
  if (ok || counts.failed > 0) return;
  failed += 1;
  failures.push(`${name}: ended with an error outside of its tests`);
}

/** The specs of a suite of Playwright's report, and of those within it, that failed. */
const failedSpecs = (suite) => [
  ...(suite.specs ?? [])
    .filter((spec) => !spec.ok)
    .map((spec) => `${suite.file}:${spec.line} › ${spec.title}`),
  ...(suite.suites ?? []).flatMap(failedSpecs),
];

const bin = (name) => join(root, 'node_modules', '.bin', name);

// Each of these keeps one core busy: two at a time, and what they say stays together.
await together(2, [
  ['format', bin('biome'), ['format', '.']],
  ['lint and import directions', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['build', process.execPath, ['scripts/build.mjs']],
  ...['.', 'sw', 'server', 'tests'].map((project) => [
    `types of ${project}`,
    bin('tsc'),
    ['-p', project],
  ]),
]);

const projects = ['unit', 'ui', 'server-pglite'];
const hasPostgres = existsSync('/usr/lib/postgresql') || installDebian('postgresql');
if (hasPostgres) projects.push('server-postgres');
else
  console.log(
    'PostgreSQL is not here and could not be installed: the server tests run on PGlite only',
  );

/** Runs projects of vitest and counts their tests. */
function runVitest(name, projects) {
  const file = join(results, `${projects[0]}.json`);
  const ok = run(name, bin('vitest'), [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  count(name, ok, file, (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter(
        (file) => file.status === 'failed' && file.assertionResults.length === 0,
      ).length,
    skipped: report.numPendingTests,
    failures: report.testResults
      .filter((file) => file.status === 'failed')
      .flatMap((file) => {
        const tests = file.assertionResults.filter((test) => test.status === 'failed');
        return tests.length === 0
          ? [`${relative(root, file.name)}\n${file.message}`]
          : tests.map((test) =>
              [`${relative(root, file.name)} › ${test.fullName}`, ...test.failureMessages].join(
                '\n',
              ),
            );
      }),
  }));
}

runVitest('unit, sync, contract, screen and server tests', projects);

const e2eFile = join(results, 'e2e.json');
try {
  const chromium = findChromium();
  const e2eOk = run('browser tests', bin('playwright'), ['test'], {
    ...(chromium ? { CHROME_PATH: chromium } : {}),
    PLAYWRIGHT_JSON_OUTPUT_NAME: e2eFile,
  });
  count('playwright', e2eOk, e2eFile, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failedSpecs),
  }));
} catch (error) {
  failed += 1;
  failures.push(`browser tests\n${error.message}`);
}

// By itself: three engines one after the other, each with a server that it kills.
runVitest('three engines', ['engines']);

for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log('');
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);
