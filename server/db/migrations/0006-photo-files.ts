import type { Migration } from './migration';

/** Finds the photos that have a file, so that a file nobody has any more can go. */
export const photoFiles: Migration = {
  version: 6,
  name: 'photo-files',
  statements: ['CREATE INDEX photos_files ON photos USING gin ((ARRAY[small, medium, large]))'],
};
