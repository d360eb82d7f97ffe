import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DAY_MS } from '../../../src/domain/dates/milliseconds';
import { errorCode } from '../../db/error-code';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** The folder of a restore, or a file that was not yet renamed. */
const HALF_DONE = new RegExp(`^restore-${UUID}$|\\.${UUID}\\.part$`);

/**
 * Removes what killed programs left half done in DATA_DIR: backups, restores, photos. What is younger than a day may
 * be somebody's work.
 */
export async function removeLeftOver(dataDir: string): Promise<void> {
  const photos = join(dataDir, 'photos');
  const paths = [
    ...(await namesIn(dataDir)).map((name) => join(dataDir, name)),
    ...(await namesIn(photos, { recursive: true })).map((name) => join(photos, name)),
  ];
  for (const path of paths.filter((each) => HALF_DONE.test(basename(each)))) {
    // Gone meanwhile, there is nothing to do.
    const found = await stat(path).catch(() => null);
    if (found !== null && found.mtimeMs < Date.now() - DAY_MS)
      await rm(path, { recursive: true, force: true });
  }
}

function namesIn(folder: string, options: { recursive?: boolean } = {}): Promise<string[]> {
  return readdir(folder, options).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
}
