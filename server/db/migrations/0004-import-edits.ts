import type { Migration } from './migration';

/** The version an import last wrote: what is beyond it was written by a person and is theirs. */
export const importEdits: Migration = {
  version: 4,
  name: 'import-edits',
  // Nullable, so that a backup made before this column still restores.
  statements: ['ALTER TABLE properties ADD COLUMN source_version int'],
};
