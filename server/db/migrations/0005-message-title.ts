import type { Migration } from './migration';

/**
 * Messages keep the title that their property had. The column may be empty: a backup from before
 * has no value for it.
 */
export const messageTitle: Migration = {
  version: 5,
  name: 'message-title',
  statements: [
    'ALTER TABLE messages ADD COLUMN property_title text',
    'UPDATE messages m SET property_title = p.title FROM properties p WHERE p.id = m.property_id',
  ],
};
