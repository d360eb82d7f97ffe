import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './db/error-code';
import { SECRET_KEY_FILE } from './secret-key';

const OTHERS = 0o077;
const STICKY = 0o1000;

/** What the server keeps in DATA_DIR. Whatever else lies there is not ours to change. */
const OURS = [
  'pglite',
  'photos',
  'previews',
  'mail',
  'area-tiles',
  'releases',
  'gida.lock',
  'last-backup',
  SECRET_KEY_FILE,
];

/**
 * Takes DATA_DIR, and what the server keeps in it, from everybody but its own user: folders become
 * 0700 and files 0600. Answers the paths where that was not allowed. A folder that was private already
 * is not looked into, as nobody else gets there; one for all users, such as /tmp, stays as it is.
 */
export function tightenFolder(dataDir: string): string[] {
  // Windows has no such modes.
  if (process.platform === 'win32') return [];
  const refused = OURS.flatMap((name) => tighten(join(dataDir, name)));
  const { mode } = lstatSync(dataDir);
  return (mode & STICKY) !== 0 || (mode & OTHERS) === 0
    ? refused
    : [...refused, ...take(dataDir, 0o700)];
}

/** The content before its folder: what was broken off in between is begun anew. */
function tighten(path: string): string[] {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || (found.mode & OTHERS) === 0) return [];
  if (found.isFile()) return take(path, 0o600);
  if (!found.isDirectory()) return [];
  const refused = readdirSync(path).flatMap((name) => tighten(join(path, name)));
  return [...refused, ...take(path, 0o700)];
}

function take(path: string, mode: number): string[] {
  try {
    chmodSync(path, mode);
    return [];
  } catch (error) {
    if (errorCode(error) === null) throw error;
    return [path];
  }
}
