import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './run-step.mjs';

const SLOWEST = 10;

/** Counts what passed and failed over all runners of a run, and tells it at the end. */
export class Tally {
  passed = 0;
  failed = 0;
  skipped = 0;
  /** What failed: its name, why, and the command that runs it alone. */
  failures = [];
  /** How long each test file took, over all projects that run it. */
  files = [];

  /** A check that counts as one test. */
  addCheck(name, ok, said, again) {
    if (ok) this.passed += 1;
    else this.fail(name, said, again);
  }

  fail(name, why, again) {
    this.failed += 1;
    this.failures.push(`${name}\n${why}\n  again: ${again}`);
  }

  /** Takes what vitest reported as JSON; a runner that wrote no report has failed as a whole. */
  addVitest(name, ok, file) {
    const report = readReport(file);
    const before = this.failed;
    this.passed += report?.numPassedTests ?? 0;
    this.skipped += report?.numPendingTests ?? 0;
    for (const {
      name: path,
      status,
      startTime,
      endTime,
      assertionResults,
      message,
    } of report?.testResults ?? []) {
      const at = relative(ROOT, path);
      this.files.push([at, (endTime - startTime) / 1000]);
      if (status !== 'failed') continue;
      const failing = assertionResults.filter((test) => test.status === 'failed');
      if (failing.length === 0) this.fail(at, message, `npx vitest run ${at}`);
      for (const { fullName, failureMessages } of failing)
        this.fail(
          `${at} › ${fullName}`,
          failureMessages.join('\n'),
          `npx vitest run ${at} -t ${JSON.stringify(fullName)}`,
        );
    }
    this.#failAsAWhole(name, ok, before);
  }

  /** Takes what Playwright reported as JSON. */
  addPlaywright(name, ok, file) {
    const report = readReport(file);
    const before = this.failed;
    this.passed += report?.stats.expected ?? 0;
    this.skipped += report?.stats.skipped ?? 0;
    for (const suite of report?.suites ?? []) this.#addSuite(suite);
    this.#failAsAWhole(name, ok, before);
  }

  #addSuite({ specs = [], suites = [], file }) {
    for (const { title, line, ok, tests } of specs) {
      const results = tests.flatMap((test) => test.results);
      this.files.push([file, results.reduce((sum, { duration }) => sum + duration, 0) / 1000]);
      if (ok) continue;
      const why = results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n');
      this.fail(
        `${file}:${line} › ${title}`,
        // Its colours are for a screen.
        // oxlint-disable-next-line no-control-regex -- the escape character is what is looked for
        why.replaceAll(/\u001b\[[\d;]*m/g, ''),
        `CHROME_PATH=${process.env.CHROME_PATH ?? ''} npx playwright test ${file}:${line}`,
      );
    }
    for (const suite of suites) this.#addSuite(suite);
  }

  #failAsAWhole(name, ok, before) {
    if (!ok && this.failed === before)
      this.fail(name, 'ended with an error outside of its tests', `npm test, and see '── ${name}'`);
  }

  /** Prints the slowest files, each failure with its reason, and the line that counts. */
  tell() {
    const seconds = new Map();
    for (const [file, took] of this.files) seconds.set(file, (seconds.get(file) ?? 0) + took);
    const slowest = [...seconds].sort(([, a], [, b]) => b - a).slice(0, SLOWEST);
    if (slowest.length > 0) console.log('\nThe slowest files, in seconds:');
    for (const [file, took] of slowest) console.log(`  ${took.toFixed(1).padStart(6)}  ${file}`);
    for (const failure of this.failures) console.log(`\n✗ ${failure}`);
    const skipped = this.skipped > 0 ? `, ${this.skipped} skipped` : '';
    console.log(`\n${this.passed} passed, ${this.failed} failed${skipped}`);
  }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
