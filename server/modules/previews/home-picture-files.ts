import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../db/error-code';
import { fileBlobStore } from '../photos/file-blob-store';

/** The pictures of homes under DATA_DIR/previews, a folder for each home. All of them can be drawn anew. */
export function homePictureFiles(dataDir: string) {
  const folder = join(dataDir, 'previews');
  const store = fileBlobStore(folder);
  return {
    /** A home's picture by its name, or null where it was not drawn yet. */
    read: (id: string, name: string) => store.read(join(id, name)),
    /** Keeps a picture, and none that the home had before. */
    put: async (id: string, name: string, jpeg: Uint8Array): Promise<void> => {
      await store.put(join(id, name), jpeg);
      const others = await namesIn(join(folder, id));
      // What is being written has another ending, and will be renamed in a moment.
      const old = others.filter((other) => other.endsWith('.jpg') && other !== name);
      await Promise.all(old.map((other) => rm(join(folder, id, other), { force: true })));
    },
    /** Removes every picture of a home. */
    remove: (id: string) => rm(join(folder, id), { recursive: true, force: true }),
    /** The ids of the homes that have pictures. */
    homes: () => namesIn(folder),
  };
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
}
