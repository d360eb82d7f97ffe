import { join } from 'node:path';

/** Where earlier releases of the app are kept, and what leads from them to this one. */
export function releaseFolder(dataDir: string) {
  const root = join(dataDir, 'releases');
  return {
    /** The names of the files of each release, the newest last. */
    list: join(root, 'releases.json'),
    /** Written at the end: the release for which all is there. */
    prepared: join(root, 'prepared'),
    /** Those files, by their names. */
    assets: join(root, 'assets'),
    /** One file for each pair, `<name>.<SHA-256 of the earlier file>.dcz`. */
    deltas: join(root, 'deltas'),
  };
}
