import type { Migration } from './migration';

/** When an agent noted that a visitor who left a number has been called or written to. */
export const contactAnswered: Migration = {
  version: 9,
  name: 'contact-answered',
  statements: ['ALTER TABLE contact_requests ADD COLUMN answered_at timestamptz'],
};
