import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../plugins/settings';
import type { BlobStore } from './blob-store';
import { fileBlobStore } from './file-blob-store';
import { s3BlobStore } from './s3-blob-store';

/** The folder of photos where no bucket is set. */
function photoFolder(settings: Settings): string {
  return join(settings.dataDir, 'photos');
}

/** The store the settings name: a bucket, else files under DATA_DIR. */
export function openBlobStore(settings: Settings): BlobStore {
  if (settings.s3 !== null) return s3BlobStore(settings.s3);
  const folder = photoFolder(settings);
  mkdirSync(folder, { recursive: true });
  return fileBlobStore(folder);
}
