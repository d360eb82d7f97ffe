import type { Migration } from './migration';

/** When a message was written that waited on a phone before it arrived. */
export const writtenAt: Migration = {
  version: 4,
  name: 'written-at',
  statements: ['ALTER TABLE messages ADD COLUMN written_at timestamptz'],
};
