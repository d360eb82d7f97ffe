import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where photo files live: names are content hashes, so a name never changes its meaning. */
export type BlobStore = {
  /** Stores bytes under a name; storing the same name again is harmless. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Removes what is stored under a name; a name that is not there is no failure. */
  delete(name: string): Promise<void>;
};

/** Files under a folder, written beside and renamed so that no reader meets half a photo. */
export function fileBlobStore(folder: string): BlobStore {
  return {
    put: async (name, bytes) => {
      const file = join(folder, name);
      const partial = `${file}.${randomUUID()}.part`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(partial, bytes);
      await rename(partial, file);
    },
    delete: (name) => rm(join(folder, name), { force: true }),
  };
}
