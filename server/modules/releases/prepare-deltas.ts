import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { assetFamily } from './asset-family';
import { deltaEncoder } from './encode-delta';
import { assetsOf, releaseMark } from './prepared-release';
import { releaseFolder } from './release-folder';

/** Releases before this one whose files a phone may still have. */
const KEPT_RELEASES = 10;

const listSchema = z.array(z.array(z.string()));

/**
 * Keeps this release's files for those that follow, forgets what is older than the last ten, and makes
 * what leads from each kept version of a file to today's. What is there already is left as it is.
 * @returns how many deltas there are
 */
export async function prepareDeltas(clientDir: string, dataDir: string): Promise<number> {
  const folder = releaseFolder(dataDir);
  const built = join(clientDir, 'assets');
  const names = assetsOf(clientDir);
  for (const path of [folder.assets, folder.deltas]) mkdirSync(path, { recursive: true });

  const releases = withRelease(readList(folder.list), names);
  for (const name of names) {
    const kept = join(folder.assets, name);
    if (!existsSync(kept))
      place(kept, (path) => writeFileSync(path, readFileSync(join(built, name))));
  }
  place(folder.list, (path) => writeFileSync(path, JSON.stringify(releases)));
  const known = new Set(releases.flat());
  for (const name of readdirSync(folder.assets))
    if (!known.has(name)) rmSync(join(folder.assets, name), { force: true });

  const wanted = await makeMissing(names, [...known], folder, built);
  for (const name of readdirSync(folder.deltas))
    if (!wanted.has(name)) rmSync(join(folder.deltas, name), { force: true });
  place(folder.prepared, (path) => writeFileSync(path, releaseMark(names)));
  return readdirSync(folder.deltas).length;
}

/** @returns the names of all deltas that lead to today's files */
async function makeMissing(
  names: readonly string[],
  known: readonly string[],
  folder: ReturnType<typeof releaseFolder>,
  built: string,
): Promise<Set<string>> {
  let encode: Awaited<ReturnType<typeof deltaEncoder>> | undefined;
  const wanted = new Set<string>();
  for (const name of names) {
    const family = assetFamily(name);
    const earlier = known.filter((other) => other !== name && assetFamily(other) === family);
    for (const other of earlier) {
      const dictionary = readFileSync(join(folder.assets, other));
      const hash = createHash('sha256').update(dictionary).digest('hex');
      const delta = `${name}.${hash}.dcz`;
      wanted.add(delta);
      const path = join(folder.deltas, delta);
      if (existsSync(path)) continue;
      encode ??= await deltaEncoder();
      const bytes = encode(readFileSync(join(built, name)), dictionary);
      // A file that has little of the earlier one in it goes out as to anybody.
      if (bytes.length < sizeWithout(join(built, name)))
        place(path, (draft) => writeFileSync(draft, bytes));
    }
  }
  return wanted;
}

/** Bytes of a file for a phone that has no earlier one. */
function sizeWithout(path: string): number {
  const compressed = `${path}.br`;
  return statSync(existsSync(compressed) ? compressed : path).size;
}

/** The list with this release at its end; starting it again adds nothing. */
function withRelease(releases: string[][], names: string[]): string[][] {
  const mark = releaseMark(names);
  const others = releases.filter((release) => releaseMark([...release].sort()) !== mark);
  return [...others, names].slice(-(KEPT_RELEASES + 1));
}

function readList(path: string): string[][] {
  if (!existsSync(path)) return [];
  try {
    return listSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // Broken off by a full disk, say: phones fetch whole files once.
    return [];
  }
}

/** For this user alone, as a copy with its rights would not be. Whole or not at all: another process of the server may read it, or be at the same. */
function place(path: string, write: (draft: string) => void): void {
  const draft = `${path}.${process.pid}`;
  write(draft);
  renameSync(draft, path);
}
