import type { Migration } from './migration';

/** Homes that people do not want to see any more. */
export const hiddenHomes: Migration = {
  version: 5,
  name: 'hidden-homes',
  statements: [
    `CREATE TABLE hidden_homes (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      property_id uuid NOT NULL REFERENCES properties ON DELETE CASCADE,
      title text NOT NULL,
      hidden_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, property_id)
    )`,
    'CREATE INDEX hidden_homes_property ON hidden_homes (property_id)',
  ],
};
