import type { Database } from '../../db/database';
import { removeMailFiles } from '../mail/mail-files';
import type { BlobStore } from '../photos/blob-store';
import { releasePhotoFiles } from '../photos/release-photo-files';
import type { Erased } from './erase-account';

type Place = {
  database: Database;
  blobs: BlobStore;
  dataDir: string;
  log: { error: (error: unknown) => void };
};

/** Removes the files of an erased person after the commit; one that cannot be removed is noted. */
export async function releaseErased(place: Place, erased: Erased): Promise<void> {
  await releasePhotoFiles(place, erased.photos);
  await removeMailFiles(place.dataDir, erased.mails).catch((error: unknown) =>
    place.log.error(error),
  );
}
