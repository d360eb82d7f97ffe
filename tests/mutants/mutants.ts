import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import buildOnce from '../support/built-app';
import makeTemplate from '../support/pglite-global-setup';
import startServerDatabase from '../support/postgres-global-setup';
import { postgresBin } from '../support/start-postgres';
import { MUTANTS } from './list';
import { type Mutant, projectOf } from './mutant';

const HELP = `Breaks the product, one line at a time, and looks whether the test named for it fails.

  npm run mutants                       all of the list: about five minutes on two free cores
  npm run mutants -- --only lane-order  one of them: half a minute

Ends with how many were caught, and well only where all were. The list is tests/mutants/list.ts. The working tree
is copied and stays as it is.`;

const ROOT = join(import.meta.dirname, '../..');
const LEFT_OUT = ['node_modules', '.git', '.cache', 'data', 'test-results'];
const AT_ONCE = 2;
/** Longer than any test of the list takes, in milliseconds. */
const TIME_LIMIT = 180_000;

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
};

const end = new AbortController();

/** Runs these tests of a project in a copy; the report of them, or null where it came to none. */
async function run(
  tests: readonly Mutant['test'][],
  project: string,
  copy: string,
): Promise<Report | null> {
  const report = join(copy, 'mutants-report.json');
  rmSync(report, { force: true });
  const files = [...new Set(tests.map(([file]) => file))];
  const names = tests.map(([, name]) => name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  const args = ['run', '--project', project, ...files, '-t', names.join('|')];
  const output = ['--reporter=json', `--outputFile=${report}`];
  const child = spawn(join(copy, 'node_modules/.bin/vitest'), [...args, ...output], {
    cwd: copy,
    stdio: 'ignore',
    signal: end.signal,
    timeout: TIME_LIMIT * files.length,
    killSignal: 'SIGKILL',
  });
  await new Promise((resolve) => child.once('close', resolve));
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
}

/** What came of a mutant: 'caught', or what is wrong with it or with its test. */
async function tryOut({ file, from, to, test }: Mutant, copy: string): Promise<string> {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const places = text.split(from).length - 1;
  if (places !== 1 || `${from}${to}`.includes('\n'))
    return `DOES NOT APPLY: its text is found ${places} times, and must be once, within a line`;
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const report = await run([test], projectOf({ test }), copy);
  writeFileSync(path, text);
  if (report === null) return 'NO REPORT: it hangs, or nothing starts with it';
  if (report.numFailedTests > 0) return 'caught';
  return report.numPassedTests > 0 ? 'SURVIVED' : 'DOES NOT LOAD: no test could tell';
}

/** The tests of these mutants that do not pass, or are not there, before anything is broken. */
async function failingBefore(mutants: readonly Mutant[], copy: string): Promise<string[]> {
  const failing: string[] = [];
  for (const project of new Set(mutants.map(projectOf))) {
    const tests = mutants.filter((mutant) => projectOf(mutant) === project).map(({ test }) => test);
    const report = await run(tests, project, copy);
    for (const [file, name] of tests) {
      const ran = report?.testResults.find((one) => relative(copy, one.name) === file);
      const named = ran?.assertionResults.filter((one) => one.fullName.includes(name)) ?? [];
      const passes = named.length > 0 && named.every(({ status }) => status === 'passed');
      if (!passes)
        failing.push(`${file}: ${name} ${named.length === 0 ? 'is not there' : 'fails'}`);
    }
  }
  return failing;
}

function makeCopy(folder: string, name: string): string {
  const copy = join(folder, name);
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) => !LEFT_OUT.includes(relative(ROOT, path)),
  });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help === true) {
    console.log(HELP);
    return 0;
  }
  const wanted = MUTANTS.filter(({ id }) => values.only === undefined || id === values.only);
  if (wanted.length === 0) {
    console.error(`There is no mutant ${values.only}`);
    return 1;
  }
  // Copied with the rest: where it lacks, each run would build.
  buildOnce();
  const folder = mkdtempSync(join(tmpdir(), 'gida-mutants-'));
  process.once('exit', () => {
    end.abort();
    rmSync(folder, { recursive: true, force: true });
  });
  // Made once: the runs take these over instead of making their own.
  const dropTemplate = await makeTemplate();
  const stopServerDatabase = postgresBin() === null ? () => undefined : await startServerDatabase();
  try {
    const copies = Array.from({ length: AT_ONCE }, (_, at) => makeCopy(folder, `copy-${at}`));
    const failing = await failingBefore(wanted, copies[0] ?? ROOT);
    if (failing.length > 0) {
      console.error(`Before anything is broken:\n  ${failing.join('\n  ')}`);
      return 1;
    }
    let caught = 0;
    const left = wanted.values();
    const work = async (copy: string) => {
      for (const mutant of left) {
        const began = performance.now();
        const result = await tryOut(mutant, copy);
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        if (result === 'caught') caught += 1;
        console.log(`${result}  ${mutant.id}  ${seconds} s`);
        if (result !== 'caught') console.log(`    ${mutant.file}: ${mutant.breaks}`);
      }
    };
    await Promise.all(copies.map(work));
    console.log(`${caught} of ${wanted.length} caught`);
    return caught === wanted.length ? 0 : 1;
  } finally {
    dropTemplate();
    stopServerDatabase();
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
process.exitCode = await main();
