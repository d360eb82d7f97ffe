import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error';
import { errorCode } from './error-code';

const LOCK_FILE = 'gida.lock';

/**
 * Takes DATA_DIR for this process. PGlite has no lock of its own and two processes on one folder
 * lose rows silently, so a second one is refused.
 * @returns a function that gives the folder back.
 * @throws StartError when the folder cannot be written or a living process holds it.
 */
export function takeDataLock(dataDir: string): () => void {
  const file = join(dataDir, LOCK_FILE);
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be created: choose a folder this user may write`,
    );
  }
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const opened = openSync(file, 'wx');
      // A copy of the folder has a copy of this file: it is nobody's.
      writeSync(opened, `${process.pid} ${startedAt(process.pid)} ${fstatSync(opened).ino}`);
      closeSync(opened);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') {
        throw new StartError(
          `DATA_DIR ${dataDir} cannot be written: choose a folder this user may write`,
        );
      }
      const holder = livingHolder(file);
      if (holder !== null) {
        throw new StartError(
          `DATA_DIR ${dataDir} is in use by process ${holder}: stop it first, or set another DATA_DIR`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new StartError(`DATA_DIR ${dataDir} is in use by another process`);
}

function livingHolder(file: string): number | null {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  const [pidText, started = '', inode = ''] = text.split(' ');
  if (inode !== '' && inode !== String(statSync(file, { throwIfNoEntry: false })?.ino)) return null;
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return null;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return null;
  }
  // A process number is given out again after a crash: the same number with another start is not the holder.
  const now = startedAt(pid);
  return now !== '' && started !== '' && now !== started ? null : pid;
}

/** The kernel's start tick of a process on Linux, '' where it cannot be read. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
