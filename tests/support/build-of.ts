import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = process.cwd();

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The commit that recorded the version before today's; while there is none, that of today's. */
export function lastRelease(): string {
  const versions = readdirSync(join(ROOT, 'tests', 'recorded'))
    .flatMap((name) => /^version-(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => b - a);
  const version = versions[1] ?? versions[0];
  const added = git('log', '--diff-filter=A', '--format=%H', '--', recordingOf(version));
  return added.split('\n').at(-1) ?? '';
}

/** The first commit that knows all of today's tables: to it a release is taken back without a backup. */
export function firstWithTables(): string {
  const folder = 'server/db/migrations';
  const newest = readdirSync(join(ROOT, folder))
    .filter((name) => /^\d{4}-/.test(name))
    .toSorted()
    .at(-1);
  const added = git('log', '--diff-filter=A', '--format=%H', '--', `${folder}/${newest}`);
  return added.split('\n').at(-1) ?? '';
}

const recordingOf = (version: number | undefined) => `tests/recorded/version-${version}/api.json`;

/**
 * Builds a commit with the packages of today, once.
 * @returns its folder, with `dist/client` and `dist/server`
 */
export function buildOf(ref: string): string {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const folder = join(ROOT, '.cache', 'builds', commit);
  if (existsSync(folder)) return folder;
  mkdirSync(join(ROOT, '.cache', 'builds'), { recursive: true });
  const tree = `${folder}-being-made`;
  if (existsSync(tree)) git('worktree', 'remove', '--force', tree);
  git('worktree', 'add', '--detach', tree, commit);
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: tree, stdio: 'inherit' });
    mkdirSync(folder);
    for (const part of ['dist', 'package.json']) renameSync(join(tree, part), join(folder, part));
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
  return folder;
}
