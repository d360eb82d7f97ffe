import type { Migration } from './migration';

/** Addresses of photo files that could not be removed when their last row went. */
export const filesToRemove: Migration = {
  version: 15,
  name: 'files-to-remove',
  statements: [
    `CREATE TABLE files_to_remove (
      address text PRIMARY KEY,
      since timestamptz NOT NULL DEFAULT now()
    )`,
  ],
};
