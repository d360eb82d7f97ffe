import type { Migration } from './migration';

/** The owner's whole address of a home that others are shown only about: its house and street are theirs to tell. */
export const exactAddress: Migration = {
  version: 8,
  name: 'exact-address',
  statements: [
    'ALTER TABLE properties ADD COLUMN exact_address text',
    `UPDATE properties SET
      exact_address = address,
      title = replace(title, ' in ' || split_part(address, ',', 1), ''),
      text_search = replace(text_search, lower(' in ' || split_part(address, ',', 1)), ''),
      address = CASE WHEN strpos(address, ',') > 0
        THEN ltrim(substr(address, strpos(address, ',') + 1)) ELSE coalesce(state, 'Nigeria') END,
      address_search = CASE WHEN strpos(address_search, ',') > 0
        THEN ltrim(substr(address_search, strpos(address_search, ',') + 1)) ELSE lower(coalesce(state, 'Nigeria')) END
      WHERE exact_lat IS NOT NULL AND address ~ '^[^,]*[0-9]'`,
  ],
};
