import type { Migration } from './migration';

/**
 * The end of a listing's life, the question whether it is still to be had, words to a
 * photo, and the secret address of an agent's calendar.
 */
export const listingLife: Migration = {
  version: 12,
  name: 'listing-life',
  statements: [
    'ALTER TABLE properties DROP CONSTRAINT properties_status_check',
    `ALTER TABLE properties ADD CONSTRAINT properties_status_check
       CHECK (status IN ('Active', 'Draft', 'Rented', 'Sold'))`,
    'ALTER TABLE properties ADD COLUMN closed_on date',
    'ALTER TABLE properties ADD COLUMN confirmed_at timestamptz NOT NULL DEFAULT now()',
    'ALTER TABLE properties ADD COLUMN availability_asked_at timestamptz',
    `CREATE INDEX properties_confirmed ON properties (confirmed_at) WHERE status = 'Active' AND deleted_at IS NULL`,
    'ALTER TABLE users ADD COLUMN calendar_token text UNIQUE',
    `ALTER TABLE photos ADD COLUMN caption text NOT NULL DEFAULT ''`,
  ],
};
