import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the recording of a version stands. */
export const recordingFolder = (version: number): string =>
  join('tests', 'recorded', `version-${version}`);

/** Where the recordings that were released are noted: each version with its hash. */
export const RELEASED = join('tests', 'recorded', 'released.json');

/** The SHA-256 of a version's recording, all its files by their names. */
export function recordingHash(version: number): string {
  const folder = recordingFolder(version);
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).toSorted())
    hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

/** The released versions, each with the hash of its recording. */
export function readReleased(): Record<string, string> {
  return JSON.parse(readFileSync(RELEASED, 'utf8')) as Record<string, string>;
}

/** What is to be done where this build does what the recording of its version does not know. */
export function recordAnewWords(version: number): string {
  return readReleased()[version] === undefined
    ? `delete ${recordingFolder(version)}, which is not released, and run \`npm run record\``
    : 'raise API_VERSION in src/contract/api-version.ts and run `npm run record`';
}
