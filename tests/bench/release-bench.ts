import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDeltas } from '../../server/modules/releases/prepare-deltas';
import { releaseFolder } from '../../server/modules/releases/release-folder';

// npm run bench:release [-- 10]
// What a new version costs a phone that has the one before: the sources of the last commits that
// changed the app, each built with today's build as a release. Bytes of bodies; the headers of a
// request are some 200 bytes more over HTTP/2.
const STEPS = Number(process.argv[2] ?? 10);
/** What makes up the app; all else, the build above all, is today's. */
const SOURCES = ['src', 'sw', 'public', 'index.html'];

const git = (args: string[], cwd = process.cwd()): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

type Release = { name: string; client: string };

function buildReleases(root: string): Release[] {
  const commits = git(['log', `-${STEPS + 1}`, '--format=%h', '--', ...SOURCES])
    .split('\n')
    .reverse();
  const tree = join(root, 'tree');
  git(['worktree', 'add', '--detach', tree, 'HEAD']);
  try {
    symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'));
    const built: Release[] = [];
    for (const commit of commits) {
      git(['checkout', '--quiet', commit, '--', ...SOURCES], tree);
      try {
        execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: tree, stdio: 'ignore' });
      } catch {
        console.log(`${commit}: today's build does not build it, left out`);
        continue;
      }
      const client = join(root, commit);
      cpSync(join(tree, 'dist', 'client'), client, { recursive: true });
      built.push({
        name: `${commit} ${git(['log', '-1', '--format=%s', commit]).slice(0, 50)}`,
        client,
      });
    }
    return built;
  } finally {
    git(['worktree', 'remove', '--force', tree]);
  }
}

/** The addresses that a worker of this release keeps, its own code among them. */
function keptFiles(client: string): string[] {
  const worker = readFileSync(join(client, 'sw.js'), 'utf8');
  const listed = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url);
  const code = /importScripts\("\/([^"]+)"\)/.exec(worker)?.[1];
  if (code === undefined) throw new Error(`${client} has no worker`);
  return [...listed, code];
}

function wireSize(client: string, name: string): number {
  const compressed = join(client, `${name}.br`);
  return statSync(existsSync(compressed) ? compressed : join(client, name)).size;
}

const isHashed = (name: string): boolean => name.startsWith('assets/');
const bytesOf = (client: string, name: string): string =>
  createHash('sha256')
    .update(readFileSync(join(client, name)))
    .digest('hex');

async function main(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'gida-releases-'));
  try {
    const releases = buildReleases(root);
    const dataDir = join(root, 'data');
    const totals: { plain: number; small: number; files: number }[] = [];
    console.log('bytes of a step   whole files   differences   files');
    for (const [at, release] of releases.entries()) {
      await prepareDeltas(release.client, dataDir);
      const before = releases[at - 1];
      if (before === undefined) continue;
      const had = new Set(keptFiles(before.client));
      const changed = keptFiles(release.client).filter(
        (name) =>
          !had.has(name) ||
          (!isHashed(name) && bytesOf(release.client, name) !== bytesOf(before.client, name)),
      );
      // The list of files is fetched with every look for a new version.
      const fetched = [...changed, 'sw.js'];
      const deltas = readdirSync(releaseFolder(dataDir).deltas);
      const smallest = (name: string) =>
        Math.min(
          wireSize(release.client, name),
          ...deltas
            .filter((delta) => leads(delta, name, before.client))
            .map((delta) => statSync(join(releaseFolder(dataDir).deltas, delta)).size),
        );
      const step = {
        plain: sum(fetched.map((name) => wireSize(release.client, name))),
        small: sum(fetched.map(smallest)),
        files: fetched.length,
      };
      totals.push(step);
      console.log(
        `${String(step.plain).padStart(29)} ${String(step.small).padStart(13)} ${String(step.files).padStart(7)}   ${release.name}`,
      );
    }
    console.log(
      `medians ${String(median(totals.map(({ plain }) => plain))).padStart(21)} ${String(median(totals.map(({ small }) => small))).padStart(13)} ${String(median(totals.map(({ files }) => files))).padStart(7)}`,
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Whether a delta leads to this file from one that the release before has. */
function leads(delta: string, name: string, before: string): boolean {
  if (!isHashed(name) || !delta.startsWith(`${name.slice('assets/'.length)}.`)) return false;
  const hash = delta.split('.').at(-2);
  return keptFiles(before).some((other) => isHashed(other) && bytesOf(before, other) === hash);
}

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);
const median = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

await main();
