import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../support/test-folder';

const folder = testFolder('maintenance-commands');

/** The project as a machine that serves may have it, with what is built or without. */
function projectWith(name: string, built: string | null): string {
  const root = join(folder, name);
  cpSync('scripts', join(root, 'scripts'), { recursive: true });
  cpSync('package.json', join(root, 'package.json'));
  if (built !== null) {
    mkdirSync(join(root, 'dist', 'server'), { recursive: true });
    writeFileSync(join(root, 'dist', 'server', 'cli.js'), built);
  }
  return root;
}
const run = (root: string, ...args: string[]) => {
  const script = join(root, 'scripts', 'cli.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test('a command refuses in one line where nothing is built, and builds nothing', () => {
  const root = projectWith('empty', null);
  expect(run(root, 'backup', 'x.backup')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The server is not built yet: run npm run build, or npm start, once\n',
  });
  expect(readdirSync(root).toSorted()).toEqual(['package.json', 'scripts']);
});

test('a command runs what is built, though its sources are newer', () => {
  const root = projectWith('built', 'console.log(process.argv.slice(2).join(" "))');
  expect(run(root, 'backup', 'x.backup')).toEqual({
    status: 0,
    stdout: 'backup x.backup\n',
    stderr: '',
  });
  expect(readdirSync(root).toSorted()).toEqual(['dist', 'package.json', 'scripts']);
});
