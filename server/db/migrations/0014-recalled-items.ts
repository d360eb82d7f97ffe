import type { Migration } from './migration';

/** What people took back before it arrived: the late original must not live on. */
export const recalledItems: Migration = {
  version: 14,
  name: 'recalled-items',
  statements: [
    `CREATE TABLE recalled_items (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      collection text NOT NULL,
      entity_id uuid NOT NULL,
      recalled_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, collection, entity_id)
    )`,
    'CREATE INDEX recalled_items_age ON recalled_items (recalled_at)',
  ],
};
