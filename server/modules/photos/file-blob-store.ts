import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../db/error-code';
import type { BlobStore } from './blob-store';

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
    read: (name) =>
      readFile(join(folder, name)).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }),
    delete: (name) => rm(join(folder, name), { force: true }),
  };
}
