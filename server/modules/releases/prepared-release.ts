import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetFamily } from './asset-family';
import { releaseFolder } from './release-folder';

/** The files of a built app that phones fetch as differences, in one order. */
export function assetsOf(clientDir: string): string[] {
  return readdirSync(join(clientDir, 'assets'))
    .filter((name) => assetFamily(name) !== null)
    .sort();
}

/** Whether this release was prepared to its end already: a server that starts again has nothing to do for it. */
export function isPrepared(clientDir: string, dataDir: string): boolean {
  const { prepared } = releaseFolder(dataDir);
  return (
    existsSync(prepared) && readFileSync(prepared, 'utf8') === releaseMark(assetsOf(clientDir))
  );
}

/** What tells a release from any other: the names hold a hash of what is in the files. */
export function releaseMark(names: readonly string[]): string {
  return names.join('\n');
}
