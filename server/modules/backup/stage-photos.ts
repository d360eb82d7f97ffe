import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileBlobStore } from '../photos/file-blob-store';
import { StartError } from '../../start-error';
import { errorCode } from '../../db/error-code';
import { unfinished } from './unfinished';

/** Photos on their way into DATA_DIR: in a folder of their own until all of them are wanted. */
export type StagedPhotos = {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** How many were put. */
  count(): number;
  /** Whether a photo was put, or is in its place from before. */
  has(name: string): Promise<boolean>;
  /** Moves every photo to its place. */
  publish(): Promise<void>;
  /** Takes back what `publish` moved; photos that were there before stay. */
  takeBack(): Promise<void>;
  /** Removes the folder of photos that were not moved. */
  close(): Promise<void>;
};

/** A staging folder beside DATA_DIR/photos: on the same disk, so that moving is renaming. */
export function stagePhotos(dataDir: string): StagedPhotos {
  const staging = join(dataDir, `restore-${randomUUID()}`);
  unfinished.begin(staging);
  const store = fileBlobStore(staging);
  const names = new Set<string>();
  const moved: string[] = [];
  const placeOf = (name: string) => join(dataDir, 'photos', name);
  const isInPlace = (name: string) =>
    access(placeOf(name)).then(
      () => true,
      () => false,
    );
  const explain = (error: unknown): never => {
    const code = errorCode(error);
    throw code === null
      ? error
      : new StartError(`Photos cannot be written to DATA_DIR ${dataDir} (${code})`);
  };
  const move = async (name: string) => {
    const place = placeOf(name);
    // A name is its content: what is there already is this photo.
    if (await isInPlace(name)) return;
    await mkdir(dirname(place), { recursive: true });
    await rename(join(staging, name), place);
    moved.push(place);
  };
  return {
    put: async (name, bytes) => {
      await store.put(name, bytes).catch(explain);
      names.add(name);
    },
    count: () => names.size,
    has: async (name) => names.has(name) || isInPlace(name),
    publish: async () => {
      for (const name of names) await move(name).catch(explain);
    },
    takeBack: async () => {
      for (const place of moved) await rm(place, { force: true });
    },
    close: async () => {
      await rm(staging, { recursive: true, force: true });
      unfinished.end(staging);
    },
  };
}
